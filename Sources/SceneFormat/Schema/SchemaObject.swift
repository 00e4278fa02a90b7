// SPDX-License-Identifier: MIT

/// A kind of object: the keys it may have and how they go together.
struct SchemaObject: Sendable {
  /// With an article, for sentences: "a view".
  let noun: String
  let keys: [SchemaKey]
  let rules: [SchemaRule]

  /// Makes an object from its rows; every object also takes a `$comment`.
  init(_ noun: String, keys: [SchemaKey], rules: [SchemaRule] = []) {
    self.noun = noun
    self.keys = keys + [.comment]
    self.rules = rules
  }
}

/// One row of the table: a key, what it may hold and what it means.
struct SchemaKey: Sendable {
  let name: String
  let kind: SchemaKind
  let isRequired: Bool
  /// JSON text of the value that holds when the key is left out; nil where that is no value.
  let standard: String?
  let support: SchemaSupport
  /// One sentence without the full stop.
  let doc: String

  init(
    _ name: String, _ kind: SchemaKind, isRequired: Bool = false, default standard: String? = nil,
    support: SchemaSupport = .runs, _ doc: String
  ) {
    self.name = name
    self.kind = kind
    self.isRequired = isRequired
    self.standard = standard
    self.support = support
    self.doc = doc
  }

  /// A key that format version 1 has and this release cannot run yet.
  static func later(_ name: String, _ doc: String) -> SchemaKey {
    SchemaKey(name, .anything, support: .later, doc)
  }

  static let comment = SchemaKey("$comment", .anything, "Any JSON value; ignored")
}

/// How keys of one object exclude or need each other.
enum SchemaRule: Sendable {
  case exactlyOne([SchemaAlternative])
  case atMostOne([SchemaAlternative])

  var alternatives: [SchemaAlternative] {
    switch self {
    case .exactlyOne(let alternatives), .atMostOne(let alternatives): alternatives
    }
  }
}

/// Keys that stand together and exclude those of the other alternatives.
struct SchemaAlternative: Sendable {
  let keys: [String]
  /// Whether one of the keys needs all the others.
  let isWhole: Bool

  /// Keys that need each other.
  static func all(_ keys: String...) -> SchemaAlternative {
    SchemaAlternative(keys: keys, isWhole: true)
  }

  /// Keys of which each may be left out.
  static func any(_ keys: String...) -> SchemaAlternative {
    SchemaAlternative(keys: keys, isWhole: false)
  }
}

/// Objects of one place in the format that tell by a word which keys they have.
struct SchemaVariants: Sendable {
  /// With an article, for sentences: "a behavior".
  let noun: String
  /// The key that holds the word.
  let selector: String
  let variants: [Variant]

  struct Variant: Sendable {
    let name: String
    let support: SchemaSupport
    let object: SchemaObject

    /// Makes a variant that this release runs.
    init(_ name: String, _ object: SchemaObject) {
      (self.name, support, self.object) = (name, .runs, object)
    }

    /// Makes a variant that format version 1 has and this release cannot run yet.
    init(later name: String, noun: String) {
      (self.name, support, object) = (name, .later, SchemaObject(noun, keys: []))
    }
  }
}
