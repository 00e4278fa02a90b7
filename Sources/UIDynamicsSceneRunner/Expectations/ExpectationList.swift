// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// What the scene expects of the run: looked at after every tick, decided at its end at the latest.
struct ExpectationList {
  /// What is known at the end beside the last frame.
  struct End {
    /// Since when the animator has been paused, s; nil if it still runs.
    var pausedSince: Double?
    /// That of the run, s.
    var timeLimit: Double
  }

  private let expectations: [SceneExpectation]
  /// The items that those with a `forEach` are about.
  private let ids: [String?]
  private var verdicts: [RunSummary.Expectation?]
  /// How far each is met; what is looked at in ticks goes on to be measured when it has failed.
  private var margins: [ExpectationMargin?]
  private var meters: [MatchMeter?]
  /// Those that are looked at after ticks, and from which time on, in s, each is.
  private var open: [Int]
  /// How many have a verdict.
  private var decidedCount = 0
  private let firstTimes: [Double]
  /// What was missing when one at a time was decided, part by part; not gathered where nobody asked.
  private(set) var misses: [[Double]]
  private let includesMisses: Bool

  init(_ scene: Scene, includesMisses: Bool) {
    self.includesMisses = includesMisses
    misses = Array(repeating: [], count: scene.expectations.count)
    expectations = scene.expectations
    let itemIDs = scene.expectations.contains { $0.each != nil } ? scene.itemIDs : []
    ids = scene.expectations.map { $0.each.map { itemIDs[$0.item] } }
    verdicts = Array(repeating: nil, count: expectations.count)
    margins = Array(repeating: nil, count: expectations.count)
    meters = scene.expectations.map { $0.kind.meter(isForPeople: !includesMisses) }
    firstTimes = scene.expectations.map(\.kind.firstTime)
    open = scene.expectations.indices.filter { scene.expectations[$0].kind.isLookedAtInTicks }
  }

  // MARK: While the run goes on

  /// Looks at the state after a tick.
  mutating func look(_ player: EventPlayer, _ frame: Frame) {
    for index in meters.indices where meters[index] != nil { meters[index]?.observe(frame) }
    guard open.contains(where: { isDue($0, at: frame.time) }) else { return }
    let before = decidedCount
    for index in open where player.fault == nil && isDue(index, at: frame.time) {
      player.asCause(.expectation(index)) {
        player.with(expectations[index].each) { look(at: index, player, tick: frame.tick) }
      }
    }
    if decidedCount == before { return }
    open.removeAll { verdicts[$0] != nil && expectations[$0].kind.lastingCondition == nil }
  }

  private func isDue(_ index: Int, at time: Double) -> Bool {
    time >= firstTimes[index] - RunSettings.timeTolerance
  }

  private mutating func look(at index: Int, _ player: EventPlayer, tick: Int) {
    switch expectations[index].kind {
    case .at(.some, let expression): decide(index, expression, player, tick)
    case .always(let expression): watch(index, expression, isWanted: true, player, tick)
    case .never(let expression): watch(index, expression, isWanted: false, player, tick)
    case .at(nil, _), .count, .settlesWithin, .match: break
    }
  }

  /// Fails at the first tick at which it is not as wanted, and is measured at all.
  private mutating func watch(
    _ index: Int, _ expression: Expression, isWanted: Bool, _ player: EventPlayer, _ tick: Int
  ) {
    if verdicts[index] != nil {
      // A fault of what is decided already is none of the run.
      if let verdict = try? expression.judge(in: player.state) {
        measure(index, isWanted ? verdict : verdict.opposite, tick)
      }
      return
    }
    guard let found = player.verdict(on: expression) else { return }
    let verdict = isWanted ? found : found.opposite
    measure(index, verdict, tick)
    if !verdict.holds { settle(index, false, tick, player.describe(expression)) }
  }

  /// Passes if the expression holds, otherwise says what it is made of.
  private mutating func decide(
    _ index: Int, _ expression: Expression, _ player: EventPlayer, _ tick: Int
  ) {
    guard let verdict = player.verdict(on: expression) else { return }
    measure(index, verdict, tick)
    if includesMisses { misses[index] = expression.misses(in: player.state) }
    settle(index, verdict.holds, tick, verdict.holds ? nil : player.describe(expression))
  }

  /// Of several ticks the worst counts, and of equal ones the first.
  private mutating func measure(_ index: Int, _ verdict: ConditionVerdict, _ tick: Int) {
    if let worst = margins[index], worst.value <= verdict.margin { return }
    margins[index] = ExpectationMargin(
      verdict.margin, verdict.isPlain ? .sign : .amount, tick: tick, scale: verdict.scale)
  }

  private mutating func settle(_ index: Int, _ passed: Bool, _ tick: Int, _ detail: String?) {
    let expectation = expectations[index]
    decidedCount += 1
    verdicts[index] = RunSummary.Expectation(
      text: expectation.kind.text + (ids[index].map { " (\($0))" } ?? ""),
      place: expectation.place.text,
      pointer: expectation.place.pointer, passed: passed, tick: tick,
      detail: passed ? nil : detail, margin: nil)
  }

  /// A tick late counts as much as 1 pt.
  private static let second = 1.0 / 60

