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

  /// One that is looked at after ticks.
  ///
  /// A class: to copy at every tick what the scene says of it would cost more than to look.
  private final class Watch {
    let index: Int
    let expression: Expression
    /// What it must be after every tick; nil for one that is decided at its time.
    let isWanted: Bool?
    /// From which time on it is looked at, s.
    let firstTime: Double
    let each: SceneEach?
    var isDecided = false

    init?(_ index: Int, _ expectation: SceneExpectation) {
      (self.index, each) = (index, expectation.each)
      switch expectation.kind {
      case .at(let time?, let expression):
        (self.expression, isWanted, firstTime) = (expression, nil, time)
      case .always(let expression): (self.expression, isWanted, firstTime) = (expression, true, 0)
      case .never(let expression): (self.expression, isWanted, firstTime) = (expression, false, 0)
      case .at(nil, _), .count, .settlesWithin, .match: return nil
      }
    }

    func isDue(at time: Double) -> Bool { time >= firstTime - RunSettings.timeTolerance }

    /// Whether it is measured on when it has failed.
    var isLasting: Bool { isWanted != nil && !expression.isRandom }
  }

  private let expectations: [SceneExpectation]
  /// The items that those with a `forEach` are about.
  private let ids: [String?]
  /// Those of all items, where something is compared with a recording.
  private let itemIDs: [String]
  private var verdicts: [RunSummary.Expectation?]
  /// How far each is met; what is looked at in ticks goes on to be measured when it has failed.
  private var margins: [ExpectationMargin?]
  private var meters: [MatchMeter?]
  /// Which of them there are.
  private let metered: [Int]
  private var open: [Watch]
  /// How many have a verdict.
  private var decidedCount = 0
  /// What was missing when one at a time was decided, part by part; not gathered where nobody asked.
  private(set) var misses: [[Double]]
  private let includesMisses: Bool

  init(_ scene: Scene, includesMisses: Bool) {
    self.includesMisses = includesMisses
    misses = Array(repeating: [], count: scene.expectations.count)
    expectations = scene.expectations
    let itemIDs = scene.expectations.contains(where: \.namesItems) ? scene.itemIDs : []
    self.itemIDs = itemIDs
    ids = scene.expectations.map { $0.each.map { itemIDs[$0.item] } }
    verdicts = Array(repeating: nil, count: expectations.count)
    margins = Array(repeating: nil, count: expectations.count)
    let meters = scene.expectations.map(\.kind.meter)
    (self.meters, metered) = (meters, meters.indices.filter { meters[$0] != nil })
    open = scene.expectations.enumerated().compactMap { Watch($0.offset, $0.element) }
  }

  // MARK: While the run goes on

  /// Looks at the state after a tick.
  mutating func look(_ player: EventPlayer, _ frame: Frame) {
    for index in metered { meters[index]?.observe(frame) }
    guard open.contains(where: { $0.isDue(at: frame.time) }) else { return }
    let before = decidedCount
    for watch in open where player.fault == nil && watch.isDue(at: frame.time) {
      player.asCause(.expectation(watch.index)) {
        player.with(watch.each) { look(at: watch, player, tick: frame.tick) }
      }
    }
    if decidedCount == before { return }
    open.removeAll { $0.isDecided && !$0.isLasting }
  }

  private mutating func look(at watch: Watch, _ player: EventPlayer, tick: Int) {
    if let isWanted = watch.isWanted { return look(at: watch, isWanted, player, tick) }
    decide(watch.index, watch.expression, player, tick)
    watch.isDecided = verdicts[watch.index] != nil
  }

  /// Fails at the first tick at which it is not as wanted, and is measured at all.
  private mutating func look(
    at watch: Watch, _ isWanted: Bool, _ player: EventPlayer, _ tick: Int
  ) {
    let (index, expression) = (watch.index, watch.expression)
    if watch.isDecided {
      // A fault of what is decided already is none of the run.
      if let verdict = try? expression.judge(in: player.state) {
        measure(index, isWanted ? verdict : verdict.opposite, tick)
      }
      return
    }
    guard let found = player.verdict(on: expression) else { return }
    let verdict = isWanted ? found : found.opposite
    measure(index, verdict, tick)
    if verdict.holds { return }
    settle(index, false, tick, player.describe(expression))
    watch.isDecided = true
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
    case .count(let name, let range):
      decide(index, player.occurrences.count(of: name), in: range, frame)
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
      return settle(index, false, frame.tick, "\(match.file) was not there to be read")
    }
    margins[index] = ExpectationMargin(
      match.within - outcome.largest, .amount, tick: outcome.worst?.tick ?? 0,
      scale: match.within)
    settle(
      index, outcome.largest <= match.within, frame.tick,
      outcome.apart ?? meters[index]?.sentence(itemIDs))
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
      index, passed, frame.tick, "the animator paused at \(Sentence.thousandths(pausedSince)) s")
  }
}

extension Frame {
  /// In pt/s.
  fileprivate var highestSpeed: Double {
    states.reduce(0) { max($0, Double($1.speed)) }
  }
}

extension SceneExpectation {
  /// Whether what is said of it may name an item.
  fileprivate var namesItems: Bool {
    if case .match = kind { true } else { each != nil }
  }
}

extension SceneExpectation.Kind {
  fileprivate var meter: MatchMeter? {
    guard case .match(let match) = self else { return nil }
    return match.recording.map { MatchMeter($0, match) }
  }

  /// As the scene puts it, in one line.
  fileprivate var text: String {
    switch self {
    case .at(let time?, let expression): "at \(NumberText.text(of: time)): \(expression.text)"
    case .at(nil, let expression): "at end: \(expression.text)"
    case .always(let expression): "always: \(expression.text)"
    case .never(let expression): "never: \(expression.text)"
    case .count(let name, let range) where range.lowerBound == range.upperBound:
      "event: \(name), count: \(range.lowerBound)"
    case .count(let name, let range):
      "event: \(name), count: [\(range.lowerBound), \(range.upperBound)]"
    case .settlesWithin(let time): "settlesWithin: \(NumberText.text(of: time))"
    case .match(let match):
      "match: \(match.file), within: \(NumberText.text(of: match.within))"
    }
  }
}
