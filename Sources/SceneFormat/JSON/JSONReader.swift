// SPDX-License-Identifier: MIT

/// What reading a text gave: a document unless the grammar was broken, and what was found on the way.
struct JSONReading: Sendable {
  var document: JSONDocument?
  var diagnostics: [Diagnostic]
}

/// The way from bytes to a document.
enum JSONReader {
  /// Reads strict JSON.
  ///
  /// A breach of the grammar gives no document and one diagnostic for it, after those for equal keys
  /// and numbers beyond Double in front of it; these alone leave the document readable.
  static func read(_ source: SourceText, limits: SceneLimits = .default) -> JSONReading {
    source.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(source, bytes: bytes, limits: limits)
      do throws(JSONFault) {
        try parser.parseDocument()
        return JSONReading(
          document: JSONDocument(
            source: source, records: parser.records, numbers: parser.numbers),
          diagnostics: parser.notedFaults.map(\.diagnostic))
      } catch {
        return JSONReading(
          document: nil, diagnostics: (parser.notedFaults + [error]).map(\.diagnostic))
      }
    }
  }
}
