// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// Resolves names during the check of a scene, and holds the geometry known before the first tick.
final class SceneScope {
  enum Variable {
    case pending
    case known(ExpressionValue)
    /// Without a value because of a problem already reported.
    case broken
  }

  private(set) var ids: SceneNames
  let parameters: SceneParameters
  /// The parsed document; computed values are in `computed` and `computedCopies`.
  private(set) var outline: SceneOutline
  private let hasTouches: Bool
  private let hasSlots: Bool
  /// True if views are repeated, even with an invalid count.
  let hasCopies: Bool

  var moment = ExpressionMoment.load
  var isInContact = false
  /// True within the reference view or the layout, which are not known there.
  var isInSystem = false
  /// True within an object with a `forEach`; `each` is then its current item.
  var isInEach = false
  private(set) var each: SceneEach?
  /// The current copy of a repeated view, from 0, and the number of copies.
  var copy: (index: Int, count: Int)? { didSet { if copy == nil { dependsOnCopy = false } } }
  /// True within a repeated view with an unknown number of copies.
  var isCopyUnknown = false
  /// Set when an expression reads a constant that differs between copies; the caller resets it.
  var namesCopy = false
  /// True if the current view reads a value that differs between copies.
  private(set) var dependsOnCopy = false
  private(set) var variables: [Variable]
  /// The number of completely evaluated views and items.
  private var knownViews = 0
  private var knownItems = 0
  /// Computed objects of views, items and the reference system.
  private var computed: [Int: ObjectReader] = [:]
  /// Computed copies of views, by index in the views.
  private var computedCopies: [Int: ObjectReader] = [:]
  private(set) lazy var eaches = outline.eaches
  /// Set when a value is missing because of a problem already reported.
  private(set) var isAtLoss = false
  private var properties: [String: [ExpressionObject.Property]] = [:]
  private var random = SceneRandom(seed: 0)
  private var judge = SceneRandom(seed: 0)
  /// True during expectations and tolerances, which must not change the motion.
  var isJudging = false
  /// The state of the random numbers after load; nil if none was drawn.
  private(set) var drawn: SceneRandom?
  private var suggestions = Suggestion.Budget()

  init(_ outline: SceneOutline, _ names: SceneNames, _ parameters: SceneParameters) {
    (self.outline, ids, self.parameters) = (outline, names, parameters)
    hasTouches = !outline.gestures.isEmpty
    (hasSlots, hasCopies) = (outline.hasSlots, outline.hasCopies)
    variables = Array(repeating: .pending, count: outline.root.named("variables").count)
    (random, judge) = (SceneRandom(seed: seed), SceneRandom(judging: seed))
  }

  /// `run.seed` as a literal or from parameters only, because it is needed first.
  private var seed: Int64 {
    guard let value = outline.run?.value("seed") else { return 0 }
    let number = outline.document.number(value) ?? constantNumber(value)?.number
    return number.flatMap { Int64(exactly: $0) } ?? 0
  }

  func constantNumber(_ value: JSONValue) -> ExpressionValue? {
    guard outline.document.isExpression(value),
      let expression = try? Expression.check(
        outline.document.utf8(of: value), after: 1, expecting: .number, in: self),
      expression.isConstant
    else { return nil }
    return (try? evaluate(expression)) ?? nil
  }

  // MARK: Updates

  func define(variable index: Int, as value: ExpressionValue?) {
    variables[index] = value.map { .known($0) } ?? .broken
  }

  func finish(_ kind: SceneName.Kind, _ element: JSONValue, _ values: [Int: ExpressionValue]) {
    record(element, values)
    if kind == .view {
      while knownViews < outline.views.count,
        outline.views[knownViews].object.index <= element.index
      { knownViews += 1 }
    } else {
      knownItems += 1
    }
  }

  func record(copy: Int, of view: JSONValue, _ values: [Int: ExpressionValue]) {
    computedCopies[knownViews + copy] = ObjectReader(outline.document.laying(values), view)
  }

  func copyCount(of view: JSONValue) -> Int? {
    guard knownViews < outline.views.count, outline.views[knownViews].copy != nil else {
      return nil
    }
    let first = outline.views[knownViews]
    guard first.object == view, first.isComplete else { return nil }
    return first.members[.repetition].flatMap(first.document.object)?.number("count")
      .flatMap { Int(exactly: $0) }
  }

  var copiedBehaviors: [(reader: ObjectReader, each: SceneEach)] {
    if outline.behaviorEaches.isEmpty { return [] }
    return outline.behaviors.enumerated().compactMap { index, reader in
      outline.behaviorEaches[index].map { (reader, $0) }
    }
  }

  func leaveOut(_ omitted: Set<SceneCopies.Key>, _ limits: SceneLimits) {
    outline = SceneOutline(outline.document, limits: limits, SceneCopies(omitted: omitted))
    ids = SceneNames(outline, limits: limits)
    eaches = outline.eaches
  }

