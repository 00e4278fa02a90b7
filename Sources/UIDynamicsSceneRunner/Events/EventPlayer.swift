// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The reason for ending a run early.
struct SceneEnd {
  var fault: RunFault?
  /// The fault of a behavior that fails during registration; loading should have rejected it.
  var stageFault: UIDynamicsFault?
  /// The reason given by a `stop` action.
  var reason: String?
}

/// The action being performed, for messages.
struct ActionContext {
  var cause = EventPlayer.Cause.registration
  var action: ActionWord?
  var position: (list: ActionPath, index: Int)?
}

/// Runs the events of a scene and performs their actions.
///
/// The order is that of a UIKit program: delegate events run inside the delegate call, and events of an
/// emitted name run inside the action that emits it. After a fault, nothing else runs; the caller checks for
/// a fault and ends the run.
final class EventPlayer {
  /// The source of an action, for messages.
  enum Cause {
    case registration
    case event(Int)
    case behavior(Int)
    case field(Int)
    case expectation(Int)
  }

  let scene: Scene
  let state: SceneState
  let recorder: EventRecorder
  var animations = Animations()
  var strays: [RunWarning] = []
  var scroll: ScrollMotion?
  private(set) var end = SceneEnd()
  var context = ActionContext()
  private(set) var table: EventTable
  private(set) lazy var ids = SceneIDs(scene)
  var timetable: Timetable
  private var stack = EventStack()

  init(_ scene: Scene, keepsEvents: Bool = true) throws(UIDynamicsFault) {
    self.scene = scene
    let stage = try Stage(scene)
    state = SceneState(scene, stage, StageBehaviors(scene, on: stage))
    recorder = EventRecorder(stage, scene, keepsEvents: keepsEvents)
    table = EventTable(scene)
    timetable = Timetable(scene)
    scroll = scene.collectionViewLayout.flatMap(ScrollMotion.init)
    state.scroll = scroll
    behaviors.delegate = self
    recorder.listener = { [unowned(unsafe) self] in if isPlaying { happen($0, $1) } }
    // Must precede the first behavior, so that the start of the animator is recorded.
    stage.animator.delegate = recorder
    stage.animator.warningHandler = { [recorder] in recorder.record($0) }
  }

  var stage: Stage { state.stage }
  var behaviors: StageBehaviors { state.behaviors }
  var fault: RunFault? { end.fault }
  /// False after a fault; uses a pattern, because `== nil` would compare entire faults.
  var isPlaying: Bool { if case nil = end.fault { true } else { false } }

  func register() {
    for (index, behavior) in scene.behaviors.enumerated() where behavior.isAdded {
      asCause(.registration) { addBehavior(index, isNew: false) }
    }
    for index in table.conditions.indices {
      // A condition without a value counts as false.
      let condition = table.conditions[index]
      let isTrue = with(scene.events[condition.event].each) {
        (try? condition.expression.evaluate(in: state)) == .boolean(true)
      }
      table.conditions[index].watch.observe(isTrue)
    }
  }

  func begin(row: Int, time: Double) {
    recorder.begin(tick: row, time: time)
  }

  // MARK: Triggers

  var hasStart: Bool { !table.events(on: .start).isEmpty }

  func playStart() {
    happen(.start)
    if scroll != nil { play(.displays) }
  }

  func playTick() {
    if scroll != nil { play(.displays) }
    happen(.tick)
    for index in table.conditions.indices where isPlaying {
      let condition = table.conditions[index]
      if table.isSpent[condition.event] { continue }
      let isTrue = asCause(.event(condition.event)) {
        with(scene.events[condition.event].each) { awaitedTruth(of: condition.expression) }
      }
      table.conditions[index].watch.observe(isTrue)
      if isTrue && !condition.watch.isTrue { fire([condition.event]) }
    }
  }

  func happen(_ happening: SceneHappening, _ contact: StageContact? = nil) {
    recorder.occurrences.record(happening.rawValue, contact)
    guard let contact else { return fire(table.events(on: happening)) }
    let events = table.events(onContact: happening)
    if !events.isEmpty { play(.contact(events[...], contact)) }
  }

  func fire(_ events: [Int]) {
    if !events.isEmpty { play(.events(events[...])) }
  }

  // MARK: Work stack

  func add(_ new: consuming EventWork) { stack.work.append(new) }

