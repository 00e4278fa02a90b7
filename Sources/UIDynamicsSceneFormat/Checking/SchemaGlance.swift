// SPDX-License-Identifier: MIT

/// A look at a value that ends the check of very many: an id, or a few numbers that are written.
///
/// It holds no reference, and so is cheaper to hand on than the kind that it is taken from.
struct SchemaGlance: BitwiseCopyable {
  private static let mostNumbers = 4

  private enum Form: UInt8 { case identifier, numbers }

  private let form: Form
  private var count = 0
  private var bounds = InlineArray<4, NumberBounds>(repeating: SchemaNumber.any.bounds)

  /// Nil for a kind whose values have to be looked at closely.
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

  /// Whether there is nothing to say of a value; false is not certain.
  func isSound(_ value: JSONValue, in document: JSONDocument) -> Bool {
    switch form {
    case .identifier: document.isIdentifier(value)
    case .numbers: areWithin(value, document)
    }
  }

  @inline(__always) private func areWithin(_ value: JSONValue, _ document: JSONDocument) -> Bool {
    guard let first = document.firstElement(of: value, count: count) else { return false }
    for place in 0..<count {
      guard let number = document.writtenNumber(JSONValue(index: first + place)),
        bounds[place].hold(number)
      else { return false }
    }
    return true
  }
}
