// SPDX-License-Identifier: MIT

/// Replaces the shorthands of a scene with other keys.
///
/// The result depends only on the text, not on parameter values. Generated values have the position of their shorthand.
struct SceneExpansion {
  let written: JSONDocument
  private let limits: SceneLimits
  /// The changes by the index of an object or array.
  private var changes: [Int: DocumentSplice.Change] = [:]
  /// The members to add to an object, or the elements to insert first in an array, as JSON.
  private var pieces: [(text: String, origin: JSONValue)] = []
  private var length = 0

  private static let words = [
    "stiffness", "response", "duration", "drag", "flick", "tap", "drags",
  ]

  /// Returns the document without shorthands, or `nil` if it contains none; the document must be valid.
  static func document(
    of written: JSONDocument, _ limits: SceneLimits
  ) throws(Diagnostic) -> JSONDocument? {
    guard words.contains(where: { written.name($0).isUsed }) else { return nil }
    var expansion = SceneExpansion(written: written, limits: limits)
    let root = ObjectReader(written, .root)
    for behavior in root.objects("behaviors") { try expansion.writeSprings(of: behavior) }
    try expansion.writeGestures(root)
    return expansion.pieces.isEmpty ? nil : expansion.document
  }

  private init(written: JSONDocument, limits: SceneLimits) {
    (self.written, self.limits) = (written, limits)
  }

  // MARK: Changes

  /// Replaces keys of an object with members, or inserts elements first in an array.
  mutating func write(
    _ text: String, in container: JSONValue, replacing keys: [String] = [], of origin: JSONValue
  ) throws(Diagnostic) {
    let dropped = keys.compactMap { written.key($0, in: container)?.index }
    changes[container.index, default: .init()].dropped += dropped
    changes[container.index, default: .init()].pieces.append(pieces.count)
    pieces.append((text, origin))
    length += text.utf8.count
    guard length > limits[.bytes] else { return }
    throw Diagnostic(
      .limitExceeded, SceneLimit.bytes.excess(over: limits[.bytes]),
      at: written.mark(of: origin), pointer: written.pointers(to: [origin])[0])
  }

  private var document: JSONDocument? {
    let text = "[\(pieces.map { $0.text }.joined(separator: ",\n"))]"
    let generated = SourceText(name: written.source.name, bytes: Array(text.utf8))
    guard let fragments = JSONReader.read(generated, limits: limits).document else { return nil }
    var splice = DocumentSplice(
      written, fragments, origins: pieces.map { $0.origin }, changes: changes)
    splice.copy(.root)
    return splice.document()
  }
}
