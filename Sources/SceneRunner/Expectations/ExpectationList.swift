// SPDX-License-Identifier: MIT

internal import SceneFormat
internal import Trajectory
internal import UIDynamics

/// What the scene expects of the run: looked at after every tick, decided at its end at the latest.
struct ExpectationList {
  private let expectations: [SceneExpectation]
  /// The items that those with a `forEach` are about.
  private let ids: [String?]
  private var verdicts: [RunSummary.Expectation?]
  /// Those that are looked at after every tick and not decided yet.
  private var open: [Int]
  /// Since when the animator has been paused, s; nil while it runs.
  private var pausedSince: Double?

  init(_ scene: Scene) {
    expectations = scene.expectations
    let itemIDs = scene.expectations.contains { $0.each != nil } ? scene.itemIDs : []
    ids = scene.expectations.map { $0.each.map { itemIDs[$0.item] } }
    verdicts = Array(repeating: nil, count: expectations.count)
    open = scene.expectations.indices.filter { scene.expectations[$0].kind.isLookedAtInTicks }
  }

  // MARK: While the run goes on

  /// Looks at the state after a tick.
  mutating func look(_ player: EventPlayer, tick: Int, time: Double) {
    if expectations.isEmpty { return }
    if player.stage.animator.isRunning {
      pausedSince = nil
    } else if pausedSince == nil {
      pausedSince = time
    }
    for index in open where player.fault == nil {
      player.asCause(.expectation(index)) {
        player.with(expectations[index].each) {
          look(at: index, player, tick: tick, time: time)
        }
      }
    }
    if verdicts.contains(where: { $0 != nil }) { open.removeAll { verdicts[$0] != nil } }
  }

  private mutating func look(at index: Int, _ player: EventPlayer, tick: Int, time: Double) {
    switch expectations[index].kind {
    case .at(let due?, let expression):
      guard time >= due - RunSettings.timeTolerance else { return }
      decide(index, expression, isWanted: true, player, tick)
    case .always(let expression):
      if !player.truth(of: expression) { decide(index, expression, isWanted: true, player, tick) }
    case .never(let expression):
      if player.truth(of: expression) { decide(index, expression, isWanted: false, player, tick) }
    case .at(nil, _), .count, .settlesWithin: break
    }
  }

  /// Passes if the expression is what is wanted, otherwise says what it is made of.
  private mutating func decide(
    _ index: Int, _ expression: Expression, isWanted: Bool, _ player: EventPlayer, _ tick: Int
  ) {
    let isTrue = player.truth(of: expression)
    guard player.fault == nil else { return }
    let detail = isTrue == isWanted ? nil : player.describe(expression)
    settle(index, isTrue == isWanted, tick, detail)
  }

  private mutating func settle(_ index: Int, _ passed: Bool, _ tick: Int, _ detail: String?) {
    let expectation = expectations[index]
    verdicts[index] = RunSummary.Expectation(
      text: expectation.kind.text + (ids[index].map { " (\($0))" } ?? ""),
      place: expectation.place.text,
      pointer: expectation.place.pointer, passed: passed, tick: tick,
      detail: passed ? nil : detail)
  }

  // MARK: At the end

  /// Decides what is still open, in the order of the scene.
  mutating func conclude(
    _ player: EventPlayer, at frame: Frame, _ ending: RunEnding
  ) -> [RunSummary.Expectation] {
    for index in expectations.indices where verdicts[index] == nil {
      if ending.status == .guard || player.fault != nil {
        settle(index, false, frame.tick, "the run was stopped before this was decided")
      } else {
        player.asCause(.expectation(index)) {
          player.with(expectations[index].each) { decideLast(index, player, frame, ending) }
        }
      }
    }
    return verdicts.compactMap(\.self)
  }

  private mutating func decideLast(
    _ index: Int, _ player: EventPlayer, _ frame: Frame, _ ending: RunEnding
  ) {
    switch expectations[index].kind {
    case .at(nil, let expression):
      decide(index, expression, isWanted: true, player, frame.tick)
    // A scene at rest stays as it is.
    case .at(.some, let expression) where ending == .stasis:
      decide(index, expression, isWanted: true, player, frame.tick)
    case .at(.some, _):
      settle(
        index, false, frame.tick,
        "the run ended before, at \(NumberText.text(of: frame.time)) s")
    case .always, .never: settle(index, true, frame.tick, nil)
    case .count(let name, let range):
      let count = player.occurrences.count(of: name)
      settle(
        index, range.contains(count), frame.tick,
        "it occurred \(count) \(count == 1 ? "time" : "times")")
    case .settlesWithin(let limit): decide(index, settlesWithin: limit, frame)
    }
  }

  private mutating func decide(_ index: Int, settlesWithin limit: Double, _ frame: Frame) {
    guard let pausedSince else {
      return settle(index, false, frame.tick, "the animator still runs")
    }
    settle(
      index, pausedSince <= limit + RunSettings.timeTolerance, frame.tick,
      "the animator paused at \(NumberText.text(of: pausedSince)) s")
  }
}

extension SceneExpectation.Kind {
  fileprivate var isLookedAtInTicks: Bool {
    switch self {
    case .at(.some, _), .always, .never: true
    case .at(nil, _), .count, .settlesWithin: false
    }
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
    }
  }
}
