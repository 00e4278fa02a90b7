// SPDX-License-Identifier: MIT

internal import TestSupport
internal import UIDynamicsSceneFormat

/// The targets of `set` and `animate`, with the kinds of their values.
extension SceneGenerator {
  struct Target {
    let path: String
    let kind: SchemaKind
  }

  func targets(animated: Bool) -> [Target] {
    let copies = isRunning ? contents.families.compactMap(\.ids.first) : []
    // Repeated, because a single word among all ids would rarely be chosen; the same applies to the offset below.
    let words = (isInEach ? ["each"] : []) + (isBehindCopy ? ["copied"] : [])
    let oftenWords = contents.itemIDs.flatMap { _ in words }
    let geometry = (contents.itemIDs + copies + oftenWords).flatMap { id in
      SettableGeometry.paths.map {
        Target(path: "\(id).\($0.path)", kind: $0.geometry.kind)
      }
    }
    if animated { return geometry }
    let variables = contents.variables.map { Target(path: $0.name, kind: Self.kind(of: $0.type)) }
    let system =
      contents.system == .none ? [] : [Target(path: "referenceView.size", kind: .tuple(.size))]
    let gestures = contents.gestures.map { Target(path: "\($0).isEnabled", kind: .boolean) }
    let offset = Target(path: "collectionView.contentOffset", kind: .tuple(.point))
    let scrolling = contents.scrolls ? Array(repeating: offset, count: contents.itemIDs.count) : []
    return geometry + variables + system + scrolling + gestures
      + contents.namedBehaviors.flatMap(targets)
  }

  private func targets(of behavior: SceneContents.Behavior) -> [Target] {
    guard let type = BehaviorType(rawValue: behavior.type) else { return [] }
    let object = SceneSchema.object(of: type)
    // Ignored properties are not settable, and a rail between two items may have no anchor.
    let ignored = object.cases?.case(of: behavior.word)?.ignores ?? []
    let properties = BehaviorProperty.all(of: type, behavior.word).map(\.rawValue).filter {
      !ignored.contains($0) && !(behavior.word == "sliding" && $0 == "anchorPoint")
    }
    return object.keys.filter { properties.contains($0.name) }.flatMap { key in
      let whole = Target(path: "\(behavior.id).\(key.name)", kind: key.kind)
      guard case .tuple(let tuple) = key.kind else { return [whole] }
      return [whole]
        + tuple.components.map {
          Target(path: "\(whole.path).\($0.name)", kind: .number($0.number))
        }
    }
  }

  private static func kind(of type: ExpressionType) -> SchemaKind {
    switch type {
    case .number: .number(.any)
    case .boolean: .boolean
    case .string: .phrase
    case .vector: .tuple(.anyVector)
    }
  }
}
