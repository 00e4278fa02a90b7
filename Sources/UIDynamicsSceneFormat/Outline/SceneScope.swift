// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// The context that determines which names an expression can use; objects pass it to their values.
package struct ExpressionSetting {
  package var moment = ExpressionMoment.load
  var isInContact = false
  /// True inside the reference view or the layout, whose own values are not yet known.
  var isInSystem = false
  /// True inside an object with a `forEach`.
  var isInEach = false
  /// True inside expectations and tolerances, which must not change the motion.
  var isJudging = false
  /// The copy that contains the expression.
  var binding: CopyBinding?
  /// True in copies after the first, which differ only in values that are evaluated at load.
  var isFurtherCopy = false
  /// The number of copies that share the expression.
  var copyCount = 1
  /// The target of the `set` that contains the value.
  var target: String?

  /// The item that `each` refers to.
  var each: SceneEach? { if case .each(let each)? = binding { each } else { nil } }
}

/// The parts and names of a scene; this is a class because every expression refers to it.
final class SceneDefinitions {
  let outline: SceneOutline
  let names: SceneNames
  let parameters: SceneParameters
  let hints: ExpressionHints?
  fileprivate let touches: ExpressionSurroundings
  fileprivate let suggestions = Suggestion.Budget()

  init(
    _ outline: SceneOutline, _ names: SceneNames, _ parameters: SceneParameters,
    _ hints: ExpressionHints?
  ) {
    (self.outline, self.names, self.parameters) = (outline, names, parameters)
    self.hints = hints
    touches = (outline.gestures.isEmpty ? [] : ExpressionSurroundings.touch)
      .union(outline.hasSlots ? .copies : []).union(outline.hasCollectionView ? .scrolling : [])
  }

  /// The value of `run.seed`, which is a literal or uses only parameters, because it is needed first.
  var seed: Int64 {
    guard let value = outline.run?.value("seed") else { return 0 }
    let number =
      outline.document.number(value)
      ?? parameters.constantNumber(value, in: outline.document)?.number
    return number.flatMap { Int64(exactly: $0) } ?? 0
  }

  fileprivate func properties(of behavior: Int) -> [ExpressionObject.Property] {
    let reader = outline.behaviors[behavior]
    return reader.behaviorType.map { BehaviorProperty.readable(of: $0, reader.kindWord) } ?? []
  }
}

