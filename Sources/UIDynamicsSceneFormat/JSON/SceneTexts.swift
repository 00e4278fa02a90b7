// SPDX-License-Identifier: MIT

/// Reads the text of a scene and those that are merged over it into one document.
enum SceneTexts {
  /// `source` is all texts one behind the other.
  static func read(
    _ texts: [SourceText], as source: SourceText, _ limits: SceneLimits
  ) -> JSONReading {
    var whole = JSONReader.read(texts[0], limits: limits)
    for (place, text) in texts.enumerated().dropFirst() {
      let offset = source.parts[place].start
      let reading = JSONReader.read(text, limits: limits)
      whole.diagnostics += reading.diagnostics.map { $0.shifted(by: offset) }
      guard let target = whole.document, let patch = reading.document else {
        whole.document = nil
        continue
      }
      whole.document = JSONMerger.merge(patch, at: offset, into: target, source: source)
    }
    return whole
  }
}

extension Diagnostic {
  /// The message with its places behind a text of so many bytes.
  fileprivate func shifted(by offset: Int) -> Diagnostic {
    var moved = self
    moved.range = range.shifted(by: offset)
    moved.notes = notes.map { Note($0.message, at: $0.range.shifted(by: offset)) }
    return moved
  }
}
