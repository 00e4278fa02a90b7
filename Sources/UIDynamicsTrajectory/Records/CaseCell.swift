// SPDX-License-Identifier: MIT

/// One value of the line that says what became of a case of a sweep.
package enum CaseCell: Equatable, Sendable {
  /// There is none: an empty field, or `null`.
  case nothing
  case integer(Int)
  case number(Double)
  /// A number of 32 bits.
  case single(Float)
  case word(String)
  /// 64 bits as 16 hexadecimal digits.
  case digest(UInt64)
  case value(RecordValue)

  package init(_ number: Double?) { self = number.map { .number($0) } ?? .nothing }

  /// The number it is; nil for anything else.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value), .value(.number(let value)): value
    case .single(let value): Double(value)
    case .nothing, .word, .digest, .value(.boolean), .value(.string), .value(.numbers),
      .value(.object):
      nil
    }
  }
}
