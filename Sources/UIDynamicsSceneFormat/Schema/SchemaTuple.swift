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

  private init(_ noun: String, _ number: SchemaNumber, _ names: String...) {
    (self.noun, optional) = (noun, 0)
    components = names.map { Component($0, number) }
  }

  package var counts: [Int] {
    optional == 0 ? [components.count] : [components.count - optional, components.count]
  }

  /// The form in messages: "[x, y]".
  var form: String { counts.map(form).joined(separator: " or ") }

  func form(of count: Int) -> String {
    "[" + components.prefix(count).map { $0.name }.joined(separator: ", ") + "]"
  }

  package static let point = SchemaTuple("a point", .coordinate, "x", "y")
  package static let size = SchemaTuple("a size", .extent, "width", "height")
  package static let rect = SchemaTuple("a rectangle", point.components + size.components)
  static let vector = SchemaTuple("a vector", .signedFactor, "dx", "dy")
  static let offset = SchemaTuple("an offset", .coordinate, "dx", "dy")
  static let indexPath = SchemaTuple("an index path", .index, "section", "item")
  static let velocity = SchemaTuple("a velocity", .speed, "dx", "dy")
  /// A touch sample; if the velocity is omitted, it is derived from the previous sample.
  static let touch = SchemaTuple(
    "an array",
    [
      // One warning about milliseconds is enough for all touches, so there is no `takenFor`.
      .init("t", SchemaNumber("s", from: 0, to: SchemaNumber.largest)), .init("x", .coordinate),
      .init("y", .coordinate), .init("vx", .speed), .init("vy", .speed),
    ], optional: 2)
  /// A force; its range is limited because the engine squares forces.
  static let force = SchemaTuple("a force", SchemaNumber("N", from: -1e18, to: 1e18), "fx", "fy")
  package static let anyVector = SchemaTuple("a vector", .any, "dx", "dy")
  static let count = SchemaTuple(
    "a range", [.init("min", .count), .init("max", .count, isOpen: true)])
  /// The control points of a curve; because x is limited to 0 to 1, the curve is a function of time.
  static let bezier = SchemaTuple(
    "a curve",
    [
      .init("x1", .opacity), .init("y1", SchemaNumber("1", from: -100, to: 100)),
      .init("x2", .opacity), .init("y2", SchemaNumber("1", from: -100, to: 100)),
    ])
}
