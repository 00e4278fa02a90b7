// SPDX-License-Identifier: MIT

package final class SchemaTuple: Sendable {
  let noun: String
  package let components: [Component]
  /// The number of trailing components that can be omitted together.
  package let optional: Int

  package struct Component: Sendable {
    package let name: String
    package let number: SchemaNumber
    /// True if the component can be null, which means that it is unbounded.
    let isOpen: Bool

    init(_ name: String, _ number: SchemaNumber, isOpen: Bool = false) {
      (self.name, self.number, self.isOpen) = (name, number, isOpen)
    }
  }

  init(_ noun: String, _ components: [Component], optional: Int = 0) {
    (self.noun, self.components, self.optional) = (noun, components, optional)
  }

  package var counts: [Int] {
    optional == 0 ? [components.count] : [components.count - optional, components.count]
  }

  /// The form in messages: "[x, y]".
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
  static let vector = SchemaTuple(
    "a vector", [.init("dx", .signedFactor), .init("dy", .signedFactor)])
  static let offset = SchemaTuple(
    "an offset", [.init("dx", .coordinate), .init("dy", .coordinate)])
  static let indexPath = SchemaTuple(
    "an index path", [.init("section", .index), .init("item", .index)])
  static let velocity = SchemaTuple(
    "a velocity", [.init("dx", .signed("pt/s")), .init("dy", .signed("pt/s"))])
  /// A touch sample; if the velocity is omitted, it is derived from the previous sample.
  static let touch = SchemaTuple(
    "an array",
    [
      // One warning about milliseconds is enough for all touches, so there is no `takenFor`.
      .init("t", SchemaNumber("s", from: 0, to: SchemaNumber.largest)), .init("x", .coordinate),
      .init("y", .coordinate), .init("vx", .signed("pt/s")), .init("vy", .signed("pt/s")),
    ], optional: 2)
  /// A force; its range is limited because the engine squares forces.
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
