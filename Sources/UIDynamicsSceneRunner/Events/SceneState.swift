// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// Provides the values of names in expressions during a run.
final class SceneState: ExpressionContext {
  let stage: Stage
  let behaviors: StageBehaviors
  /// The current tick, and its time in seconds.
  private(set) var tick = 0
  private(set) var time = 0.0
  var variables: [ExpressionValue]
  var trackers: [GestureTracker]
  var scroll: ScrollMotion?
  /// The sample for which the force of a custom field is being evaluated.
  var sample: FieldArguments?
  var moment = Moment()
  /// The first tick in which an expression read the touch location before any touch.
  private(set) var earlyLocation: Int?
  /// Separate generators, so that evaluating expectations does not change the motion.
  private var random: (motion: SceneRandom, judge: SceneRandom)
  private var isJudging = false

  init(_ scene: Scene, _ stage: Stage, _ behaviors: StageBehaviors) {
    (self.stage, self.behaviors) = (stage, behaviors)
    variables = scene.variables.map { $0.initial }
    trackers = scene.gestures.map(GestureTracker.init)
    random = (
      scene.random ?? SceneRandom(seed: scene.run.seed), SceneRandom(judging: scene.run.seed)
    )
  }

  func begin(tick: Int, time: Double) { (self.tick, self.time) = (tick, time) }

  func value(of reference: ExpressionReference) throws(ExpressionFault) -> ExpressionValue {
    switch reference {
    case .time: return .number(time)
    case .tick: return .number(Double(tick))
    case .elapsedTime: return .number(stage.animator.elapsedTime)
    case .isRunning: return .boolean(stage.animator.isRunning)
    case .variable(let index): return variables[index]
    case .referenceView(let property): return try referenceView(property)
    case .item(let index, let property): return try item(index, property)
    case .motion(let index, let property): return try motion(index, property)
    case .behavior(let index, let property): return try behavior(index, property)
    case .isAdded(let index):
      return .boolean(behaviors.existing(index)?.dynamicAnimator != nil)
    case .itemCount(let index): return .number(Double(behaviors.itemCount(of: index)))
    case .contact(let property): return try contact(property)
    case .touch(let property): return touch(property)
    case .gesture(let index, .isEnabled): return .boolean(trackers[index].isEnabled)
    case .gesture(let index, .state):
      return .string(trackers[index].state?.rawValue ?? SceneTouch.possible)
    case .sample(let property): return try sample(property)
    case .each(let property): return try each(property)
    case .collectionView(let property):
      guard let scroll, let content = stage.layout?.contentSize else {
        throw ExpressionFault("the scene has no collection view")
      }
      return property.value(scroll.bounds, content: content)
    case .copied(let property):
      let copied = try lastCopy
      guard let reference = property.reference(to: copied) else {
        return .string(stage.ids[copied])
      }
      return try value(of: reference)
    }
  }

  private var lastCopy: Int {
    get throws(ExpressionFault) {
      if let copied = moment.copied { return copied }
      throw .absence("no copy exists yet")
    }
  }

  func exists(_ item: Int) -> Bool { !stage.presence.unmade.contains(item) }

  func space(of owner: SpaceOwner) throws(ExpressionFault) -> ExpressionSpace {
    switch owner {
    case .referenceView: return try referenceSpace
    case .item(let index):
      try requirePresence(of: index)
      return stage.space(at: index)
    case .each:
      return try space(of: .item(each().item))
    case .copied: return try space(of: .item(lastCopy))
    }
  }

  private var referenceSpace: ExpressionSpace {
    get throws(ExpressionFault) {
      if let space = stage.referenceSpace { return space }
      throw ExpressionFault("the animator has neither a reference view nor a layout")
    }
  }

  @discardableResult func bind(_ new: SceneEach?) -> SceneEach? {
    let outer = moment.each
    moment.each = new
    return outer
  }

  private func each() throws(ExpressionFault) -> SceneEach {
    if let each = moment.each { return each }
    throw ExpressionFault("\"each\" has no value here")
  }

  private func each(_ property: EachProperty) throws(ExpressionFault) -> ExpressionValue {
    let ids = stage.ids
    switch try each().meaning(of: property, { ids[$0] }) {
    case .value(let value): return value
    case .reference(let reference): return try value(of: reference)
    }
  }

  func itemCount(in rect: CGRect) -> Int { stage.animator.items(in: rect).count }

  func draw(_ take: (inout SceneRandom) -> Double) -> Double {
    isJudging ? take(&random.judge) : take(&random.motion)
  }

  func judging<Answer>(_ look: () -> Answer) -> Answer {
    isJudging = true
    defer { isJudging = false }
    return look()
  }

  /// The part of the state that delayed actions capture.
  struct Moment {
    var contact: StageContact?
    var lastTouch: SceneTouch?
    var touch: SceneTouch { lastTouch ?? SceneTouch() }
    fileprivate(set) var each: SceneEach?
    var copied: Int?
  }

  // MARK: Geometry

