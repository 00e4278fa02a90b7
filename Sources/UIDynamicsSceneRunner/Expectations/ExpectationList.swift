// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsFacts
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// What the scene expects of the run: looked at after every tick, decided at its end at the latest.
struct ExpectationList {
  /// An expectation, and what is known of it.
  ///
  /// A class: to copy at every tick what the scene says of it would cost more than to look at it, and lists
  /// of each of its parts would be as many types.
  private final class Entry {
    let index: Int
    let expectation: SceneExpectation
    /// The item that one with a `forEach` is about.
    let id: String?
    /// What is looked at after ticks; nil for one that is decided at the end alone.
    let expression: Expression?
    /// What that must be after every tick; nil for one that is decided at its time.
    let isWanted: Bool?
    /// From which time on it is looked at, s.
    let firstTime: Double
    var verdict: RunSummary.Expectation? { didSet { isDecided = verdict != nil } }
    /// Whether there is a verdict: asked at every tick, without a copy of it.
    private(set) var isDecided = false
    /// How far it is met; what is looked at in ticks goes on to be measured when it has failed.
    var margin: ExpectationMargin?
    var meter: MatchMeter?
    /// What was missing when one at a time or a rest was decided, part by part; not gathered where nobody asked.
    var misses: [ExpressionMiss] = []

    init(
      _ index: Int, _ expectation: SceneExpectation, id: String?, in scene: Scene,
      isForPeople: Bool
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
      meter = expectation.kind.meter(in: scene, isForPeople: isForPeople)
    }

    /// Whether there is nothing more to find out in ticks.
    var isOver: Bool { isDecided && (isWanted == nil || expression?.isRandom == true) }
  }

  private let entries: [Entry]
  private let metered: [Entry]
  /// Those that are looked at after ticks.
  private var open: [Entry] { didSet { firstTime = Self.firstTime(of: open) } }
  /// From which time on there is something to look at, s; nil for nothing.
  private var firstTime: Double?
  /// The ids of all items, where something is compared with a recording.
  private let itemIDs: [String]
  private let timeLimit: Double
  private var decidedCount = 0
  private let includesMisses: Bool
  /// The last time at which something was fast, s.
  private var lastFast = 0.0
  /// Of what was decided by another state than its author may think.
  private(set) var warnings: [RunWarning] = []

  init(_ scene: Scene, includesMisses: Bool) {
    (self.includesMisses, timeLimit) = (includesMisses, scene.run.timeLimit)
    let itemIDs = scene.expectations.contains(where: { $0.namesItems }) ? scene.itemIDs : []
    self.itemIDs = itemIDs
    let entries = scene.expectations.enumerated().map { index, expectation in
      Entry(
        index, expectation, id: expectation.each.map { itemIDs[$0.item] },
        in: scene, isForPeople: !includesMisses)
    }
    self.entries = entries
    metered = entries.filter { $0.meter != nil }
    open = entries.filter { $0.expression != nil }
    firstTime = Self.firstTime(of: open)
  }

  private static func firstTime(of open: [Entry]) -> Double? {
    open.min { $0.firstTime < $1.firstTime }?.firstTime
  }

  // MARK: While the run goes on

  /// Looks at the state after a tick.
  mutating func look(_ player: EventPlayer, _ frame: Frame) {
    if entries.isEmpty { return }
    player.state.judging { lookNow(player, frame) }
  }

  private mutating func lookNow(_ player: EventPlayer, _ frame: Frame) {
    if includesMisses, frame.states.contains(where: { $0.isShown && $0.speed > Self.fast }) {
      lastFast = frame.time
    }
    if !metered.isEmpty { for entry in metered { entry.meter?.observe(frame) } }
    guard let firstTime, Self.isDue(firstTime, at: frame.time) else { return }
    let before = decidedCount
    for entry in open where player.fault == nil && Self.isDue(entry.firstTime, at: frame.time) {
      player.with(entry.expectation.each) { look(at: entry, player, tick: frame.tick) }
    }
    if decidedCount > before { open.removeAll(where: { $0.isOver }) }
  }

  private static func isDue(_ firstTime: Double, at time: Double) -> Bool {
    time >= firstTime - RunSettings.timeTolerance
  }

  private mutating func look(at entry: Entry, _ player: EventPlayer, tick: Int) {
    guard let expression = entry.expression else { return }
    if let isWanted = entry.isWanted {
      watch(entry, expression, isWanted: isWanted, player, tick)
    } else {
      decide(entry, expression, player, tick)
    }
  }

