// SPDX-License-Identifier: MIT

/// Parses a scene and its overlays into one document.
enum SceneTexts {
  static func read(
    _ texts: [SourceText], as source: SourceText, _ limits: SceneLimits
  ) -> JSONReading {
    var whole = JSONReader.read(texts[0], limits: limits)
    for (index, text) in texts.enumerated().dropFirst() {
      let offset = source.parts[index].start
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
  fileprivate func shifted(by offset: Int) -> Diagnostic {
    var moved = self
    moved.range = range.shifted(by: offset)
    moved.notes = notes.map { Note($0.message, at: $0.range.shifted(by: offset)) }
    return moved
  }
}
