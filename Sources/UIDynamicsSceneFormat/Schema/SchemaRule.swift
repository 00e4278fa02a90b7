// SPDX-License-Identifier: MIT

/// How keys of one object exclude or need each other.
package enum SchemaRule: Sendable {
  case exactlyOne([SchemaAlternative])
  case atMostOne([SchemaAlternative])

  package var alternatives: [SchemaAlternative] {
    switch self {
    case .exactlyOne(let alternatives), .atMostOne(let alternatives): alternatives
    }
  }
}

extension SchemaRule {
  /// Whether an object keeps the rule, given how many keys of each alternative it has, and how many of
  /// those that need each other.
  func isKept(by counts: some Sequence<(all: Int, needed: Int)>) -> Bool {
    var touched = 0
    for (alternative, count) in zip(alternatives, counts) where count.all > 0 {
      touched += 1
      if count.needed < alternative.needed.count { return false }
    }
    if case .exactlyOne = self { return touched == 1 }
    return touched <= 1
  }
}

/// Keys that stand together and exclude those of the other alternatives.
package struct SchemaAlternative: Sendable {
  /// Those that need each other, then those that may be left out.
  package let keys: [String]
  /// Those that one of the keys needs.
  package let needed: [String]

  /// Keys that need each other.
  static func all(_ keys: String...) -> SchemaAlternative {
    SchemaAlternative(keys: keys, needed: keys)
  }

  /// A key, and others that may stand beside it.
  static func all(_ key: String, perhaps others: [String]) -> SchemaAlternative {
    SchemaAlternative(keys: [key] + others, needed: [key])
  }

  /// Keys of which each may be left out.
  static func any(_ keys: String...) -> SchemaAlternative {
    SchemaAlternative(keys: keys, needed: [])
  }
}
