// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsFacts
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The expectations of a scene, which are checked after each tick and decided at the end of the run at the latest.
struct ExpectationList {
  /// An expectation and its state; this is a class because copying it in every tick would be slow.
  private final class Entry {
    let index: Int
    let expectation: SceneExpectation
    let id: String?
    /// The condition to check after ticks; `nil` if the expectation is decided only at the end.
    let expression: Expression?
    /// The value that the condition must have after every tick; `nil` if it is decided at a given time.
    let isWanted: Bool?
    /// The first time to check, in seconds.
    let firstTime: Double
    var verdict: RunSummary.Expectation?
    var isDecided: Bool { verdict != nil }
    /// The margin, which is measured even after a failure.
    var margin: ExpectationMargin?
    var meter: MatchMeter?
    var misses: [ExpressionMiss] = []

    init(
      _ index: Int, _ expectation: SceneExpectation, id: String?, isForPeople: Bool
    ) {
      (self.index, self.expectation, self.id) = (index, expectation, id)
      switch expectation.kind {
      case .at(let time?, let expression):
        (self.expression, isWanted, firstTime) = (expression, nil, time)
      case .always(let expression): (self.expression, isWanted, firstTime) = (expression, true, 0)
      case .never(let expression): (self.expression, isWanted, firstTime) = (expression, false, 0)
      case .at(nil, _), .count, .settlesWithin, .match:
        (expression, isWanted, firstTime) = (nil, nil, 0)
      }
      meter = expectation.kind.meter(isForPeople: isForPeople)
    }

    var isOver: Bool { isDecided && (isWanted == nil || expression?.isRandom == true) }
  }

  private let entries: [Entry]
  private let metered: [Entry]
  private var open: [Entry]
  private let itemIDs: [String]
  private let timeLimit: Double
  private let includesMisses: Bool
  private var lastFast = 0.0
  private(set) var warnings: [RunWarning] = []

  init(_ scene: Scene, includesMisses: Bool) {
    (self.includesMisses, timeLimit) = (includesMisses, scene.run.timeLimit)
    let itemIDs = scene.expectations.contains(where: { $0.namesItems }) ? scene.itemIDs : []
    self.itemIDs = itemIDs
    let entries = scene.expectations.enumerated().map { index, expectation in
      Entry(
        index, expectation, id: expectation.each.map { itemIDs[$0.item] },
        isForPeople: !includesMisses)
    }
    self.entries = entries
    metered = entries.filter { $0.meter != nil }
    open = entries.filter { $0.expression != nil }
  }

  // MARK: During the run

  /// True for each expectation that is met; `nil` for each that is not decided yet.
  var verdicts: [Bool?] { entries.map { $0.verdict?.passed } }

  /// Checks the state after a tick.
  mutating func observe(_ player: EventPlayer, _ frame: Frame) {
    if entries.isEmpty { return }
    player.state.judging { observeNow(player, frame) }
  }

  private mutating func observeNow(_ player: EventPlayer, _ frame: Frame) {
    if includesMisses, frame.states.contains(where: { $0.isShown && $0.speed > Self.fast }) {
      lastFast = frame.time
    }
    for entry in metered { entry.meter?.observe(frame) }
    for entry in open
    where player.isPlaying && frame.time >= entry.firstTime - RunSettings.timeTolerance {
      player.with(entry.expectation.each) { evaluate(entry, player, tick: frame.tick) }
    }
    open.removeAll { $0.isOver }
  }

  private mutating func evaluate(_ entry: Entry, _ player: EventPlayer, tick: Int) {
    guard let expression = entry.expression else { return }
    if let isWanted = entry.isWanted {
      watch(entry, expression, isWanted: isWanted, player, tick)
    } else {
      decide(entry, expression, player, tick)
    }
  }

  private mutating func watch(
    _ entry: Entry, _ expression: Expression, isWanted: Bool, _ player: EventPlayer, _ tick: Int
  ) {
    if entry.isDecided {
      // Once an expectation is decided, a fault in it does not end the run.
      if let verdict = try? expression.judge(in: player.state) {
        measure(entry, isWanted ? verdict : verdict.opposite, tick)
      }
      return
    }
    guard let found = player.verdict(on: expression, of: entry.index) else { return }
    let verdict = isWanted ? found : found.opposite
    measure(entry, verdict, tick)
    if !verdict.holds { settle(entry, false, tick, player.describe(expression)) }
  }

