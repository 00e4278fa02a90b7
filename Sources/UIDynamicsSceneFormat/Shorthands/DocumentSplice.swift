// SPDX-License-Identifier: MIT

/// Copies a document and inserts parts of a generated one.
struct DocumentSplice: ~Copyable {
  /// A change to an array or object.
  struct Change {
    /// The indices of keys to omit.
    var dropped: [Int] = []
    /// Elements of the generated array: objects whose members are added, or arrays whose elements are inserted first.
    var pieces: [Int] = []
  }

  private let written: JSONDocument
  private let generated: JSONDocument
  private let pieces: [JSONValue]
  private let pieceOrigins: [JSONValue]
  private let changes: [Int: Change]
  private let changed: [Int]
  private let start: Int
  private var writer: TapeWriter
  private var origins: [JSONValue] = []

  /// Creates a splice of a document and an array of pieces, each derived from a value of the document.
  init(
    _ written: JSONDocument, _ generated: JSONDocument, origins: [JSONValue],
    changes: [Int: Change]
  ) {
    let source = SourceText([written.source, generated.source])
    (self.written, self.generated, self.changes) = (written, generated, changes)
    (pieces, pieceOrigins) = (Array(generated.elements(of: .root)), origins)
    changed = changes.keys.sorted()
    start = source.bytes.count - generated.source.bytes.count
    writer = TapeWriter(source)
  }

  mutating func copy(_ value: JSONValue) {
    let next = changed.leadingCount { $0 < value.index }
    guard next < changed.count, changed[next] < written.index(after: value) else {
      return append(value)
    }
    let change = changes[value.index] ?? Change()
    let container = writer.open(value, of: written, from: 0)
    origins.append(value)
    let isArray = written.kind(of: value) == .array
    if isArray { append(change.pieces) }
    for element in written.elements(of: value) { copy(element) }
    for member in written.members(of: value) where !change.dropped.contains(member.key.index) {
      append(member.key)
      copy(member.value)
    }
    if !isArray { append(change.pieces) }
    writer.close(container)
  }

  consuming func document() -> JSONDocument {
    let expansion = JSONDocument.Expansion(written: written, origins: origins, start: start)
    return writer.document(expansion)
  }

  private mutating func append(_ value: JSONValue) {
    writer.append(value, of: written, from: 0)
    origins += (value.index..<written.index(after: value)).map { JSONValue(index: $0) }
  }

  private mutating func append(_ indices: [Int]) {
    for piece in indices {
      for element in generated.elements(of: pieces[piece]) { append(element, of: piece) }
      for member in generated.members(of: pieces[piece]) {
        append(member.key, of: piece)
        append(member.value, of: piece)
      }
    }
  }

  private mutating func append(_ value: JSONValue, of piece: Int) {
    writer.append(value, of: generated, from: start)
    let count = generated.index(after: value) - value.index
    origins += Array(repeating: pieceOrigins[piece], count: count)
  }
}
