// SPDX-License-Identifier: MIT

import Foundation

/// The public symbols of a module, as written by `swift symbolgraph-extract`.
struct SymbolGraph: Decodable {
  /// A public declaration; overloads that differ only in types share a name.
  struct Symbol: Decodable, Equatable {
    /// The names of the enclosing types, followed by the symbol's own, such as `UIView.convert(_:to:)`.
    let name: String
    /// The file that contains the declaration, if the graph names one.
    let file: String?
    let isDocumented: Bool

    init(name: String, file: String? = nil, isDocumented: Bool = true) {
      (self.name, self.file, self.isDocumented) = (name, file, isDocumented)
    }

    private enum CodingKeys: CodingKey { case pathComponents, docComment, location }
    private struct Comment: Decodable { var lines: [Line] }
    private struct Line: Decodable { var text: String }
    private struct Location: Decodable { var uri: String }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      name = try values.decode([String].self, forKey: .pathComponents).joined(separator: ".")
      file = try values.decodeIfPresent(Location.self, forKey: .location)?.uri
      // Synthesized declarations, such as a raw value's initializer, have no location.
      let lines = try values.decodeIfPresent(Comment.self, forKey: .docComment)?.lines ?? []
      let hasText = lines.contains { line in line.text.contains { !$0.isWhitespace } }
      isDocumented = hasText || file == nil
    }
  }

  let symbols: [Symbol]

  init(symbols: [Symbol]) { self.symbols = symbols }

  init(contentsOf file: String) throws {
    try self.init(text: String(contentsOfFile: file, encoding: .utf8))
  }

  init(text: String) throws {
    self = try JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8))
  }
}
