// SPDX-License-Identifier: MIT

// Fast checks for ids and arrays of literal numbers; a value that fails them needs the full check.
extension SchemaKind {
  func isSound(_ value: JSONValue, in document: JSONDocument) -> Bool {
    if case .tuple(let tuple) = self { return tuple.isSound(value, in: document) }
    guard case .text(let form) = self, case .identifier = form.rule else { return false }
    return document.isIdentifier(value)
  }
}

extension SchemaTuple {
  func isSound(_ value: JSONValue, in document: JSONDocument) -> Bool {
    guard let first = document.firstElement(of: value, count: components.count) else {
      return false
    }
    return components.indices.allSatisfy { index in
      let number = document.writtenNumber(JSONValue(index: first + index))
      return number.map(components[index].number.isValid) ?? false
    }
  }
}