  /// Runs work and everything it triggers.
  func play(_ new: consuming EventWork) {
    let (base, outer) = (stack.work.count, context.position)
    defer { context.position = outer }
    if base == 0 { stack.performed = 0 }
    play(next: new)
    while stack.work.count > base, let next = stack.work.popLast() { play(next: next) }
  }

  private func play(next: consuming EventWork) {
    switch consume next {
    case .events(var events, let each):
      guard isPlaying, let event = events.popFirst() else { return }
      if !events.isEmpty { add(.events(events, each)) }
      begin(event, each)
    case .scrolled: addScrolled()
    case .displays: addDisplays()
    case .cell(let kind, let each): if isPlaying { addDisplay(kind, each) }
    case .contact(var events, let contact):
      guard isPlaying, let event = events.popFirst() else { return }
      if !events.isEmpty { add(.contact(events, contact)) }
      guard let seen = event.filter.seen(contact) else { return }
      add(.endOfContact(state.moment.contact))
      state.moment.contact = seen
      begin(event.event)
    case .actions(let actions, let list): perform(next: actions, at: list)
    case .forEach(let list, let index, let actions, let path, let outer):
      guard isPlaying, index < list.items.count else {
        state.bind(outer)
        return
      }
      state.bind(SceneEach(list, index))
      add(.forEach(list, from: index + 1, actions, at: path, outer: outer))
      add(.actions(actions[...], at: path))
    case .endOfEvent(let cause, let action, let each):
      (context.cause, context.action) = (cause, action)
      state.bind(each)
      stack.depth -= 1
    case .endOfBranch(let action): context.action = action
    case .endOfContact(let contact): state.moment.contact = contact
    }
  }

  private func perform(next actions: consuming ArraySlice<SceneAction>, at list: ActionPath) {
    context.position = (list, actions.startIndex)
    guard isPlaying, let action = actions.popFirst() else { return }
    if !actions.isEmpty { add(.actions(actions, at: list)) }
    stack.performed += 1
    if stack.performed <= scene.limits[.actions] { return perform(action) }
    fail(
      "one trigger ran more than \(Sentence.count(scene.limits[.actions], "actions"))",
      beyond: .actions)
  }

  private func begin(_ index: Int, _ each: SceneEach? = nil) {
    if table.isSpent[index] { return }
    let end = EventWork.endOfEvent(
      context.cause, context.action, state.bind(scene.events[index].each ?? each))
    context = ActionContext(cause: .event(index))
    if stack.depth == 0 { stack.firings = 0 }
    stack.depth += 1
    if let condition = scene.events[index].condition {
      let isTrue = truth(of: condition)
      table.guards[index]?.observe(isTrue)
      if !isTrue { return play(next: end) }
    }
    add(end)
    table.isSpent[index] = scene.events[index].isOnce
    stack.firings += 1
    if isWithinLimits {
      add(.actions(scene.events[index].actions[...], at: ActionPath("do")))
    }
  }

  private var isWithinLimits: Bool {
    if stack.depth > scene.limits[.depth] {
      fail(
        "events triggered each other more than \(Sentence.count(scene.limits[.depth], "levels")) deep",
        beyond: .depth)
    } else if stack.firings > scene.limits[.firings] {
      fail(
        "one event triggered more than \(Sentence.count(scene.limits[.firings], "events"))",
        beyond: .firings)
    }
    return isPlaying
  }

  /// Performs `body` with a different cause for messages.
  func asCause<Result>(_ new: Cause, _ body: () -> Result) -> Result {
    let outer = context
    defer { context = outer }
    context = ActionContext(cause: new)
    return body()
  }

  func with<Result>(_ each: SceneEach?, _ body: () -> Result) -> Result {
    let outer = state.bind(each)
    defer { state.bind(outer) }
    return body()
  }

  // MARK: Faults

  /// Ends the run after this step; later faults are ignored.
  func fail(_ message: String, hint: String? = nil) {
    if !isPlaying { return }
    var message = message
    if message.hasSuffix(".") { message.removeLast() }
    let name = [doer.name, context.action?.rawValue].compactMap { $0 }.joined(separator: ", ")
    end.fault = RunFault(
      message: name.isEmpty ? message : "\(name): \(message)", tick: state.tick, part: part,
      hint: hint)
  }

