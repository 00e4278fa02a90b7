// SPDX-License-Identifier: MIT

/// The result of parsing; after a syntax fault, it contains no document.
package struct JSONReading: Sendable {
  var document: JSONDocument?
  package var diagnostics: [Diagnostic]
}

package enum JSONReader {
  /// Returns the document if the text is a JSON object.
  static func object(_ bytes: [UInt8]) -> JSONDocument? {
    let document = read(SourceText(name: "", bytes: bytes)).document
    return document?.kind(of: .root) == .object ? document : nil
  }

  /// Parses a text; there is no document after a syntax fault, but duplicate keys and huge numbers still yield one.
  package static func read(_ source: SourceText, limits: SceneLimits = .default) -> JSONReading {
    source.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(source, bytes: bytes, limits: limits)
      do throws(Diagnostic) {
        try parser.parseDocument()
        return JSONReading(
          document: parser.breaches > 0
            ? nil : JSONDocument(parser.records, of: source, parser.keys),
          diagnostics: parser.notedFaults)
      } catch {
        return JSONReading(document: nil, diagnostics: parser.notedFaults + [error])
      }
    }
  }
}
