// SPDX-License-Identifier: MIT

/// A value that a scene hands out: with an emitted record, or as a parameter.
package enum RecordValue: Equatable, Sendable {
  case number(Double)
  case boolean(Bool)
  case string(String)
  /// A vector, or another row of numbers.
  case numbers([Double])
  /// In this order.
  case object([RecordMember])
}

/// A value with its name.
package struct RecordMember: Equatable, Sendable {
  package var key: String
  package var value: RecordValue

  package init(_ key: String, _ value: RecordValue) { (self.key, self.value) = (key, value) }
}
