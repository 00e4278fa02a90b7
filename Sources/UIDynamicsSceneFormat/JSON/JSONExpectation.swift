// SPDX-License-Identifier: MIT

/// What the grammar allows where something else stands, as sentences call it.
enum JSONExpectation: String {
  /// The first thing in the file.
  case document = "a JSON object"
  /// A value after `,` or `:`.
  case value = "a value"
  /// A value after `[`, or the end of an empty array.
  case firstValue = #"a value or "]""#
  /// A key after `,`.
  case key = "a key in double quotes"
  /// A key after `{`, or the end of an empty object.
  case firstKey = #"a key in double quotes or "}""#
  /// The colon behind a key.
  case colon = "a colon"
  /// The comma or bracket behind an element of an array.
  case endOfElement = #""," or "]""#
  /// The comma or bracket behind a member of an object.
  case endOfMember = #""," or "}""#
  /// Nothing but white space behind the document.
  case end = "the end of the file"
}
