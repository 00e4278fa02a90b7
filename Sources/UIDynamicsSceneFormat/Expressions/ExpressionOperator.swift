// SPDX-License-Identifier: MIT

package enum ExpressionPrefix: String, CaseIterable, Sendable {
  case negate = "-"
  case not = "!"

  package var signatures: [ExpressionSignature] {
    switch self {
    case .negate: [.init(.number, gives: .number), .init(.vector, gives: .vector)]
    case .not: [.init(.boolean, gives: .boolean)]
    }
  }

  package var sentence: String {
    switch self {
    case .negate: "The negated number or vector"
    case .not: "True if the boolean is false"
    }
  }
}

package enum ExpressionInfix: String, CaseIterable, Sendable {
  case or = "||"
  case and = "&&"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"

  /// A higher value binds tighter; operators of equal precedence associate to the left, and `?:` binds loosest.
  package var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual: 3
    case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
    case .add, .subtract: 5
    case .multiply, .divide, .remainder: 6
    }
  }

  private var ofNumbers: ExpressionType? {
    switch self {
    case .or, .and: nil
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: .boolean
    case .add, .subtract, .multiply, .divide, .remainder: .number
    }
  }

  package var signatures: [ExpressionSignature] {
    ofNumbers.map { [.init(.number, .number, gives: $0)] + ofOthers } ?? ofOthers
  }

  private var ofOthers: [ExpressionSignature] {
    switch self {
    case .or, .and: [.init(.boolean, .boolean, gives: .boolean)]
    case .equal, .notEqual:
      ExpressionType.allCases.filter { $0 != .number }.map {
        .init(.value($0), .value($0), gives: .boolean)
      }
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .remainder: []
    case .add:
      [.init(.vector, .vector, gives: .vector), .init(.string, .string, gives: .string)]
    case .subtract: [.init(.vector, .vector, gives: .vector)]
    case .multiply:
      [.init(.number, .vector, gives: .vector), .init(.vector, .number, gives: .vector)]
    case .divide: [.init(.vector, .number, gives: .vector)]
    }
  }

  package var sentence: String {
    switch self {
    case .or: "True if at least one is true; the second is not evaluated if the first is true"
    case .and: "True if both are true; the second is not evaluated if the first is false"
    case .equal: "True if both are exactly equal"
    case .notEqual: "True if they differ"
    case .less, .lessOrEqual, .greater, .greaterOrEqual: "Compares two numbers"
    case .add: "Sum; also joins two strings"
    case .subtract: "Difference"
    case .multiply: "Product; also scales a vector"
    case .divide: "Quotient; division by 0 stops the run"
    case .remainder: "Remainder, with the sign of the first number"
    }
  }
}

/// A component of a vector, by any of its names.
package enum ExpressionComponent: String, CaseIterable, Sendable {
  case x, y, dx, dy, width, height

  package var isHorizontal: Bool {
    switch self {
    case .x, .dx, .width: true
    case .y, .dy, .height: false
    }
  }
}