  private mutating func decide(
    _ entry: Entry, _ expression: Expression, _ player: EventPlayer, _ tick: Int
  ) {
    guard let verdict = player.verdict(on: expression, of: entry.index) else { return }
    measure(entry, verdict, tick)
    if includesMisses { entry.misses = expression.misses(in: player.state) }
    settle(entry, verdict.holds, tick, player.describe(expression))
  }

  /// Keeps the worst margin, or the first of equal ones.
  private func measure(_ entry: Entry, _ verdict: ConditionVerdict, _ tick: Int) {
    if let worst = entry.margin, worst.value <= verdict.margin { return }
    entry.margin = ExpectationMargin(
      verdict.margin, verdict.isPlain ? .sign : .amount, tick: tick, scale: verdict.scale)
  }

  private mutating func settle(
    _ entry: Entry, _ passed: Bool, _ tick: Int, _ detail: @autoclosure () -> String?
  ) {
    let expectation = entry.expectation
    entry.verdict = RunSummary.Expectation(
      text: expectation.kind.text + (entry.id.map { " (\($0))" } ?? ""),
      location: expectation.location.text,
      pointer: expectation.location.pointer, passed: passed, tick: tick,
      detail: passed ? nil : detail(), margin: nil)
  }

  /// The scale for times, in which one tick counts like 1 pt.
  private static let second = 1.0 / 60
  /// A speed in pt/s that items coming to rest do not exceed shortly before they sleep.
  private static let fast: Float = 30

  // MARK: At the end

  /// The differences from each recording; valid after ``conclude(_:at:_:paused:)``.
  var matches: [MatchOutcome] { metered.compactMap { $0.meter?.outcome } }

  var misses: [[ExpressionMiss]] { includesMisses ? entries.map { $0.misses } : [] }

  /// Decides the remaining expectations; `paused` contains the times of the final pause and the last motion,
  /// in seconds.
  mutating func conclude(
    _ player: EventPlayer, at frame: Frame, _ ending: RunEnding, paused: Pause?
  ) -> [RunSummary.Expectation] {
    player.state.judging { concludeNow(player, at: frame, ending, paused) }
  }

  typealias Pause = (since: Double, lastMotion: Double)

  private mutating func concludeNow(
    _ player: EventPlayer, at frame: Frame, _ ending: RunEnding, _ paused: Pause?
  ) -> [RunSummary.Expectation] {
    for entry in entries where !entry.isDecided {
      if ending.status == .guard || !player.isPlaying {
        leave(entry, frame.tick)
      } else {
        player.with(entry.expectation.each) { decideLast(entry, player, frame, ending, paused) }
        // An expression without a value ends the run.
        if !entry.isDecided { leave(entry, frame.tick) }
      }
    }
    return entries.compactMap { entry in
      var verdict = entry.verdict
      verdict?.margin = entry.margin
      return verdict
    }
  }

  private mutating func leave(_ entry: Entry, _ tick: Int) {
    entry.margin = nil
    settle(entry, false, tick, RunSummary.Expectation.unchecked)
  }

  private mutating func decideLast(
    _ entry: Entry, _ player: EventPlayer, _ frame: Frame, _ ending: RunEnding, _ paused: Pause?
  ) {
    switch entry.expectation.kind {
    case .at(nil, let expression): decide(entry, expression, player, frame.tick)
    // A scene at rest no longer changes.
    case .at(let time?, let expression) where ending == .stasis:
      if expression.asksForTime { warn(entry, time, frame) }
      decide(entry, expression, player, frame.tick)
    case .at(.some, _):
      settle(
        entry, false, frame.tick, "the run ended earlier, at \(NumberText.text(of: frame.time)) s")
    case .always, .never: settle(entry, true, frame.tick, nil)
    case .count(let event, let range):
      let count = player.recorder.occurrences.count(of: event)
      let reason = count == 0 ? player.missedGesture(of: event) : nil
      decide(entry, count, in: range, frame, reason)
    case .settlesWithin(let limit): decide(entry, settlesWithin: limit, frame, paused)
    case .match(let match): decide(entry, match, frame)
    }
  }

  private mutating func warn(_ entry: Entry, _ time: Double, _ frame: Frame) {
    warn(
      "the run ends before \(NumberText.thousandths(time)) s, so"
        + " \(entry.expectation.location.pointer) is checked at the end of the run; to continue it, set"
        + " \"until\": \"timeLimit\"", tick: frame.tick)
  }

