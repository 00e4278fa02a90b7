// SPDX-License-Identifier: MIT

/// A command line taken apart, and nothing but that: what was literally asked for.
struct Arguments: Equatable {
  /// The first operand; nil when there is none.
  var command: String?
  /// The operands behind the command.
  var operands: [String] = []
  /// The values of each option in the order given; an option without value has an empty text.
  var values: [Flag.ID: [String]] = [:]

  func has(_ id: Flag.ID) -> Bool { values[id] != nil }

  /// The value of an option that may not repeat; nil when the option is not there.
  subscript(id: Flag.ID) -> String? { values[id]?.first }
}
