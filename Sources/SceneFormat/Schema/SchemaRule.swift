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
  /// Whether an object keeps the rule, given how many keys of each alternative it has.
  func isKept(by counts: some Sequence<Int>) -> Bool {
    var touched = 0
    for (alternative, count) in zip(alternatives, counts) where count > 0 {
      touched += 1
      if alternative.isWhole, count < alternative.keys.count { return false }
    }
    if case .exactlyOne = self { return touched == 1 }
    return touched <= 1
  }
}

/// Keys that stand together and exclude those of the other alternatives.
package struct SchemaAlternative: Sendable {
  package let keys: [String]
  /// Whether one of the keys needs all the others.
  package let isWhole: Bool

  /// Keys that need each other.
  static func all(_ keys: String...) -> SchemaAlternative {
    SchemaAlternative(keys: keys, isWhole: true)
  }

  /// Keys of which each may be left out.
  static func any(_ keys: String...) -> SchemaAlternative {
    SchemaAlternative(keys: keys, isWhole: false)
  }
}
