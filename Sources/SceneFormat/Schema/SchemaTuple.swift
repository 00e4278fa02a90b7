// SPDX-License-Identifier: MIT

/// A fixed number of numbers in an array.
struct SchemaTuple: Sendable {
  /// With an article, for sentences: "a point".
  let noun: String
  let components: [Component]

  struct Component: Sendable {
    let name: String
    let number: SchemaNumber
  }

  init(_ noun: String, _ components: [(String, SchemaNumber)]) {
    self.noun = noun
    self.components = components.map { Component(name: $0.0, number: $0.1) }
  }

  /// The form in which it is written: "[x, y]".
  var form: String { "[" + components.map(\.name).joined(separator: ", ") + "]" }

  static let point = SchemaTuple("a point", [("x", .coordinate), ("y", .coordinate)])
  static let size = SchemaTuple("a size", [("width", .extent), ("height", .extent)])
  static let rect = SchemaTuple(
    "a rectangle",
    [("x", .coordinate), ("y", .coordinate), ("width", .extent), ("height", .extent)])
  /// A direction whose length counts.
  static let vector = SchemaTuple("a vector", [("dx", .signedFactor), ("dy", .signedFactor)])
  /// A displacement from the center of an item.
  static let offset = SchemaTuple("an offset", [("dx", .coordinate), ("dy", .coordinate)])
  static let indexPath = SchemaTuple("an index path", [("section", .place), ("item", .place)])
  static let velocity = SchemaTuple(
    "a velocity", [("dx", .signed("pt/s")), ("dy", .signed("pt/s"))])
}
