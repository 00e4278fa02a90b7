// SPDX-License-Identifier: MIT

/// A fixed number of numbers in an array.
package struct SchemaTuple: Sendable {
  /// With an article, for sentences: "a point".
  let noun: String
  package let components: [Component]
  /// How many of the last may be left out, all together.
  package let optional: Int

  package struct Component: Sendable {
    package let name: String
    package let number: SchemaNumber
  }

  init(_ noun: String, _ components: [(String, SchemaNumber)], optional: Int = 0) {
    (self.noun, self.optional) = (noun, optional)
    self.components = components.map { Component(name: $0.0, number: $0.1) }
  }

  /// How many numbers there may be.
  package var counts: [Int] {
    optional == 0 ? [components.count] : [components.count - optional, components.count]
  }

  /// The form in which it is written: "[x, y]".
  var form: String { counts.map(form).joined(separator: " or ") }

  /// The form with so many numbers.
  func form(of count: Int) -> String {
    "[" + components.prefix(count).map(\.name).joined(separator: ", ") + "]"
  }

  package static let point = SchemaTuple("a point", [("x", .coordinate), ("y", .coordinate)])
  package static let size = SchemaTuple("a size", [("width", .extent), ("height", .extent)])
  package static let rect = SchemaTuple(
    "a rectangle",
    [("x", .coordinate), ("y", .coordinate), ("width", .extent), ("height", .extent)])
  /// A direction whose length counts.
  static let vector = SchemaTuple("a vector", [("dx", .signedFactor), ("dy", .signedFactor)])
  /// A displacement from the center of an item.
  static let offset = SchemaTuple("an offset", [("dx", .coordinate), ("dy", .coordinate)])
  static let indexPath = SchemaTuple("an index path", [("section", .place), ("item", .place)])
  static let velocity = SchemaTuple(
    "a velocity", [("dx", .signed("pt/s")), ("dy", .signed("pt/s"))])
  /// A sample of a gesture; the velocity is given or taken from the sample before.
  static let touch = SchemaTuple(
    "an array",
    [
      // Of all touches of a gesture in milliseconds one warning is enough.
      ("t", SchemaNumber("s", from: 0, to: SchemaNumber.largest)), ("x", .coordinate),
      ("y", .coordinate), ("vx", .signed("pt/s")),
      ("vy", .signed("pt/s")),
    ], optional: 2)
  /// The engine works with squares of forces.
  static let force = SchemaTuple(
    "a force",
    [
      ("fx", SchemaNumber("N", from: -1e18, to: 1e18)),
      ("fy", SchemaNumber("N", from: -1e18, to: 1e18)),
    ])
  package static let anyVector = SchemaTuple("a vector", [("dx", .any), ("dy", .any)])
  static let count = SchemaTuple("a range", [("min", .count), ("max", .count)])
}
