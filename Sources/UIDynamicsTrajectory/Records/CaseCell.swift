// SPDX-License-Identifier: MIT

package enum CaseCell: Equatable, Sendable {
  /// An empty field in CSV, or `null` in JSON.
  case nothing
  case integer(Int)
  case number(Double)
  case single(Float)
  case word(String)
  /// Written as 16 hexadecimal digits.
  case digest(UInt64)
  case value(RecordValue)

  package init(_ number: Double?) { self = number.map { .number($0) } ?? .nothing }

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
