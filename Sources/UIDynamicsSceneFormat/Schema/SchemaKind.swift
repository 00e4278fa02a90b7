// SPDX-License-Identifier: MIT

/// The types of values in the scene format.
///
/// An expression can replace a number, a Boolean or a vector unless its key disallows it.
package enum SchemaKind: Sendable {
  /// Any JSON value, unchecked.
  case anything
  case formatVersion
  case text(TextForm)
  case boolean
  case yes
  case number(SchemaNumber)
  /// The id of a boundary, or `null` for the reference bounds.
  case boundaryOrNull
  /// One of several words, evaluated lazily because most scenes need few of them.
  case word(@autoclosure @Sendable () -> [SchemaWord])
  case tuple(SchemaTuple)
  case list(SchemaList)
  /// An object, evaluated lazily because objects can contain themselves.
  case nested(@autoclosure @Sendable () -> SchemaObject)
  /// An array of a lower bound ≤ 0 and an upper bound ≥ 0; `null` means no bound.
  case range(SchemaNumber)
  /// An object whose keys depend on a word in it, evaluated lazily because behaviors can be nested.
  case variants(@autoclosure @Sendable () -> SchemaVariants)
  /// An object identified by its first key, evaluated lazily because actions can be nested.
  case choice(@autoclosure @Sendable () -> SchemaChoice)
  indirect case map(SceneName.Kinds, SchemaKind)
  /// An object whose keys are arbitrary names; `defines` makes them available in later expressions.
  indirect case named(SchemaKind, defines: SceneName.Kind? = nil)
  /// Alternatives that differ in their JSON type.
  case either([SchemaKind])
  /// A number, a Boolean, a string or an array of at most `most` numbers.
  case value(most: Int)
  /// A value for the target that the same object specifies.
  case assigned

  var object: SchemaObject? { if case .nested(let object) = self { object() } else { nil } }

  var namesItems: Bool {
    guard case .text(let form) = self, case .selection(.dynamicItem) = form.rule else {
      return false
    }
    return true
  }
}

extension SchemaKind {
  static let string = form(.none)
  static let condition = form(.condition)
  package static let phrase = form(.phrase)
  static let identifier = form(.identifier)
  static let recordName = form(.recordName)
  static let elementKind = form(.elementKind)
  static let pathData = form(.pathData)
  static let color = form(.color, isComputable: true)
  static let imageName = form(.imageName)
  static let trigger = form(.trigger)
  static let target = form(.target)

  static let partner = form(.partner, isComputable: true)

  private static func form(_ rule: TextForm.Rule, isComputable: Bool = false) -> SchemaKind {
    .text(TextForm(rule, isComputable: isComputable))
  }

  static func reference(_ kinds: SceneName.Kinds) -> SchemaKind { form(.reference(kinds)) }

  /// An id, or an expression that yields one.
  static func operand(_ kinds: SceneName.Kinds) -> SchemaKind {
    form(.reference(kinds), isComputable: true)
  }

  /// An element of a list of ids, or an expression that yields an id.
  static func operands(_ kinds: SceneName.Kinds) -> SchemaKind {
    form(.selection(kinds), isComputable: true)
  }

  static let items = several(.selection(.dynamicItem), "an item")

  static func things(_ kinds: SceneName.Kinds) -> SchemaKind {
    several(operands(kinds), kinds.noun)
  }

  static func behaviors(_ types: [BehaviorType]) -> SchemaKind {
    several(form(.behavior(types), isComputable: true), "a behavior")
  }

  static func several(_ one: SchemaKind, _ noun: String) -> SchemaKind {
    .either([one, .list(SchemaList(of: one, noun, fewest: 1))])
  }

  static func selection(_ kinds: SceneName.Kinds) -> SchemaKind { form(.selection(kinds)) }
}