  /// Ends the run because of a limit; the message names the option that raises it and any cycle of events.
  func fail(_ message: String, beyond limit: SceneLimit) {
    let flag = limit.flag(allowing: 2 * scene.limits[limit])
    guard let cycle else { return fail(message, hint: flag) }
    let text = "\(message), in a cycle: \(cycle.description(in: scene))"
    let end = "to end it, use \"once\": true or an \"if\" that becomes false"
    fail(
      text,
      hint: cycle.isEndless(table, scene) ? "the cycle never ends; \(end)" : "\(end); \(flag)")
  }

  /// The cycle that led to the current event, if the event triggered itself.
  private var cycle: EventCycle? {
    guard case .event(let last) = context.cause else { return nil }
    let outer = stack.work.compactMap { work -> Int? in
      if case .endOfEvent(.event(let event), _, _) = work { event } else { nil }
    }
    guard let before = outer.lastIndex(of: last) else { return nil }
    return EventCycle(Array(outer[(before + 1)...]) + [last])
  }

  /// Ends the run on behalf of an action; later calls are ignored.
  func stop(because reason: String) {
    if end.reason == nil { end.reason = reason }
  }

  func fail(_ fault: ExpressionFault) {
    fail(Self.sentence(fault), hint: fault.hint)
  }

  private static func sentence(_ fault: ExpressionFault) -> String {
    let part = fault.expression + ": "
    let message =
      fault.message.hasPrefix(part) ? fault.message.dropFirst(part.count) : fault.message[...]
    return "cannot evaluate \"\(fault.expression)\": \(message)"
  }

  /// Returns the result, or records a fault and returns `nil`.
  @discardableResult func attempt<Result>(
    with behavior: Int, _ work: @autoclosure () throws(StageBehaviorFault) -> Result
  ) -> Result? {
    do throws(StageBehaviorFault) {
      return try work()
    } catch {
      fail(error, of: behavior)
      return nil
    }
  }

  func isDone(_ work: @autoclosure () throws(UIDynamicsFault) -> Void) -> Bool {
    do throws(UIDynamicsFault) {
      try work()
      return true
    } catch {
      fail(error.description)
      return false
    }
  }

  private func fail(_ fault: StageBehaviorFault, of behavior: Int) {
    let id = scene.behaviors[behavior].id
    switch fault {
    case .expression(let fault): fail("in \(id), \(Self.sentence(fault))")
    case .dynamics(let fault):
      if case .registration = context.cause, stack.firings == 0,
        !scene.behaviors[behavior].isTemplate
      {
        end.stageFault = fault
      }
      fail("\(id) cannot be added: \(fault.description)")
    }
  }

  func list(_ key: String) -> ActionPath {
    context.position.map { ActionPath(key, of: $0.index, in: $0.list) } ?? ActionPath(key)
  }

  /// The part of the scene to name in a message; `nil` during registration.
  private var part: ScenePart? {
    guard let position = context.position, let owner = doer.part else { return doer.part }
    return .action(position.list.steps(to: position.index), in: owner)
  }

  private var doer: (part: ScenePart?, name: String?) {
    func name(_ what: String, _ index: Int) -> String {
      "the \(what) of \(scene.behaviors[index].id)"
    }
    return switch context.cause {
    case .registration: (nil, nil)
    case .event(let index): (.event(index), scene.name(ofEvent: index))
    case .behavior(let index): (.behavior(index), name("action", index))
    case .field(let index): (.behavior(index), name("force", index))
    case .expectation(let index): (.expectation(index), scene.expectations[index].location.pointer)
    }
  }
}

// MARK: Behavior callbacks

extension EventPlayer: StageBehaviorsDelegate {
  func behaviorActs(_ index: Int) {
    guard isPlaying else { return }
    let behavior = scene.behaviors[index]
    asCause(.behavior(index)) {
      with(behavior.each) { play(.actions(behavior.actions[...], at: ActionPath("action"))) }
    }
  }

  func force(ofField index: Int, _ sample: FieldArguments) -> CGVector {
    guard isPlaying, case .field(let field) = scene.behaviors[index].kind,
      let force = field.force
    else { return .zero }
    return asCause(.field(index)) {
      state.sample = sample
      defer { state.sample = nil }
      return with(scene.behaviors[index].each) { vector(force) ?? .zero }
    }
  }

  func didMake(_ behavior: UIDynamicBehavior, _ index: Int, insteadOf old: UIDynamicBehavior?) {
    // A replaced behavior continues to report contacts as long as it is in the animator.
    if let old = old as? UICollisionBehavior, old.dynamicAnimator == nil { recorder.retire(old) }
    if let collision = behavior as? UICollisionBehavior { recorder.observe(collision, index) }
  }
}