  /// Fails at the first tick at which it is not as wanted, and is measured at all.
  private mutating func watch(
    _ entry: Entry, _ expression: Expression, isWanted: Bool, _ player: EventPlayer, _ tick: Int
  ) {
    if entry.isDecided {
      // A fault of what is decided already is none of the run.
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

  /// Passes if the expression holds, otherwise says what it is made of.
  private mutating func decide(
    _ entry: Entry, _ expression: Expression, _ player: EventPlayer, _ tick: Int
  ) {
    guard let verdict = player.verdict(on: expression, of: entry.index) else { return }
    measure(entry, verdict, tick)
    if includesMisses { entry.misses = expression.misses(in: player.state) }
    settle(entry, verdict.holds, tick, player.describe(expression))
  }

  /// Of several ticks the worst counts, and of equal ones the first.
  private func measure(_ entry: Entry, _ verdict: ConditionVerdict, _ tick: Int) {
    if let worst = entry.margin, worst.value <= verdict.margin { return }
    entry.margin = ExpectationMargin(
      verdict.margin, verdict.isPlain ? .sign : .amount, tick: tick, scale: verdict.scale)
  }

  private mutating func settle(
    _ entry: Entry, _ passed: Bool, _ tick: Int, _ detail: @autoclosure () -> String?
  ) {
    let expectation = entry.expectation
    decidedCount += 1
    entry.verdict = RunSummary.Expectation(
      text: expectation.kind.text + (entry.id.map { " (\($0))" } ?? ""),
      place: expectation.place.text,
      pointer: expectation.place.pointer, passed: passed, tick: tick,
      detail: passed ? nil : detail(), margin: nil)
  }

  /// A tick late counts as much as 1 pt.
  private static let second = 1.0 / 60
  /// A speed that nothing has just before it rests, pt/s.
  private static let fast: Float = 30

  // MARK: At the end

  /// How far the run was from what was recorded; to be asked for behind `conclude`.
  var matches: [MatchOutcome] { metered.compactMap { $0.meter?.outcome } }

  /// What each misses, part by part; empty unless asked for.
  var misses: [[ExpressionMiss]] { includesMisses ? entries.map { $0.misses } : [] }

  /// Decides what is still open, in the order of the scene.
  ///
  /// The animator has been paused since some time, and the last motion ended at another, s; nil if it still runs.
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
      if ending.status == .guard || player.fault != nil {
        leave(entry, frame.tick)
      } else {
        player.with(entry.expectation.each) { decideLast(entry, player, frame, ending, paused) }
        // An expression without a value stops the run.
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
    // A scene at rest stays as it is.
    case .at(let time?, let expression) where ending == .stasis:
      if expression.asksForTime { warn(entry, time, frame) }
      decide(entry, expression, player, frame.tick)
    case .at(.some, _):
      settle(
        entry, false, frame.tick,
        "the run ended before, at \(NumberText.text(of: frame.time)) s")
    case .always, .never: settle(entry, true, frame.tick, nil)
    case .count(let event, let range):
      let count = player.occurrences.count(of: event)
      let reason = count == 0 ? player.missedGesture(of: event) : nil
      decide(entry, count, in: range, frame, reason)
    case .settlesWithin(let limit): decide(entry, settlesWithin: limit, frame, paused)
    case .match(let match): decide(entry, match, frame)
    }
  }

  private mutating func warn(_ entry: Entry, _ time: Double, _ frame: Frame) {
    warn(
      "the run is over before \(NumberText.thousandths(time)) s, and"
        + " \(entry.expectation.place.pointer) asks for the time: that is the last one;"
        + " \"until\": \"timeLimit\" lets the run go on", tick: frame.tick)
  }

  private mutating func warn(_ message: String, tick: Int) {
    let warning = RunWarning(
      code: DiagnosticCode.neverHappens.rawValue, message: message, tick: tick)
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
      return settle(entry, false, frame.tick, "\(match.file) was not there to be read")
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
      // The pause may jump from place to place; the end of fast motion, which it has to follow, does not.
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
      return settle(entry, false, frame.tick, "the animator still runs")
    }
    entry.margin = ExpectationMargin(
      passed ? max(0, limit - paused.since) : limit - paused.since, .amount, tick: frame.tick,
      scale: Self.second)
    settle(
      entry, passed, frame.tick,
      "the animator paused at \(NumberText.thousandths(paused.since)) s, the last motion ended at"
        + " \(NumberText.thousandths(paused.lastMotion)) s")
  }
}

extension ClosedRange<Int> {
  /// Whether every larger number is in it.
  fileprivate var isOpen: Bool { upperBound == .max }

  fileprivate var end: String { isOpen ? "null" : "\(upperBound)" }
}

extension SceneExpectation {
  /// Whether what is said of it may name an item.
  fileprivate var namesItems: Bool {
    match != nil || each != nil
  }
}

extension SceneExpectation.Kind {
  fileprivate func meter(in scene: Scene, isForPeople: Bool) -> MatchMeter? {
    guard case .match(let match) = self else { return nil }
    return match.recording.map { MatchMeter($0, match, in: scene, isForPeople: isForPeople) }
  }

  /// As the scene puts it, in one line.
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
  /// Whether it has another value later although nothing moves.
  fileprivate var asksForTime: Bool {
    !Set(references).isDisjoint(with: [.time, .tick, .elapsedTime])
  }
}
