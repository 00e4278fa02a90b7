// SPDX-License-Identifier: MIT

/// Unique output names for scene ids; request helper names last, so that ids keep their names unchanged.
struct ExportNames {
  enum Language {
    /// CSS classes and custom properties: letters, digits, hyphens and underscores.
    case css
    /// Swift and Kotlin types: letters and digits, starting with a capital.
    case type
  }

  private let language: Language
  private let prefix: String
  private var taken: Set<String> = []

  init(_ language: Language, _ options: ExportOptions) {
    (self.language, prefix) = (language, options.prefix)
  }

  mutating func name(for id: String) -> String {
    let plain = language == .css ? Self.class(prefix + id) : Self.type("\(prefix)-\(id)")
    var (name, count) = (plain, 1)
    while !taken.insert(name.lowercased()).inserted {
      count += 1
      name = "\(plain)\(language == .css ? "-" : "")\(count)"
    }
    return name
  }

  /// Replaces everything except letters, digits, hyphens and underscores with hyphens.
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
