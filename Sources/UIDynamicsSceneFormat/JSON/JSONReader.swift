// SPDX-License-Identifier: MIT

/// The result of parsing; a syntax fault gives no document.
struct JSONReading: Sendable {
  var document: JSONDocument?
  var diagnostics: [Diagnostic]
}

enum JSONReader {
  /// Parses strict JSON.
  ///
  /// A syntax fault gives no document but all diagnostics up to the first without recovery.
  /// Duplicate keys and numbers beyond Double still give a document.
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
