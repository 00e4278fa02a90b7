// SPDX-License-Identifier: MIT

/// The kinds of ids that an action accepts, derived from the schema.
package struct ActionOperands: Sendable {
  /// The kind of an operand; for a behavior, the accepted types, or an empty list for any type.
  package enum Kind: Equatable, Sendable {
    case item, view
    case behavior([BehaviorType])
  }

  package let keys: [(name: String, kind: Kind)]
  let row: SchemaObject

  /// The operands of each word, in the order of the words.
  private static let all = SceneSchema.action.objects.map { ActionOperands($0) }

  /// The places of nested action lists: the word of the outer action, and a key beside that word or inside its object.
  package static let lists: [(word: String, key: String, isInside: Bool)] =
    SceneSchema.action.objects.flatMap { row in
      let word = row.keys[0]
      guard case .nested(let object) = word.kind else {
        return row.keys.filter { $0.kind.holdsActions }.map {
          (word: word.name, key: $0.name, isInside: false)
        }
      }
      return object().keys.filter { $0.kind.holdsActions }.map { (word.name, $0.name, true) }
    }

  private init(_ object: SchemaObject) {
    row = object
    keys = object.keys.compactMap { key in Kind(key.kind).map { (key.name, $0) } }
  }

  package static func of(_ word: ActionWord) -> ActionOperands {
    all[ActionWord.allCases.firstIndex(of: word) ?? 0]
  }
}

extension SchemaKind {
  fileprivate var holdsActions: Bool {
    guard case .list(let list) = self, case .choice(let choice) = list.element else { return false }
    return choice().noun == SceneSchema.action.noun
  }
}

extension ActionOperands.Kind {
  package init?(_ kind: SchemaKind) {
    if case .either(let kinds) = kind, let first = kinds.first {
      self.init(first)
      return
    }
    guard case .text(let form) = kind, form.takesExpressions else { return nil }
    switch form.rule {
    case .behavior(let types): self = .behavior(types)
    case .reference(let kinds), .selection(let kinds):
      self =
        kinds.contains(.behavior) ? .behavior([]) : kinds.contains(.dynamicItem) ? .item : .view
    case .none, .condition, .phrase, .identifier, .recordName, .partner, .elementKind, .pathData,
      .color, .imageName, .trigger, .target:
      return nil
    }
  }

  var names: SceneName.Kinds {
    switch self {
    case .item, .view: .dynamicItem
    case .behavior: .behavior
    }
  }

  package var noun: String {
    switch self {
    case .item: "an item"
    case .view: "a view"
    case .behavior(let types): BehaviorType.noun(of: types)
    }
  }
}

extension ObjectReader {
  var actionWord: ActionWord? { ActionWord.allCases.first { has($0.rawValue) } }
}