  private mutating func warn(_ message: String, tick: Int) {
    let warning = RunWarning(
      code: .neverHappens, message: message, tick: tick)
    if warnings.last != warning { warnings.append(warning) }
  }

  private mutating func decide(
    _ entry: Entry, _ count: Int, in range: ClosedRange<Int>, _ frame: Frame, _ reason: String?
  ) {
    let above = Double(count) - Double(range.lowerBound)
    let margin = range.isOpen ? above : min(above, Double(range.upperBound) - Double(count))
    entry.margin = ExpectationMargin(margin, .amount, tick: frame.tick)
    settle(
      entry, range.contains(count), frame.tick,
      "it occurred \(count) \(count == 1 ? "time" : "times")" + (reason.map { "; \($0)" } ?? ""))
  }

  private mutating func decide(_ entry: Entry, _ match: SceneMatch, _ frame: Frame) {
    entry.meter?.finish(frame)
    guard let outcome = entry.meter?.outcome else {
      return settle(entry, false, frame.tick, "cannot read \(match.file)")
    }
    entry.margin = ExpectationMargin(
      match.within - outcome.largest, .amount, tick: outcome.worst?.tick ?? 0,
      scale: match.within)
    let (passed, ids) = (outcome.largest <= match.within, itemIDs)
    if passed, let brief = entry.meter?.brief(frame) { warn(brief, tick: frame.tick) }
    settle(entry, passed, frame.tick, outcome.apart ?? entry.meter?.sentence(ids))
  }

  private mutating func decide(
    _ entry: Entry, settlesWithin limit: Double, _ frame: Frame, _ paused: Pause?
  ) {
    let passed = paused.map { $0.since <= limit + RunSettings.timeTolerance } ?? false
    if includesMisses {
      // The pause time can jump between runs, but the end of fast motion before it changes smoothly.
      let earliest = lastFast + Double(UIKitFacts.timeToSleep)
      entry.misses = [
        ExpressionMiss(amount: passed ? -1 : 1),
        ExpressionMiss(amount: (earliest - limit) / Self.second),
      ]
    }
    guard let paused else {
      let speed = frame.states.reduce(0) { max($0, Double($1.speed)) }
      entry.margin = ExpectationMargin(
        -timeLimit - speed, .substitute, tick: frame.tick, scale: Self.second)
      return settle(entry, false, frame.tick, "the animator is still running")
    }
    entry.margin = ExpectationMargin(
      passed ? max(0, limit - paused.since) : limit - paused.since, .amount, tick: frame.tick,
      scale: Self.second)
    settle(
      entry, passed, frame.tick,
      "the animator paused at \(NumberText.thousandths(paused.since)) s; the last motion ended at"
        + " \(NumberText.thousandths(paused.lastMotion)) s")
  }
}

extension ClosedRange<Int> {
  fileprivate var isOpen: Bool { upperBound == .max }

  fileprivate var end: String { isOpen ? "null" : "\(upperBound)" }
}

extension SceneExpectation {
  fileprivate var namesItems: Bool {
    match != nil || each != nil
  }
}

extension SceneExpectation.Kind {
  fileprivate func meter(isForPeople: Bool) -> MatchMeter? {
    guard case .match(let match) = self else { return nil }
    return match.recording.map { MatchMeter($0, match, isForPeople: isForPeople) }
  }

  fileprivate var text: String {
    switch self {
    case .at(let time?, let expression): "at \(NumberText.text(of: time)): \(expression.text)"
    case .at(nil, let expression): "at end: \(expression.text)"
    case .always(let expression): "always: \(expression.text)"
    case .never(let expression): "never: \(expression.text)"
    case .count(let event, let range) where range.lowerBound == range.upperBound:
      "event: \(event.name)\(event.clause), count: \(range.lowerBound)"
    case .count(let event, let range):
      "event: \(event.name)\(event.clause), count: [\(range.lowerBound), \(range.end)]"
    case .settlesWithin(let time): "settlesWithin: \(NumberText.text(of: time))"
    case .match(let match):
      "match: \(match.file), within: \(NumberText.text(of: match.within))"
    }
  }
}

extension Expression {
  fileprivate var asksForTime: Bool {
    !Set(references).isDisjoint(with: [.time, .tick, .elapsedTime])
  }
}
