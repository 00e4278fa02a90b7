// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsFacts
package import UIDynamicsGeometry
package import UIDynamicsSceneFormat
package import UIDynamicsTrajectory

/// Runs a scene once, tick by tick.
package struct Runner: ~Copyable {
  /// The version of the motion, which is raised with every intended change.
  package static var numericsID: String { NumericsID.current }

  private let player: EventPlayer
  /// Stored, because each access through `player.stage` would cost a reference count.
  private let animator: UIDynamicAnimator
  private var capture: FrameCapture
  private var settings: RunSettings
  private let metrics: [Expression]
  private var meter: MotionMeter
  private var expectations: ExpectationList
  private var columns: ComputedColumns
  private var awaited: Set<Int> = []
  /// The last frame and the next one, which are swapped after each tick.
  private var frame = Frame()
  private var nextFrame = Frame()
  private var hasBegun = false

  /// Creates the stage and registers the behaviors.
  ///
  /// Extents, state digests, scenery and misses are computed only on request. Metrics are evaluated at the
  /// end.
  ///
  /// - Throws: ``StageFault`` if an object cannot be created, although loading a scene normally prevents that.
  package init(
    _ scene: Scene, includesExtent: Bool = false, includesStateHash: Bool = false,
    includesScenery: Bool = false, includesMisses: Bool = false, includesEvents: Bool = true,
    metrics: [Expression] = []
  ) throws(StageFault) {
    let player = try Self.player(of: scene, keepsEvents: includesEvents)
    (self.player, animator) = (player, player.stage.animator)
    capture = FrameCapture(
      scene, player.stage, includesExtent: includesExtent, includesStateHash: includesStateHash,
      includesScenery: includesScenery)
    settings = scene.run
    self.metrics = metrics
    meter = MotionMeter(itemCount: player.stage.items.count)
    expectations = ExpectationList(scene, includesMisses: includesMisses)
    columns = ComputedColumns(scene)
    (animator.limits.contacts, animator.limits.impacts) = (
      scene.limits[.contacts], scene.limits[.impacts]
    )
  }

  private static func player(
    of scene: Scene, keepsEvents: Bool
  ) throws(StageFault) -> EventPlayer {
    do throws(UIDynamicsFault) {
      let player = try EventPlayer(scene, keepsEvents: keepsEvents)
      player.register()
      if let fault = player.end.stageFault { throw fault }
      return player
    } catch {
      throw StageFault(message: error.description)
    }
  }

  /// Runs to the end, and delivers each frame with the events of its tick.
  ///
  /// `shouldStop` is called before every step and every few milliseconds within it. An interrupted tick
  /// delivers no frame.
  package consuming func run<Failure: Error>(
    shouldStop: @escaping () -> Bool = { false },
    deliver: (Frame, [EventRecord]) throws(Failure) -> Void
  ) throws(Failure) -> RunOutcome {
    animator.limits.isCancelled = shouldStop
    defer { animator.limits.isCancelled = nil }
    var ending = try advance(deliver)
    while ending == nil {
      if shouldStop() { return outcome(.stopped) }
      ending = try advance(deliver)
    }
    return outcome(ending ?? .stopped)
  }

  /// Delivers the initial state on the first call, and runs one tick on each further call.
  ///
  /// Returns the ending when the run ends. After rest or the time limit, further calls continue the run.
  package mutating func advance<Failure: Error>(
    _ deliver: (Frame, [EventRecord]) throws(Failure) -> Void
  ) throws(Failure) -> RunEnding? {
    let tick = hasBegun ? frame.tick + 1 : 0
    if hasBegun, let ending = play(tick: tick) { return ending }
    hasBegun = true
    return try show(tick: tick, deliver)
  }

  // MARK: Live touches

  /// Delivers touches that happen now; none of them may be due before the tick of the last frame.
  package func add(_ touches: [FingerTouch], ofGesture gesture: Int) {
    for touch in touches { player.timetable.add(touch, ofGesture: gesture) }
  }

  /// Returns the transform from a gesture's touch coordinates to screen coordinates, as shown in the last frame.
  package func space(ofGesture gesture: Int) -> CGAffineTransform {
    player.space(ofGesture: gesture)
  }

  /// The content offset of the collection view; zero if there is no collection view.
  package var contentOffset: CGPoint { player.scroll?.bounds.origin ?? .zero }

  package mutating func extend(toTimeLimit limit: Double) { settings.timeLimit = limit }

  /// The verdict on each expectation so far; `nil` if it is not decided yet.
  package var verdicts: [Bool?] { expectations.verdicts }

  // MARK: One tick

  /// Runs one tick; returns an ending only if the step was interrupted.
  private mutating func play(tick: Int) -> RunEnding? {
    player.begin(row: tick, time: time(of: tick))
    playDue(at: tick - 1)
    player.state.begin(tick: tick, time: time(of: tick))
    guard player.isPlaying else { return nil }
    // Has no effect while the animator is paused.
    animator.advance(by: 1 / settings.ticksPerSecond)
    if let interruption = animator.interruption { return ending(of: interruption) }
    if player.isPlaying { player.playTick() }
    return nil
  }

  private func ending(of interruption: StepInterruption) -> RunEnding {
    switch interruption {
    case .cancelled: .stopped
    case .tooManyContacts(let limit): excess(of: .contacts, over: limit)
    case .tooManyImpacts(let limit): excess(of: .impacts, over: limit)
    }
  }

  private func excess(of limit: SceneLimit, over most: Int) -> RunEnding {
    .fault(RunFault(message: limit.excess(over: most), tick: frame.tick + 1))
  }

  private mutating func playDue(at tick: Int) {
    if tick == 0 { player.playStart() }
    while player.isPlaying, let entry = player.timetable.takeEntry(dueAt: tick) {
      player.play(entry)
    }
    player.playScrolling()
  }

  private mutating func show<Failure: Error>(
    tick: Int, _ deliver: (Frame, [EventRecord]) throws(Failure) -> Void
  ) throws(Failure) -> RunEnding? {
    if let fault = player.fault { return .fault(fault) }
    capture.capture(tick: tick, time: time(of: tick), into: &nextFrame)
    if !player.animations.isEmpty {
      player.animations.prune(at: nextFrame.time)
      capture.add(player.animations, to: &nextFrame)
    }
    if let fault = nonFiniteNumber() { return fault }
    capture.checkSizes(tick: tick)
    if !columns.isEmpty { columns.compute(player.state, into: &nextFrame) }
    capture.complete(&nextFrame, window: player.scroll?.bounds)
    swap(&frame, &nextFrame)
    meter.observe(frame, isRunning: animator.isRunning)
    try deliver(frame, player.recorder.events)
    player.recorder.clear()
    expectations.observe(player, frame)
    if let fault = player.fault { return .fault(fault) }
    if let reason = player.end.reason { return .stoppedByScene(reason) }
    // `isAtRest()` must run first, because it records awaited events.
    if isAtRest(), settings.until == .stasis { return .stasis }
    return frame.time >= settings.timeLimit ? .timeLimit(settings.timeLimit) : nil
  }

  /// Returns `true` if nothing moves and nothing is scheduled; records events that wait for a time.
  private mutating func isAtRest() -> Bool {
    let isStill =
      !animator.isRunning && player.timetable.isQuiet && player.animations.isEmpty
      && player.scroll?.isCoasting != true
      && (frame.tick > 0 || !player.hasStart)
    guard isStill else { return false }
    let waiting =
      player.table.waiting + player.timetable.repeatingEvents
    awaited.formUnion(waiting)
    return waiting.isEmpty
  }

  /// Divides, because a running sum would drift.
  private func time(of tick: Int) -> Double { Double(tick) / settings.ticksPerSecond }

  // MARK: The end

  /// Finds a value that is infinite or NaN; `mutating` avoids a copy of the runner.
  private mutating func nonFiniteNumber() -> RunEnding? {
    if let faulty = animator.faultyItem {
      let stage = player.stage
      let index = stage.items.firstIndex { $0 === faulty }
      return .nonFinite(
        item: index.map { stage.ids[$0] } ?? "an item", column: nil, tick: nextFrame.tick)
    }
    for index in nextFrame.states.indices {
      guard let column = nextFrame.states[index].nonFiniteColumn else { continue }
      return .nonFinite(item: player.stage.ids[index], column: column, tick: nextFrame.tick)
    }
    return nil
  }

  /// Warns if only removed views are still moving.
  private mutating func unseenMotion(_ ending: RunEnding) -> [RunWarning] {
    guard case .timeLimit = ending, settings.until == .stasis else { return [] }
    let moving = frame.states.indices.filter {
      frame.states[$0].isAwake && frame.states[$0].body != nil
    }
    guard let first = moving.first, moving.allSatisfy({ !frame.states[$0].isShown }) else {
      return []
    }
    let others = moving.count > 1 ? " (and \(Sentence.count(moving.count - 1, "others")))" : ""
    return [
      RunWarning(
        code: .fallsForever,
        message:
          "\"\(player.stage.ids[first])\"\(others) was removed from its superview but still moves, so the"
          + " run continued to its time limit; end it with \"removeItem\", \"removeAllBehaviors\" or \"stop\"",
        tick: frame.tick)
    ]
  }

  /// Decides the remaining expectations and summarizes the run.
  package mutating func outcome(_ ending: RunEnding) -> RunOutcome {
    let verdicts = expectations.conclude(
      player, at: frame, ending,
      paused: meter.pausedSince.map { (since: $0, lastMotion: meter.lastMotion) })
    return RunOutcome(
      ending: player.fault.map { .fault($0) } ?? ending,
      awaited: awaited.sorted().map(player.scene.name(ofEvent:)), frame: frame,
      times: RunOutcome.Times(
        elapsed: animator.elapsedTime, settle: meter.pausedSince,
        rest: meter.restTime(isStasis: ending == .stasis)),
      items: RunOutcome.Items(
        ids: player.stage.ids,
        existed: player.stage.ids.indices.map { player.state.exists($0) },
        measures: meter.measures(isStasis: ending == .stasis)),
      contacts: player.recorder.contacts,
      warnings: player.recorder.warnings + player.strays + player.missedGestures
        + player.earlyTouches + player.heldConditions + capture.warnings + expectations.warnings
        + unseenMotion(ending),
      expectations: verdicts, gaps: columns.gaps.compactMap { $0 },
      distances: RunOutcome.Distances(
        matches: expectations.matches, misses: expectations.misses),
      metrics: player.state.judging { metrics.map { player.measure($0) } },
      stateHash: animator.stateDigest)
  }
}
