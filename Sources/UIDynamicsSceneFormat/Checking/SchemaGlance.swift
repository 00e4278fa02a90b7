// SPDX-License-Identifier: MIT

/// A fast check for ids and arrays of literal numbers.
struct SchemaGlance {
  /// The numbers; `nil` for an id.
  private let tuple: SchemaTuple?

  /// Returns `nil` for a kind that always needs the full check.
  init?(_ kind: SchemaKind) {
    switch kind {
    case .text(let text) where text.isIdentifier: tuple = nil
    case .tuple(let tuple)
    where tuple.optional == 0 && tuple.components.allSatisfy({ $0.number.limit == nil }):
      self.tuple = tuple
    case .anything, .formatVersion, .text, .yes, .boolean, .number, .boundaryOrNull, .word,
      .tuple, .range, .list, .nested, .variants, .choice, .map, .named, .value, .assigned,
      .either:
      return nil
    }
  }

  /// True if the value certainly has no problem; if false, it needs the full check.
  func isSound(_ value: JSONValue, in document: JSONDocument) -> Bool {
    guard let components = tuple?.components else { return document.isIdentifier(value) }
    guard let first = document.firstElement(of: value, count: components.count) else {
      return false
    }
    return components.indices.allSatisfy { index in
      let number = document.writtenNumber(JSONValue(index: first + index))
      return number.map(components[index].number.isValid) ?? false
    }
  }
}
