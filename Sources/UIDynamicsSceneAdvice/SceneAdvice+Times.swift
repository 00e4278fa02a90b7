// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension SceneAdvice {
  mutating func adviseOnTimes() {
    let limit = scene.run.lastDueTime
    for (event, description) in zip(outline.events, scene.events) {
      if case .every(let interval) = description.trigger, interval.from > limit,
        !isMisread("from", event), !isMisread("every", event)
      {
        warn(
          .neverHappens, "this happens \(tooLate(interval.from))", at: event,
          event.has("from") ? "from" : "every", hint: "raise \"timeLimit\" in \"run\"")
      }
      adviseOnDelays(event, "do", from: description.trigger.earliest, limit)
      guard let value = event.value("at") else { continue }
      adviseOnTime(value, limit, "this happens")
      for element in outline.document.elements(of: value) {
        adviseOnTime(element, limit, "this happens")
      }
    }
    for behavior in outline.behaviors where behavior.has("action") {
      adviseOnDelays(behavior, "action", from: 0, limit)
    }
    adviseOnTouches(after: limit)
    // A run that comes to rest checks remaining expectations when it ends.
    let exception = scene.run.until == .stasis ? "unless the run comes to rest earlier, " : ""
    for expectation in outline.expectations {
      guard let value = expectation.value("at") else { continue }
      adviseOnTime(value, behindLimit, exception + "this is checked")
    }
    adviseOnRest()
  }

  private mutating func adviseOnTouches(after limit: Double) {
    for (gesture, reader) in zip(scene.gestures, outline.gestures) {
      guard let index = gesture.touches.firstIndex(where: { $0.time > limit }),
        let value = reader.touches.dropFirst(index).first, !isMisread(value)
      else { continue }
      let time = gesture.touches[index].time
      warn(
        .neverHappens, "the gesture \(index == 0 ? "starts" : "continues") \(tooLate(time))",
        at: value)
    }
  }

  /// Warns about expecting rest too early, because the animator pauses only after half a second of rest.
  private mutating func adviseOnRest() {
    if roles.added.isEmpty { return }
    let (rate, rest) = (scene.run.ticksPerSecond, Double(UIKitFacts.timeToSleep))
    let least = ((rest * rate).rounded(.down) + 1) / rate
    for (expectation, reader) in zip(scene.expectations, outline.expectations) {
      guard case .settlesWithin(let time) = expectation.kind,
        time < least - RunSettings.timeTolerance
      else { continue }
      let item = scene.itemIDs.first ?? "card"
      warn(
        .neverHappens,
        "the animator pauses after half a second of rest, so it cannot pause before"
          + " \(NumberText.thousandths(least)) s", at: reader, "settlesWithin",
        hint:
          "to check a position, write \"always\": \"distance(\(item).center, point(X, Y)) < (time <"
          + " \(NumberText.thousandths(time)) ? 1000 : 1)\"")
    }
  }

  private var behindLimit: Double { scene.run.timeLimit + RunSettings.timeTolerance }

  private func tooLate(_ time: Double) -> String {
    let run = scene.run
    if time > behindLimit { return "after the time limit, \(Sentence.number(run.timeLimit)) s" }
    let last = NumberText.thousandths(Double(run.lastTick) / run.ticksPerSecond)
    return "at the last tick, \(last) s, which runs no actions"
  }

  /// Warns about delays that end after the time limit; `start` is the earliest time of the actions.
  private mutating func adviseOnDelays(
    _ reader: ObjectReader, _ key: String, from start: Double, _ limit: Double
  ) {
    if start > limit { return }
    for action in reader.objects(key) {
      for list in ActionOperands.lists where action.has(list.word) {
        guard let holder = list.isInside ? action.object(list.word) : action else { continue }
        if let delay = action.value("after") {
          adviseOnTime(delay, limit, "this happens", from: start)
        }
        adviseOnDelays(holder, list.key, from: start + (action.number("after") ?? 0), limit)
      }
    }
  }

  private mutating func adviseOnTime(
    _ value: JSONValue, _ limit: Double, _ what: String, from start: Double = 0
  ) {
    guard let time = outline.document.number(value), start + time > limit, !isMisread(value)
    else { return }
    warn(
      .neverHappens, "\(what) \(tooLate(start + time))", at: value,
      hint: "raise \"timeLimit\" in \"run\"")
  }
}

extension SceneTrigger {
  /// A lower bound for the time of the first occurrence, in seconds.
  fileprivate var earliest: Double {
    switch self {
    case .at(let times): times.first ?? 0
    case .every(let interval): interval.from
    case .several(let triggers): triggers.map { $0.earliest }.min() ?? 0
    case .on, .gesture, .emit, .when: 0
    }
  }
}
