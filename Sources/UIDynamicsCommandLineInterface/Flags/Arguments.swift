// SPDX-License-Identifier: MIT

struct Arguments: Equatable {
  var command: String?
  var operands: [String] = []
  /// In order; an option that does not take a value has an empty string.
  var values: [Flag.ID: [String]] = [:]

  func has(_ id: Flag.ID) -> Bool { values[id] != nil }

  subscript(id: Flag.ID) -> String? { values[id]?.first }
}