  // MARK: At the end

  /// How far the run was from what was recorded; to be asked for behind `conclude`.
  var matches: [MatchOutcome] { meters.compactMap { $0?.outcome } }

  /// Decides what is still open, in the order of the scene.
  mutating func conclude(
    _ player: EventPlayer, at frame: Frame, _ ending: RunEnding, _ end: End
  ) -> [RunSummary.Expectation] {
    for index in expectations.indices where verdicts[index] == nil {
      if ending.status == .guard || player.fault != nil {
        margins[index] = nil
        settle(index, false, frame.tick, "the run was stopped before this was decided")
      } else {
        player.asCause(.expectation(index)) {
          player.with(expectations[index].each) { decideLast(index, player, frame, ending, end) }
        }
      }
    }
    return zip(verdicts, margins).compactMap { verdict, margin in
      var verdict = verdict
      verdict?.margin = margin
      return verdict
    }
  }

  private mutating func decideLast(
    _ index: Int, _ player: EventPlayer, _ frame: Frame, _ ending: RunEnding, _ end: End
  ) {
    switch expectations[index].kind {
    case .at(nil, let expression): decide(index, expression, player, frame.tick)
    // A scene at rest stays as it is.
    case .at(.some, let expression) where ending == .stasis:
      decide(index, expression, player, frame.tick)
    case .at(.some, _):
      settle(
        index, false, frame.tick,
        "the run ended before, at \(NumberText.text(of: frame.time)) s")
    case .always, .never: settle(index, true, frame.tick, nil)
    case .count(let event, let range):
      decide(index, player.occurrences.count(of: event), in: range, frame)
    case .settlesWithin(let limit): decide(index, settlesWithin: limit, frame, end)
    case .match(let match): decide(index, match, frame)
    }
  }

  private mutating func decide(
    _ index: Int, _ count: Int, in range: ClosedRange<Int>, _ frame: Frame
  ) {
    let margin = min(
      Double(count) - Double(range.lowerBound), Double(range.upperBound) - Double(count))
    margins[index] = ExpectationMargin(margin, .amount, tick: frame.tick)
    settle(
      index, range.contains(count), frame.tick,
      "it occurred \(count) \(count == 1 ? "time" : "times")")
  }

  private mutating func decide(_ index: Int, _ match: SceneMatch, _ frame: Frame) {
    meters[index]?.finish(frame)
    guard let outcome = meters[index]?.outcome else {
      return settle(index, false, frame.tick, "the recording was not read")
    }
    margins[index] = ExpectationMargin(
      match.within - outcome.largest, .amount, tick: outcome.tick, scale: match.within)
    let passed = outcome.largest <= match.within
    let better = passed ? nil : meters[index]?.betterOffset
    settle(
      index, passed, frame.tick,
      "the recording is \(NumberText.text(of: Float(outcome.largest))) pt away at"
        + " \(NumberText.text(of: outcome.time)) s"
        + (better.map {
          "; with \"offset\": \(NumberText.text(of: $0.offset)) it would be"
            + " \(NumberText.text(of: Float($0.largest))) pt at most"
        } ?? ""))
  }

  private mutating func decide(
    _ index: Int, settlesWithin limit: Double, _ frame: Frame, _ end: End
  ) {
    guard let pausedSince = end.pausedSince else {
      margins[index] = ExpectationMargin(
        -end.timeLimit - frame.highestSpeed, .substitute, tick: frame.tick, scale: Self.second)
      return settle(index, false, frame.tick, "the animator still runs")
    }
    let passed = pausedSince <= limit + RunSettings.timeTolerance
    margins[index] = ExpectationMargin(
      passed ? max(0, limit - pausedSince) : limit - pausedSince, .amount, tick: frame.tick,
      scale: Self.second)
    settle(
      index, passed, frame.tick, "the animator paused at \(NumberText.text(of: pausedSince)) s")
  }
}

extension Frame {
  /// In pt/s.
  fileprivate var highestSpeed: Double {
    states.reduce(0) { max($0, Double($1.speed)) }
  }
}

extension SceneExpectation.Kind {
  fileprivate var isLookedAtInTicks: Bool {
    switch self {
    case .at(.some, _), .always, .never: true
    case .at(nil, _), .count, .settlesWithin, .match: false
    }
  }

  /// Before it nothing is looked at, s.
  fileprivate var firstTime: Double {
    if case .at(let time?, _) = self { time } else { 0 }
  }

  /// What must hold, or not, after every tick, and can be measured more than once.
  fileprivate var lastingCondition: Expression? {
    switch self {
    case .always(let expression), .never(let expression): expression.isRandom ? nil : expression
    case .at, .count, .settlesWithin, .match: nil
    }
  }

  fileprivate func meter(isForPeople: Bool) -> MatchMeter? {
    guard case .match(let match) = self else { return nil }
    return match.recording.map { MatchMeter($0, match, isForPeople: isForPeople) }
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
      "event: \(event.name)\(event.clause), count: [\(range.lowerBound), \(range.upperBound)]"
    case .settlesWithin(let time): "settlesWithin: \(NumberText.text(of: time))"
    case .match(let match):
      "match: \(match.file), within: \(NumberText.text(of: match.within))"
    }
  }
}