  private func referenceView(
    _ property: GeometryProperty
  ) throws(ExpressionFault) -> ExpressionValue {
    if let view = stage.referenceView {
      return property.value(view.center, view.bounds, view.frame, angle: view.transform.rotation)
    }
    let bounds = try referenceSpace.bounds
    return property.value(bounds.center, bounds, bounds, angle: 0)
  }

  private func item(
    _ index: Int, _ property: GeometryProperty
  ) throws(ExpressionFault) -> ExpressionValue {
    try requirePresence(of: index)
    let item = stage.items[index]
    switch property {
    case .center: return .point(item.center)
    case .angle: return .number(stage.angle(at: index))
    case .alpha: return .number(stage.alpha(at: index))
    case .frame, .bounds, .size:
      return property.value(item.center, item.bounds, item.shownFrame, angle: 0)
    }
  }

  private func motion(
    _ index: Int, _ property: MotionProperty
  ) throws(ExpressionFault) -> ExpressionValue {
    if property == .isAdded { return .boolean(!stage.presence.absent.contains(index)) }
    try requirePresence(of: index)
    let motion = stage.motion(of: stage.items[index], at: index)
    switch property {
    case .linearVelocity:
      return .vector(
        CGVector(dx: CGFloat(motion?.velocityX ?? 0), dy: CGFloat(motion?.velocityY ?? 0)))
    case .angularVelocity: return .number(Double(motion?.angularVelocity ?? 0))
    case .awake, .isAdded: return .boolean(motion?.isAwake ?? false)
    case .speed:
      let (dx, dy) = (Double(motion?.velocityX ?? 0), Double(motion?.velocityY ?? 0))
      return .number(Double(Float((dx * dx + dy * dy).squareRoot())))
    case .bodyX, .bodyY, .bodyAngle:
      guard let motion else {
        throw .absence("no behavior moves \(stage.ids[index]), so it has no body")
      }
      let value = property == .bodyX ? motion.x : property == .bodyY ? motion.y : motion.angle
      return .number(Double(value))
    }
  }

  private func requirePresence(of index: Int) throws(ExpressionFault) {
    let isUnmade = stage.presence.unmade.contains(index)
    guard isUnmade || stage.presence.removed.contains(index) else { return }
    let reason = isUnmade ? "does not exist yet" : "was removed from its superview"
    throw .absence(
      "\(stage.ids[index]) \(reason)", hint: "guard the expression with \"isAdded(view) &&\"")
  }

  // MARK: Behaviors, contacts and touches

  private func behavior(
    _ index: Int, _ property: BehaviorProperty
  ) throws(ExpressionFault) -> ExpressionValue {
    do throws(StageBehaviorFault) {
      if let value = try behaviors.value(of: property, index)?.value { return value }
    } catch {
      throw .absence("the behavior has no \(property.rawValue) before it is added")
    }
    throw ExpressionFault("the behavior has no \(property.rawValue)")
  }

  private func contact(_ property: ContactProperty) throws(ExpressionFault) -> ExpressionValue {
    guard let contact = moment.contact else { throw ExpressionFault("no contact is available") }
    switch property {
    case .point:
      guard let point = contact.point else {
        throw ExpressionFault("a contact that has ended has no point")
      }
      return .point(point)
    case .item: return .string(stage.ids[contact.item])
    case .other: return .string(contact.other.map { stage.ids[$0] } ?? "")
    case .boundary: return .string(contact.boundary ?? "")
    }
  }

  /// The location of the touch in reference coordinates, which scroll with the content of a collection view.
  var touchLocation: CGPoint {
    guard let origin = scroll?.bounds.origin else { return moment.touch.location }
    return CGPoint(
      x: moment.touch.location.x + origin.x, y: moment.touch.location.y + origin.y)
  }

  private func touch(_ property: TouchProperty) -> ExpressionValue {
    let touch = moment.touch
    if property == .location, moment.lastTouch == nil, earlyLocation == nil { earlyLocation = tick }
    return switch property {
    case .location: .point(touchLocation)
    case .velocity: .vector(touch.velocity)
    case .translation: .vector(touch.translation)
    case .state: .string(touch.state)
    case .time: .number(touch.time)
    case .scale: .number(touch.scale)
    case .rotation: .number(touch.rotation)
    case .scaleVelocity: .number(touch.scaleVelocity)
    case .rotationVelocity: .number(touch.rotationVelocity)
    case .numberOfTouches: .number(Double(touch.numberOfTouches))
    case .view: .string(touch.view.map { stage.ids[$0] } ?? "")
    }
  }

  private func sample(_ property: SampleProperty) throws(ExpressionFault) -> ExpressionValue {
    guard let sample else { throw ExpressionFault("no force is being computed") }
    return switch property {
    case .position: .point(sample.position)
    case .velocity: .vector(sample.velocity)
    case .mass: .number(sample.mass)
    case .charge: .number(sample.charge)
    case .time: .number(sample.time)
    }
  }
}
