// SPDX-License-Identifier: MIT

/// A fast check for ids and short arrays of literal numbers, without references that need retaining.
struct SchemaGlance: BitwiseCopyable {
  private static let mostNumbers = 4

  private enum Form: UInt8 { case identifier, numbers }

  private let form: Form
  private var count = 0
  private var bounds = InlineArray<4, NumberBounds>(repeating: SchemaNumber.any.bounds)

  /// Returns `nil` for a kind that always needs the full check.
  init?(_ kind: SchemaKind) {
    switch kind {
    case .text(let text) where text.isIdentifier: form = .identifier
    case .tuple(let tuple) where Self.canHold(tuple):
      form = .numbers
      for component in tuple.components {
        bounds[count] = component.number.bounds
        count += 1
      }
    case .anything, .formatVersion, .text, .yes, .boolean, .number, .boundaryOrNull, .word,
      .tuple, .range, .list, .nested, .variants, .choice, .map, .named, .value, .assigned,
      .either:
      return nil
    }
  }

  private static func canHold(_ tuple: SchemaTuple) -> Bool {
    tuple.components.count <= mostNumbers && tuple.components.allSatisfy { $0.number.limit == nil }
  }

  /// True if the value certainly has no problem; if false, it needs the full check.
  func isSound(_ value: JSONValue, in document: JSONDocument) -> Bool {
    switch form {
    case .identifier: document.isIdentifier(value)
    case .numbers: areWithin(value, document)
    }
  }

  @inline(__always) private func areWithin(_ value: JSONValue, _ document: JSONDocument) -> Bool {
    guard let first = document.firstElement(of: value, count: count) else { return false }
    for index in 0..<count {
      guard let number = document.writtenNumber(JSONValue(index: first + index)),
        bounds[index].hold(number)
      else { return false }
    }
    return true
  }
}