  func record(_ object: JSONValue, _ values: [Int: ExpressionValue]) {
    if values.isEmpty { return }
    computed[object.index] = ObjectReader(outline.document.resolving(values), object)
  }

  /// Evaluates before the first tick; nil if the value depends on a problem already reported.
  func evaluate(_ expression: Expression) throws(ExpressionFault) -> ExpressionValue? {
    isAtLoss = false
    do throws(ExpressionFault) {
      return try expression.evaluate(in: self)
    } catch {
      if isAtLoss { return nil }
      throw error
    }
  }

  var targets: SceneTargets {
    SceneTargets(outline: outline, names: ids, isInEach: isInEach, known: names(of:))
  }

  func typeOfVariable(_ index: Int) -> ExpressionType? {
    if case .known(let value) = variables[index] { value.type } else { nil }
  }

  private func reader(_ reader: ObjectReader) -> ObjectReader {
    computed[reader.object.index] ?? reader
  }
}

extension SceneScope: ExpressionScope {
  func hint(ofUnknown name: String) -> String? { ids.hint(ofSharedType: name) }

  var surroundings: ExpressionSurroundings {
    switch moment {
    case .never, .load: known
    case .force: known.union([.run, .sample]).union(touches)
    case .event where isInContact: known.union([.run, .contact]).union(touches)
    case .adding, .action, .event, .expectation: known.union(.run).union(touches)
    }
  }

  private var known: ExpressionSurroundings { isInEach ? .each : [] }

  private var touches: ExpressionSurroundings {
    (hasTouches ? ExpressionSurroundings.touch : []).union(hasSlots ? .copies : [])
      .union(outline.hasCollectionView ? .scrolling : [])
  }

  var names: [String] {
    names(of: .all) + (ids["referenceView"] == nil ? ["referenceView"] : [])
  }

  private func names(of kinds: SceneName.Kinds) -> [String] {
    suggestions.spend(ids.count(of: kinds)) ? ids.texts(of: kinds) : []
  }

  func meaning(of name: String) -> ExpressionName? {
    if let meaning = meaning(ofCopyWord: name) { return meaning }
    guard let found = ids[name] else { return meaning(ofUndeclared: name) }
    switch found.kind {
    case .referenceView, .layout: return referenceSystem
    case .parameter: return parameters.list[found.index].map { .constant($0.value) } ?? .unknown
    case .variable: return meaning(ofVariable: found.index)
    case .view where moment == .load && found.index >= knownViews: return .unavailable(Self.isLater)
    case .item where moment == .load && found.index >= knownItems: return .unavailable(Self.isLater)
    case .view where moment == .load && outline.views[found.index].slot != nil:
      return .unavailable("is a copy that does not exist yet")
    case .view: return .object(.item(found.index))
    case .item: return .object(.item(outline.views.count + found.index))
    case .behavior where moment == .load:
      return .unavailable("is a behavior, whose values are available only while the scene runs")
    case .behavior where outline.behaviors[found.index].behaviorType == nil: return .unknown
    case .behavior: return .object(.behavior(found.index, properties(of: found.index)))
    }
  }

  private func meaning(ofCopyWord name: String) -> ExpressionName? {
    guard copy != nil || isCopyUnknown, let word = CopyWord(rawValue: name),
      !word.yields || ids[name] == nil
    else { return nil }
    guard let copy else { return .unknown }
    (dependsOnCopy, namesCopy) = (true, true)
    switch word {
    case .index: return .constant(.number(Double(copy.index)))
    case .number: return .constant(.number(Double(copy.index + 1)))
    case .count: return .constant(.number(Double(copy.count)))
    case .previous:
      return .object(.item(copy.index == 0 ? Self.nothing : knownViews + copy.index - 1))
    case .next: return .unavailable(Self.isLater)
    }
  }

  /// The index of the copy before the first one.
  private static let nothing = -1

  func list(_ items: [Int]) -> SceneEachList { outline.views.list(items) }

  func items(listedAs text: String) -> ExpressionList? {
    let items = ids.dynamicItems(text)
    if items.isEmpty { return nil }
    let isKnown =
      moment != .load
      || items.allSatisfy {
        $0 < outline.views.count ? $0 < knownViews : $0 - outline.views.count < knownItems
      }
    return isKnown ? .items(items) : .unavailable(Self.isLater)
  }

  private static let isLater =
    "is not available yet: an expression here can use only values before it"

