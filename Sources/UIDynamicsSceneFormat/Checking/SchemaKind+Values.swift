// SPDX-License-Identifier: MIT

extension SchemaKind {
  package func accepts(_ type: JSONKind) -> Bool {
    switch self {
    case .anything: true
    case .formatVersion, .number: type == .number
    case .text, .word: type == .string
    case .boundaryOrNull: type == .string || type == .null
    case .boolean: type == .true || type == .false
    case .yes: type == .true
    case .tuple, .list, .range: type == .array
    case .nested, .variants, .choice, .map, .named: type == .object
    case .value: type != .null && type != .object
    case .assigned: type != .null
    case .either(let kinds): kinds.contains { $0.accepts(type) }
    }
  }

  /// True if a single expression can replace the entire value.
  package var canBeComputed: Bool {
    switch self {
    case .number, .boolean: true
    case .tuple(let tuple): tuple.counts == [2]
    case .either(let kinds): kinds.contains(where: { $0.canBeComputed })
    case .anything, .formatVersion, .yes, .text, .boundaryOrNull, .word, .range, .list, .nested,
      .variants, .choice, .map, .named, .value, .assigned:
      false
    }
  }

  var noun: String {
    switch self {
    case .anything: "any value"
    case .formatVersion, .number: "a number"
    case .text(let form): form.noun
    case .boundaryOrNull: "the id of a boundary, or null"
    case .yes: "true"
    case .value: "a number, true or false, a string or a vector"
    case .assigned: "a value"
    case .boolean: "true or false"
    case .word(let words): Sentence.list(words().map { $0.name })
    case .tuple(let tuple): "\(tuple.noun) \(tuple.form)"
    case .list: "an array"
    case .nested, .variants, .choice, .map, .named: "an object"
    case .range: "a range [min, max]"
    case .either(let kinds): kinds.map { $0.noun }.joined(separator: " or ")
    }
  }
}
