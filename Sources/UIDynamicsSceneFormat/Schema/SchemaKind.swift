// SPDX-License-Identifier: MIT

/// What may stand as the value of a key: the types of the scene format.
///
/// Where a number, a boolean or two numbers may stand, an expression may too, unless the row of the
/// key says otherwise.
package indirect enum SchemaKind: Sendable {
  /// Any JSON value; it is not looked at.
  case anything
  case formatVersion
  case text(TextForm)
  case boolean
  /// The word `true`, behind a key that says everything.
  case yes
  case number(SchemaNumber)
  /// The id of a boundary, or `null` for the one that has none.
  case boundaryOrNull
  /// One of a few words; a closure, since most scenes have few of the keys that take some.
  case word(@autoclosure @Sendable () -> [SchemaWord])
  /// An array with a fixed number of numbers, such as a point.
  case tuple(SchemaTuple)
  case list(SchemaList)
  /// An object; a closure, since objects may contain themselves.
  case nested(@autoclosure @Sendable () -> SchemaObject)
  /// A lower and an upper number in an array, `null` for one without bound; 0 lies between them.
  case range(SchemaNumber)
  /// An object whose keys depend on one of them; a closure, since behaviors may contain others.
  case variants(@autoclosure @Sendable () -> SchemaVariants)
  /// An object whose keys depend on which of them is there; a closure, since actions may contain others.
  case choice(@autoclosure @Sendable () -> SchemaChoice)
  /// An object with ids as keys and the same kind of value for each.
  case map(SceneName.Kinds, SchemaKind)
  /// An object whose keys are names of its own, with the same kind of value for each; and what each
  /// becomes, where later expressions may use its value.
  case named(SchemaKind, defines: SceneName.Kind? = nil)
  /// One of several kinds that differ in their JSON type.
  case either([SchemaKind])
  /// A number, a boolean, a text or a few numbers in an array; at most so many.
  case value(most: Int)
  /// A value for the target in the same object.
  case assigned

  /// The kind of object that a value must be, where there is one.
  var object: SchemaObject? { if case .nested(let object) = self { object() } else { nil } }

  /// Whether it is what stands in a list of items.
  var namesItems: Bool {
    guard case .text(let form) = self, case .selection(.dynamicItem) = form.rule else {
      return false
    }
    return true
  }
}

/// The kinds of texts, called in the table like those beside them.
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

  /// What an item touches, or an expression for its id.
  static let partner = form(.partner, isComputable: true)

  private static func form(_ rule: TextForm.Rule, isComputable: Bool = false) -> SchemaKind {
    .text(TextForm(rule, isComputable: isComputable))
  }

  static func reference(_ kinds: SceneName.Kinds) -> SchemaKind { form(.reference(kinds)) }

  /// An id, or an expression for one.
  static func operand(_ kinds: SceneName.Kinds) -> SchemaKind {
    form(.reference(kinds), isComputable: true)
  }

  /// An element of a list of ids, or an expression for an id.
  static func operands(_ kinds: SceneName.Kinds) -> SchemaKind {
    form(.selection(kinds), isComputable: true)
  }

  /// The ids and patterns of the items that something is done for.
  static let items = several(.selection(.dynamicItem), "an item")

  /// The ids and patterns of things that an action is about, or expressions for ids.
  static func things(_ kinds: SceneName.Kinds) -> SchemaKind {
    several(operands(kinds), kinds.noun)
  }

  /// The ids and patterns of behaviors of some types, or expressions for ids.
  static func behaviors(_ types: [BehaviorType]) -> SchemaKind {
    several(form(.behavior(types), isComputable: true), "a behavior")
  }

  /// A value, or a list of such values.
  static func several(_ one: SchemaKind, _ noun: String) -> SchemaKind {
    .either([one, .list(SchemaList(of: one, noun, fewest: 1))])
  }

  static func selection(_ kinds: SceneName.Kinds) -> SchemaKind { form(.selection(kinds)) }
}
