// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The bytes of a document and the name under which messages speak of it.
///
/// A scene with overlays is one text of several parts, so that one offset tells file, line and column.
package struct SourceText: Equatable, Sendable {
  /// One file: its name and where it begins among the bytes.
  package struct Part: Equatable, Sendable {
    /// A path as the user gave it, or a word such as `<stdin>`.
    package let name: String
    package let start: Int
  }

  package let bytes: [UInt8]
  /// In the order of their beginnings; at least one.
  package let parts: [Part]

  /// Without the byte order mark that may stand in front, as editors count columns.
  package init(name: String, bytes: [UInt8]) {
    let mark = ByteOrderMark.length(in: bytes)
    self.bytes = mark == 0 ? bytes : Array(bytes[mark...])
    parts = [Part(name: name, start: 0)]
  }

  /// Puts texts one behind the other, with a line break between two, which belongs to neither: the end
  /// of a part is not the beginning of the next.
  init(_ texts: [SourceText]) {
    var (bytes, parts) = ([UInt8](), [Part]())
    for text in texts {
      if !parts.isEmpty { bytes.append(ASCII.lineFeed) }
      parts += text.parts.map { Part(name: $0.name, start: $0.start + bytes.count) }
      bytes += text.bytes
    }
    (self.bytes, self.parts) = (bytes, parts)
  }

  /// What messages call the text as a whole: the name of its first part.
  package var name: String { parts[0].name }

  func part(at offset: Int) -> Int { parts.lastIndex { $0.start <= offset } ?? 0 }

  /// The text of a range; bytes that are not UTF-8 appear as U+FFFD.
  package func text(in range: SourceRange) -> String {
    String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }
}
