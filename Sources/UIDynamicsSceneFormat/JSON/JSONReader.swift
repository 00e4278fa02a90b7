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
  /// A breach of the grammar gives no document, and a diagnostic for each up to one behind which the meaning is
  /// not certain; equal keys and numbers beyond Double alone leave the document readable.
  static func read(_ source: SourceText, limits: SceneLimits = .default) -> JSONReading {
    source.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(source, bytes: bytes, limits: limits)
      do throws(Diagnostic) {
        try parser.parseDocument()
        return JSONReading(
          document: parser.breaches > 0
            ? nil
            : JSONDocument(parser.takeTape(), of: source, parser.keys),
          diagnostics: parser.notedFaults)
      } catch {
        return JSONReading(document: nil, diagnostics: parser.notedFaults + [error])
      }
    }
  }
}
