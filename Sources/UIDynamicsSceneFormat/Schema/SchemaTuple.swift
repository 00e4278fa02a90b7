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
    /// Whether it may be null, for no bound.
    let isOpen: Bool

    init(_ name: String, _ number: SchemaNumber, isOpen: Bool = false) {
      (self.name, self.number, self.isOpen) = (name, number, isOpen)
    }
  }

  init(_ noun: String, _ components: [Component], optional: Int = 0) {
    (self.noun, self.components, self.optional) = (noun, components, optional)
  }

  /// How many numbers there may be.
  package var counts: [Int] {
    optional == 0 ? [components.count] : [components.count - optional, components.count]
  }

  /// The form in which it is written: "[x, y]".
  var form: String { counts.map(form).joined(separator: " or ") }

  func form(of count: Int) -> String {
    "[" + components.prefix(count).map { $0.name }.joined(separator: ", ") + "]"
  }

  package static let point = SchemaTuple(
    "a point", [.init("x", .coordinate), .init("y", .coordinate)])
  package static let size = SchemaTuple(
    "a size", [.init("width", .extent), .init("height", .extent)])
  package static let rect = SchemaTuple(
    "a rectangle",
    [
      .init("x", .coordinate), .init("y", .coordinate), .init("width", .extent),
      .init("height", .extent),
    ])
  /// A direction whose length counts.
  static let vector = SchemaTuple(
    "a vector", [.init("dx", .signedFactor), .init("dy", .signedFactor)])
  /// A displacement from the center of an item.
  static let offset = SchemaTuple(
    "an offset", [.init("dx", .coordinate), .init("dy", .coordinate)])
  static let indexPath = SchemaTuple(
    "an index path", [.init("section", .place), .init("item", .place)])
  static let velocity = SchemaTuple(
    "a velocity", [.init("dx", .signed("pt/s")), .init("dy", .signed("pt/s"))])
  /// A sample of a gesture; the velocity is given or taken from the sample before.
  static let touch = SchemaTuple(
    "an array",
    [
      // Of all touches of a gesture in milliseconds one warning is enough.
      .init("t", SchemaNumber("s", from: 0, to: SchemaNumber.largest)), .init("x", .coordinate),
      .init("y", .coordinate), .init("vx", .signed("pt/s")), .init("vy", .signed("pt/s")),
    ], optional: 2)
  /// The engine works with squares of forces.
  static let force = SchemaTuple(
    "a force",
    [
      .init("fx", SchemaNumber("N", from: -1e18, to: 1e18)),
      .init("fy", SchemaNumber("N", from: -1e18, to: 1e18)),
    ])
  package static let anyVector = SchemaTuple("a vector", [.init("dx", .any), .init("dy", .any)])
  static let count = SchemaTuple(
    "a range", [.init("min", .count), .init("max", .count, isOpen: true)])
}
