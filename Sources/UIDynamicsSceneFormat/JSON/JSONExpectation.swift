// SPDX-License-Identifier: MIT

/// An expectation of the grammar; the raw value is used in messages.
enum JSONExpectation: String {
  case document = "a JSON object"
  /// After `,` or `:`.
  case value = "a value"
  /// After `[`.
  case firstValue = #"a value or "]""#
  /// After `,`.
  case key = "a key in double quotes"
  /// After `{`.
  case firstKey = #"a key in double quotes or "}""#
  case colon = "a colon"
  case endOfElement = #""," or "]""#
  case endOfMember = #""," or "}""#
  case end = "the end of the file"
}
