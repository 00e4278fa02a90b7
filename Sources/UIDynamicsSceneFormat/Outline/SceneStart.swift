// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// The values known before the first tick, which are collected while the scene is checked.
final class SceneStart {
  enum Variable {
    case pending
    case known(ExpressionValue)
    /// The variable has no value because of a problem that is already reported.
    case broken
  }

  private(set) var variables: [Variable]
  /// The number of views and items that are completely evaluated.
  private(set) var knownViews = 0
  private(set) var knownItems = 0
  /// The evaluated objects of views, items and the reference system.
  private var computed: [Int: ObjectReader] = [:]
  private var random: SceneRandom
  private var judge: SceneRandom
  /// The state of the random numbers after load; `nil` if none was drawn.
  private(set) var drawn: SceneRandom?

  /// The index for `previous` in the first copy of a view, where there is no previous view.
  static let nothing = -1

  init(_ definitions: SceneDefinitions) {
    let outline = definitions.outline
    variables = Array(repeating: .pending, count: outline.root.named("variables").count)
    let seed = definitions.seed
    (random, judge) = (SceneRandom(seed: seed), SceneRandom(judging: seed))
  }

  func knows(_ item: Int, _ views: Int) -> Bool {
    item < views ? item < knownViews : item - views < knownItems
  }

  func define(variable index: Int, as value: ExpressionValue?) {
    variables[index] = value.map { .known($0) } ?? .broken
  }

  func finish(
    _ kind: SceneName.Kind, _ element: JSONValue, _ values: [Int: ExpressionValue],
    _ outline: SceneOutline
  ) {
    record(element, values, outline)
    if kind == .view {
      while knownViews < outline.views.count,
        outline.views[knownViews].object.index <= element.index
      { knownViews += 1 }
    } else {
      knownItems += 1
    }
  }

  func record(_ object: JSONValue, _ values: [Int: ExpressionValue], _ outline: SceneOutline) {
    if values.isEmpty { return }
    computed[object.index] = ObjectReader(outline.document.laying(values), object)
  }

  fileprivate func reader(_ reader: ObjectReader) -> ObjectReader {
    computed[reader.object.index] ?? reader
  }

  /// Performs `body` without changing the random numbers of the motion.
  func keepingChance(_ body: () -> Void) {
    let chance = (random, drawn)
    body()
    (random, drawn) = chance
  }

  fileprivate func draw(
    isJudging: Bool, _ take: (inout SceneRandom) -> Double
  ) -> Double {
    if isJudging { return take(&judge) }
    defer { drawn = random }
    return take(&random)
  }
}

/// Evaluates expressions before the first tick.
final class StartContext: ExpressionContext {
  private let scope: SceneScope
  private var each: SceneEach?
  /// True after a value was missing because of a problem that is already reported.
  private var isAtLoss = false

  init(_ scope: SceneScope) { (self.scope, each) = (scope, scope.setting.each) }

  private var outline: SceneOutline { scope.outline }
  private var start: SceneStart { scope.start }

  /// Evaluates an expression; returns `nil` if it depends on a value with a problem that is already reported.
  func evaluate(_ expression: Expression) throws(ExpressionFault) -> ExpressionValue? {
    do throws(ExpressionFault) {
      return try expression.evaluate(in: self)
    } catch {
      if isAtLoss { return nil }
      throw error
    }
  }

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
      guard case .known(let value) = start.variables[index] else { throw atLoss }
      return value
    case .time, .tick, .elapsedTime, .isRunning, .motion, .behavior, .isAdded, .itemCount,
      .contact, .touch, .gesture, .sample, .copied, .collectionView:
      throw ExpressionFault.knownLater
    }
  }

  func space(of owner: SpaceOwner) throws(ExpressionFault) -> ExpressionSpace {
    switch owner {
    case .referenceView:
      return ExpressionSpace(bounds: try referenceBounds, toReference: .identity)
    case .item(let index): return try space(ofItem: index, below: outline.views.count)
    case .each:
      guard let each else { throw atLoss }
      return try space(ofItem: each.item, below: outline.views.count)
    case .copied: throw ExpressionFault.knownLater
    }
  }

  func draw(_ take: (inout SceneRandom) -> Double) -> Double {
    start.draw(isJudging: scope.setting.isJudging, take)
  }

  @discardableResult func bind(_ new: SceneEach?) -> SceneEach? {
    let outer = each
    each = new
    return outer
  }

  func exists(_ item: Int) -> Bool {
    !outline.isSlot(item)
  }

  /// The space of an item; `depth` limits the recursion, because cycles of superviews are reported elsewhere.
  private func space(
    ofItem index: Int, below depth: Int
  ) throws(ExpressionFault) -> ExpressionSpace {
    guard depth >= 0 else { throw atLoss }
    let pose = try pose(ofItem: index)
    var outer: ExpressionSpace?
    if index < outline.views.count,
      let superview = outline.views[index].reader.string("superview").flatMap(scope.ids.view)
    {
      if superview >= start.knownViews {
        throw ExpressionFault("the superview of the view is defined after this expression")
      }
      outer = try space(ofItem: superview, below: depth - 1)
    }
    return ExpressionSpace(
      bounds: pose.bounds, center: pose.center,
      rotation: CGAffineTransform(rotationAngle: pose.angle), in: outer)
  }

  private var referenceBounds: CGRect {
    get throws(ExpressionFault) {
      let system = outline.referenceView ?? outline.layout
      guard let bounds = system.flatMap({ start.reader($0).referenceBounds }) else { throw atLoss }
      return bounds
    }
  }

  private var atLoss: ExpressionFault {
    isAtLoss = true
    return ExpressionFault("the value is not available")
  }

  private func pose(ofItem index: Int) throws(ExpressionFault) -> InitialPose {
    if index == SceneStart.nothing {
      let id = outline.views[start.knownViews].id ?? ""
      throw ExpressionFault(
        "\(id) is the first view and has no previous one",
        hint: "give the first view its own value: \(quoted("index == 0 ? … : …"))")
    }
    if index < outline.views.count {
      let view = outline.views[index]
      let document = start.reader(view.reader).document
      guard let pose = SceneOutline.View.pose(view.members, in: document, view.copy) else {
        throw atLoss
      }
      return pose
    }
    let item = start.reader(outline.items[index - outline.views.count])
    if item.has("group") {
      throw ExpressionFault("the position of a group is available only while the scene runs")
    }
    if let target = item.string("target").flatMap(scope.ids.view) {
      return item.mapped(try pose(ofItem: target))
    }
    guard let pose = item.pose else { throw atLoss }
    return pose
  }
}