  private func meaning(ofUndeclared name: String) -> ExpressionName? {
    if name == "referenceView" {
      return outline.referenceView ?? outline.layout == nil
        ? .unavailable("is not available, because the scene has none") : referenceSystem
    }
    if ids.isMissingCopy(name) { return .unknown }
    if let gesture = ids.gestures[name] {
      return moment == .load
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
    isInSystem ? .unavailable(Self.isLater) : .object(.referenceView)
  }

  private func meaning(ofVariable index: Int) -> ExpressionName {
    switch variables[index] {
    case .pending: .unavailable(Self.isLater)
    case .broken: .unknown
    case .known(let value):
      moment == .load ? .constant(value) : .variable(index, value.type)
    }
  }

  private func properties(of behavior: Int) -> [ExpressionObject.Property] {
    let reader = outline.behaviors[behavior]
    guard let type = reader.behaviorType else { return [] }
    let key = type.rawValue + " " + (reader.kindWord ?? "")
    if let known = properties[key] { return known }
    let found = BehaviorProperty.readable(of: type, reader.kindWord)
    properties[key] = found
    return found
  }
}

extension SceneScope: ExpressionContext {
  func value(of reference: ExpressionReference) throws(ExpressionFault) -> ExpressionValue {
    switch reference {
    case .referenceView(let property):
      let bounds = try referenceBounds
      return InitialPose(center: bounds.center, bounds: bounds, angle: 0).value(of: property)
    case .item(let index, let property):
      return try pose(ofItem: index).value(of: property)
    case .each(let property):
      guard let each else { throw atLoss }
      switch try each.meaning(of: property, outline.id(ofItem:)) {
      case .value(let value): return value
      case .reference(let reference): return try value(of: reference)
      }
    case .variable(let index):
      guard case .known(let value) = variables[index] else { throw atLoss }
      return value
    case .time, .tick, .elapsedTime, .isRunning, .motion, .behavior, .isAdded, .itemCount,
      .contact, .touch, .gesture, .sample, .copied, .collectionView:
      throw ExpressionFault.knownLater
    }
  }

  func space(of place: ExpressionPlace) throws(ExpressionFault) -> ExpressionSpace {
    switch place {
    case .referenceView:
      return ExpressionSpace(bounds: try referenceBounds, toReference: .identity)
    case .item(let index): return try space(ofItem: index, below: outline.views.count)
    case .each:
      guard let each else { throw atLoss }
      return try space(ofItem: each.item, below: outline.views.count)
    case .copied: throw ExpressionFault.knownLater
    }
  }

  /// Keeps the random numbers of the motion unchanged during `body`.
  func keepingChance(_ body: () -> Void) {
    let chance = (random, drawn)
    body()
    (random, drawn) = chance
  }

  func draw(_ take: (inout SceneRandom) -> Double) -> Double {
    if isJudging { return take(&judge) }
    defer { drawn = random }
    if copy != nil { dependsOnCopy = true }
    return take(&random)
  }

  @discardableResult func bind(_ new: SceneEach?) -> SceneEach? {
    let outer = each
    each = new
    return outer
  }

  func exists(_ item: Int) -> Bool {
    item >= outline.views.count || outline.views[item].slot == nil
  }

  /// `depth` bounds the recursion; a cycle of superviews is reported elsewhere.
  private func space(
    ofItem index: Int, below depth: Int
  ) throws(ExpressionFault) -> ExpressionSpace {
    guard depth >= 0 else { throw atLoss }
    let pose = try pose(ofItem: index)
    var outer: ExpressionSpace?
    if index < outline.views.count,
      let superview = outline.views[index].reader.string("superview").flatMap(ids.view)
    {
      if superview >= knownViews {
        throw ExpressionFault("the superview of the view is defined after this expression")
      }
      outer = try space(ofItem: superview, below: depth - 1)
    }
    return ExpressionSpace(
      bounds: pose.bounds, center: pose.center,
      turn: CGAffineTransform(rotationAngle: pose.angle), in: outer)
  }

  private var referenceBounds: CGRect {
    get throws(ExpressionFault) {
      let system = outline.referenceView ?? outline.layout
      guard let bounds = system.flatMap({ reader($0).referenceBounds }) else { throw atLoss }
      return bounds
    }
  }

  private var atLoss: ExpressionFault {
    isAtLoss = true
    return ExpressionFault("the value is not available")
  }

  private func pose(ofItem index: Int) throws(ExpressionFault) -> InitialPose {
    if index == Self.nothing {
      let id = outline.views[knownViews].id ?? ""
      throw ExpressionFault(
        "\(id) is the first view and has no previous one",
        hint: "give the first view its own value: \(quoted("index == 0 ? … : …"))")
    }
    if index < outline.views.count {
      let view = outline.views[index]
      let document = (computedCopies[index] ?? reader(view.reader)).document
      guard let pose = SceneOutline.View.pose(view.members, in: document, view.copy) else {
        throw atLoss
      }
      return pose
    }
    let item = reader(outline.items[index - outline.views.count])
    if item.has("group") {
      throw ExpressionFault("the position of a group is available only while the scene runs")
    }
    if let target = item.string("target").flatMap(ids.view) {
      return item.mapped(try pose(ofItem: target))
    }
    guard let pose = item.pose else { throw atLoss }
    return pose
  }
}

extension SceneName.Kinds {
  static let all = SceneName.Kinds(rawValue: ~0)
}
