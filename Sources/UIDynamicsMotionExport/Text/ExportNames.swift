// SPDX-License-Identifier: MIT

/// Names that ids of a scene have in an output, each once; who needs more than those asks for them behind
/// those of all ids, and what stands in the scene has its plain name.
struct ExportNames {
  enum Language {
    /// Classes and custom properties of CSS: letters, digits, hyphens and underscores.
    case css
    /// Types of Swift and Kotlin: letters and digits, a capital first.
    case type
  }

  private let language: Language
  private var taken: Set<String> = []

  init(_ language: Language) { self.language = language }

  /// A name that was not given out yet.
  mutating func name(for id: String) -> String {
    let plain = language == .css ? Self.class(id) : Self.type(id)
    var (name, count) = (plain, 1)
    while !taken.insert(name.lowercased()).inserted {
      count += 1
      name = "\(plain)\(language == .css ? "-" : "")\(count)"
    }
    return name
  }

  /// Letters, digits and hyphens; everything else becomes a hyphen.
  private static func `class`(_ id: String) -> String {
    let characters = id.unicodeScalars.map { scalar in
      isPlain(scalar) || scalar == "_" ? Character(scalar) : "-"
    }
    let name = String(characters)
    guard let first = name.first, first.isLetter else { return "item-\(name)" }
    return name
  }

  private static func type(_ id: String) -> String {
    let words = id.unicodeScalars.split { !isPlain($0) }.map(String.init)
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = name.first, first.isLetter else { return "Item\(name)" }
    return name
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
  }
}