/// Resolves the names in the expressions of one part of a scene.
package final class SceneScope: ExpressionScope {
  let definitions: SceneDefinitions
  let start: SceneStart
  let setting: ExpressionSetting

  convenience init(
    _ outline: SceneOutline, _ names: SceneNames, _ parameters: SceneParameters,
    _ hints: ExpressionHints? = nil
  ) {
    let definitions = SceneDefinitions(outline, names, parameters, hints)
    self.init(definitions, SceneStart(definitions), ExpressionSetting())
  }

  private init(_ definitions: SceneDefinitions, _ start: SceneStart, _ setting: ExpressionSetting) {
    (self.definitions, self.start, self.setting) = (definitions, start, setting)
  }

  var outline: SceneOutline { definitions.outline }
  var ids: SceneNames { definitions.names }
  package var hints: ExpressionHints? { definitions.hints }

  package func at(_ setting: ExpressionSetting) -> SceneScope {
    SceneScope(definitions, start, setting)
  }

  /// The scope of the scene without some copies.
  func omitting(_ elements: Set<Int>, _ limits: SceneLimits) -> SceneScope {
    let outline = SceneOutline(outline.copies.omitting(elements), limits: limits)
    let names = SceneNames(outline, limits: limits)
    let parts = SceneDefinitions(outline, names, definitions.parameters, hints)
    return SceneScope(parts, start, setting)
  }

  var targets: SceneTargets {
    SceneTargets(
      outline: outline, names: ids, isInEach: setting.isInEach, known: { self.names(of: $0) },
      hint: { self.hint(for: $0) })
  }

  func typeOfVariable(_ index: Int) -> ExpressionType? {
    if case .known(let value) = start.variables[index] { value.type } else { nil }
  }

  package func hint(ofUnknown name: String) -> String? { ids.hint(ofSharedType: name) }

  package var surroundings: ExpressionSurroundings {
    let known: ExpressionSurroundings = setting.isInEach ? .each : []
    return switch setting.moment {
    case .never, .load: known
    case .force: known.union([.run, .sample]).union(definitions.touches)
    case .event where setting.isInContact:
      known.union([.run, .contact]).union(definitions.touches)
    case .adding, .action, .event, .expectation: known.union(.run).union(definitions.touches)
    }
  }

  package var names: [String] {
    names(of: .all) + (ids["referenceView"] == nil ? ["referenceView"] : [])
  }

  private func names(of kinds: SceneName.Kinds) -> [String] {
    definitions.suggestions.spend(ids.count(of: kinds)) ? ids.texts(of: kinds) : []
  }

  private var isLoading: Bool { setting.moment == .load }

  package func meaning(of name: String) -> ExpressionName? {
    if let meaning = meaning(ofCopyWord: name) { return meaning }
    guard let found = ids[name] else { return meaning(ofUndeclared: name) }
    let index = found.index
    switch found.kind {
    case .referenceView, .layout: return referenceSystem
    case .parameter:
      return definitions.parameters.list[index].map { .constant($0.value) } ?? .unknown
    case .variable: return meaning(ofVariable: index)
    case .view where isLoading && index >= start.knownViews: return .unavailable(Self.isLater)
    case .item where isLoading && index >= start.knownItems: return .unavailable(Self.isLater)
    case .view where isLoading && outline.views[index].slot != nil:
      return .unavailable("is a copy that does not exist yet")
    case .view: return .object(.item(index))
    case .item: return .object(.item(outline.views.count + index))
    case .behavior where isLoading:
      return .unavailable("is a behavior, whose values are available only while the scene runs")
    case .behavior where outline.behaviors[index].behaviorType == nil: return .unknown
    case .behavior: return .object(.behavior(index, definitions.properties(of: index)))
    }
  }

  private func meaning(ofCopyWord name: String) -> ExpressionName? {
    guard case .view(let index, let count)? = setting.binding,
      let word = CopyWord(rawValue: name), !word.yields || ids[name] == nil
    else { return nil }
    guard let count else { return .unknown }
    switch word {
    case .index: return .constant(.number(Double(index)))
    case .number: return .constant(.number(Double(index + 1)))
    case .count: return .constant(.number(Double(count)))
    case .previous:
      return .object(.item(index == 0 ? SceneStart.nothing : start.knownViews - 1))
    case .next: return .unavailable(Self.isLater)
    }
  }

  package func list(_ items: [Int]) -> SceneEachList { outline.list(items) }

  package func items(listedAs text: String) -> ExpressionList? {
    let items = ids.dynamicItems(text)
    if items.isEmpty { return nil }
    let isKnown = !isLoading || items.allSatisfy { start.knows($0, outline.views.count) }
    return isKnown ? .items(items) : .unavailable(Self.isLater)
  }

  private static let isLater =
    "is not available yet: an expression here can use only values that are defined before it"

  private func meaning(ofUndeclared name: String) -> ExpressionName? {
    if name == "referenceView" {
      return outline.referenceView ?? outline.layout == nil
        ? .unavailable("is not available, because the scene has none") : referenceSystem
    }
    if ids.isMissingCopy(name) { return .unknown }
    if let gesture = ids.gestures[name] {
      return isLoading
        ? .unavailable("is a gesture, whose values are available only while the scene runs")
        : .object(.gesture(gesture))
    }
    guard let noun = ids.copies(of: name)?.kind.plainNoun else {
      return ids.lacksItemIDs ? .unknown : nil
    }
    return .unavailable(
      "is repeated, so no single \(noun) has this id; use `\(name)-1`, `\(name)-2` and so on"
    )
  }

  private var referenceSystem: ExpressionName {
    setting.isInSystem ? .unavailable(Self.isLater) : .object(.referenceView)
  }

  private func meaning(ofVariable index: Int) -> ExpressionName {
    switch start.variables[index] {
    case .pending: .unavailable(Self.isLater)
    case .broken: .unknown
    case .known(let value): isLoading ? .constant(value) : .variable(index, value.type)
    }
  }
}

extension SceneName.Kinds {
  static let all = SceneName.Kinds(rawValue: ~0)
}
