// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry
internal import UIDynamicsTrajectory

/// The value of an expression, which replaces the expression's string in a document.
package enum ExpressionValue: Equatable, Sendable {
  case number(Double)
  case boolean(Bool)
  case string(String)
  /// A point, a size or a direction.
  case vector(CGVector)

  /// The kind that the string has in a document after evaluation.
  var kind: JSONKind {
    switch self {
    case .number: .number
    case .boolean(let value): value ? .true : .false
    case .string: .string
    case .vector: .array
    }
  }
}

// Accessors return a neutral value if the type does not match, which the checks prevent.
extension ExpressionValue {
  package static func point(_ point: CGPoint) -> ExpressionValue {
    .vector(CGVector(dx: point.x, dy: point.y))
  }

  package static func size(_ size: CGSize) -> ExpressionValue {
    .vector(CGVector(dx: size.width, dy: size.height))
  }

  package var number: Double { if case .number(let number) = self { number } else { 0 } }
  package var truth: Bool { if case .boolean(let value) = self { value } else { false } }
  package var vector: CGVector { if case .vector(let vector) = self { vector } else { .zero } }
  package var text: String { if case .string(let text) = self { text } else { "" } }

  var isFinite: Bool { number.isFinite && vector.dx.isFinite && vector.dy.isFinite }

  /// Compares exact bits, because `==` ignores the sign of zero and Unicode normalization.
  func isIdentical(to other: ExpressionValue) -> Bool {
    kind == other.kind && text.utf8.elementsEqual(other.text.utf8)
      && numbers.map { $0.bitPattern } == other.numbers.map { $0.bitPattern }
  }

  package func append(to numbers: inout [Double]) {
    switch self {
    case .number(let number): numbers.append(number)
    case .vector(let vector):
      numbers.append(vector.dx)
      numbers.append(vector.dy)
    case .boolean, .string: break
    }
  }

  package var numbers: [Double] {
    var numbers: [Double] = []
    append(to: &numbers)
    return numbers
  }

  package func number(outside range: ClosedRange<Double>) -> Double? {
    numbers.first { !range.contains($0) }
  }
}

extension ExpressionValue: CustomStringConvertible {
  /// The value in messages; 32-bit results of the engine are formatted as in the output rows.
  package var description: String {
    switch self {
    case .number(let number): Self.text(number)
    case .boolean(let boolean): "\(boolean)"
    case .string(let string): "'\(clipped(string))'"
    case .vector(let vector): "[\(Self.text(vector.dx)), \(Self.text(vector.dy))]"
    }
  }

  /// The shortest text that parses to the same number; integers have no decimal point.
  private static func text(_ number: Double) -> String {
    if number.magnitude < 0x1p53, number == number.rounded() { return "\(Int64(number))" }
    let short = Float(number)
    return Double(short) == number
      ? NumberText.text(of: short) : NumberText.text(of: number)
  }
}
