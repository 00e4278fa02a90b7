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
  /// An object whose keys depend on its `type`.
  case behavior
  /// An object identified by its first key.
  case action
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
  /// Returns the kind with a name in the tables; `…ID` is one id, and `…IDs` can also be a pattern.
  static func named(_ word: String) -> SchemaKind {
    func text(_ rule: TextForm.Rule, isComputable: Bool = false) -> SchemaKind {
      .text(TextForm(rule, isComputable: isComputable))
    }
    func behaviors(_ types: [BehaviorType]) -> SchemaKind {
      text(.behavior(types), isComputable: true)
    }
    return switch word {
    // The most frequent words are first.
    case "id": text(.identifier)
    case "boolean": .boolean
    case "string": text(.none)
    case "point": .tuple(.point)
    case "size": .tuple(.size)
    case "rect": .tuple(.rect)
    case "vector": .tuple(.vector)
    case "offset": .tuple(.offset)
    case "angle": .number(.angle)
    case "factor": .number(.signedFactor)
    case "time": .number(.time)
    case "actions": .list(SchemaList(of: .action, "an action"))
    case "condition": .condition
    case "itemID": text(.reference(.dynamicItem), isComputable: true)
    case "itemIDs": text(.selection(.dynamicItem), isComputable: true)
    case "writtenItemIDs": text(.selection(.dynamicItem))
    case "look": .nested(SceneSchema.look)
    case "screenLook": .nested(SceneSchema.screenLook)
    case "collisionBounds": .nested(SceneSchema.collisionBounds)
    case "repetition": .nested(SceneSchema.repetition)
    case "referenceView": .nested(SceneSchema.referenceView)
    case "collectionViewLayout": .nested(SceneSchema.collectionViewLayout)
    case "view": .nested(SceneSchema.view)
    case "item": .nested(SceneSchema.item)
    case "behavior": .behavior
    case "gesture": .nested(SceneSchema.gesture)
    case "event": .nested(SceneSchema.event)
    case "expectation": .nested(SceneSchema.expectation)
    case "run": .nested(SceneSchema.run)
    case "insets": .nested(SceneSchema.insets)
    case "boundary": .nested(SceneSchema.boundary)
    case "value": .value(most: 2)
    case "number": .number(.any)
    case "phrase": .phrase
    case "recordName": text(.recordName)
    case "elementKind": text(.elementKind)
    case "pathData": text(.pathData)
    case "color": text(.color, isComputable: true)
    case "imageName": text(.imageName)
    case "trigger": text(.trigger)
    case "target": text(.target)
    case "partner": text(.partner, isComputable: true)
    case "viewID": text(.reference(.view))
    case "superviewID": text(.reference([.view, .referenceView]))
    case "newSuperviewID": text(.reference([.view, .referenceView]), isComputable: true)
    case "viewIDs": text(.selection(.view), isComputable: true)
    case "behaviorIDs": text(.selection(.behavior), isComputable: true)
    case "writtenViewIDs": text(.selection(.view))
    case "collisionIDs": behaviors([.collision])
    case "compositeIDs": behaviors([.composite])
    case "dynamicItemIDs": behaviors([.dynamicItem])
    case "ownerIDs": behaviors(SceneSchema.typesWithItems)
    case "boundaryID": .boundaryOrNull
    case "yes": .yes
    case "version": .formatVersion
    case "assigned": .assigned
    case "members": .named(.value(most: 16))
    case "variables": .named(.value(most: 2), defines: .variable)
    case "parameters": .named(.either([.value(most: 2), .nested(SceneSchema.parameter)]))
    case "coordinate": .number(.coordinate)
    case "extent": .number(.extent)
    case "angularVelocity": .number(.angularVelocity)
    case "interval": .number(.interval)
    case "timeLimit": .number(.timeLimit)
    case "friction": .number(.friction)
    case "seed": .number(.seed)
    case "count": .number(.count)
    case "range": .range(.signedFactor)
    case "indexPath": .tuple(.indexPath)
    case "velocity": .tuple(.velocity)
    case "force": .tuple(.force)
    case "counts": .tuple(.count)
    case "bezier": .tuple(.bezier)
    case "warningCode":
      .word(DiagnosticCode.allCases.filter { $0.severity == .warning }.map { .init($0.name) })
    case "settableNumber":
      .word(
        SettableGeometry.paths.filter { $0.geometry.count == 1 && $0.geometry != .alpha }
          .map { .init($0.path) })
    case "swipeDirection": .word(SceneSwipeDirection.allCases.map { .init($0.rawValue) })
    case "child": .either([text(.selection(.behavior)), .behavior])
    case "touches":
      .list(SchemaList(of: .tuple(.touch), "a touch", fewest: 1, limit: .samples))
    case "touchesOrStroke": .either([.named("touches"), .nested(SceneSchema.stroke)])
    case "shape":
      .either([.word([.init("infinite", "Everywhere")]), .nested(SceneSchema.region)])
    case "collectionView": .nested(SceneSchema.collectionView)
    case "tolerance": .nested(SceneSchema.tolerance)
    case "mapping": .nested(SceneSchema.mapping)
    case "path": .nested(SceneSchema.path)
    case "arc": .nested(SceneSchema.arc)
    case "stroke": .nested(SceneSchema.stroke)
    case "drag": .nested(SceneSchema.drag)
    case "flick": .nested(SceneSchema.flick)
    case "tap": .nested(SceneSchema.tap)
    case "step": .nested(SceneSchema.step)
    case "nextDrag": .nested(SceneSchema.nextDrag)
    case "nextFlick": .nested(SceneSchema.nextFlick)
    case "recording": .nested(SceneSchema.recording)
    case "animation": .nested(SceneSchema.animation)
    case "keyframe": .nested(SceneSchema.keyframe)
    case "spring": .nested(SceneSchema.spring)
    case "match": .nested(SceneSchema.match)
    case "anything": .anything
    default: misspelled(word)
    }
  }

  private static func misspelled(_ word: String) -> SchemaKind {
    assertionFailure("no kind is called \(word)")
    return .anything
  }

  static let string = SchemaKind.text(TextForm(.none))
  package static let phrase = SchemaKind.text(TextForm(.phrase))
  static let condition = SchemaKind.text(TextForm(.condition))
}
