// SPDX-License-Identifier: MIT

package enum RecordValue: Equatable, Sendable {
  case number(Double)
  case boolean(Bool)
  case string(String)
  case numbers([Double])
  case object([RecordMember])
}

package struct RecordMember: Equatable, Sendable {
  package var key: String
  package var value: RecordValue

  package init(_ key: String, _ value: RecordValue) { (self.key, self.value) = (key, value) }
}
