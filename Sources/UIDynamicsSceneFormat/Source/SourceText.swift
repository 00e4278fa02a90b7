// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The bytes of a document and a name for messages; overlays are additional parts of the same text.
package struct SourceText: Equatable, Sendable {
  package struct Part: Equatable, Sendable {
    /// A path as the user specified it, or a word such as `<stdin>`.
    package let name: String
    package let start: Int
  }

  package let bytes: [UInt8]
  /// The parts in the order of `start`; never empty.
  package let parts: [Part]

  /// Removes the byte order mark, which editors do not count.
  package init(name: String, bytes: [UInt8]) {
    let mark = ByteOrderMark.length(in: bytes)
    self.bytes = mark == 0 ? bytes : Array(bytes[mark...])
    parts = [Part(name: name, start: 0)]
  }

  /// Concatenates texts with line breaks between them, so that the end of each part is unambiguous.
  init(_ texts: [SourceText]) {
    var (bytes, parts) = ([UInt8](), [Part]())
    for text in texts {
      if !parts.isEmpty { bytes.append(ASCII.lineFeed) }
      parts += text.parts.map { Part(name: $0.name, start: $0.start + bytes.count) }
      bytes += text.bytes
    }
    (self.bytes, self.parts) = (bytes, parts)
  }

  package var name: String { parts[0].name }

  func part(at offset: Int) -> Int { parts.lastIndex { $0.start <= offset } ?? 0 }

  /// Returns the text in a range; malformed UTF-8 becomes U+FFFD.
  package func text(in range: SourceRange) -> String {
    String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }
}
