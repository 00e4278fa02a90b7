// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Writes the code that runs at the start, after delays, and in every tick.
struct TimeWriter {
  let document: CodeDocument

  var start: CodeBlock {
    let lines = delegate + additions + firstLooks + beginning + later
    return lines.within("func start()")
  }

  private var delegate: CodeBlock {
    let events = document.events { $0 == .on(.pause) || $0 == .on(.resume) }
    return events.isEmpty ? [] : ["animator.delegate = self"]
  }

  private var additions: CodeBlock {
    let writer = ActionWriter(document: document, moment: CodeMoment())
    return document.scene.behaviors.indices.filter { document.scene.behaviors[$0].isAdded }
      .map { writer.addition($0) }
      + (document.needs.has(.ticker) ? ["animator.addBehavior(ticker)"] : [])
  }

  private func conditions() -> [(index: Int, expression: Expression)] {
    document.scene.events.enumerated().compactMap { index, event in
      for case .when(let expression) in event.trigger.all { return (index, expression) }
      return nil
    }
  }

  private var firstLooks: CodeBlock {
    conditions().flatMap {
      EventWriter(document: document, index: $0.index).firstLook($0.expression)
    }
  }

  // MARK: Times

  private var beginning: CodeBlock {
    document.writers { $0 == .on(.start) }.flatMap { $0.lines() }
      + timed.filter { $0.time <= RunSettings.timeTolerance }.flatMap { lines($0.event) }
  }

  private var timed: [(time: Double, event: Int)] {
    document.scene.events.enumerated().flatMap { index, event -> [(time: Double, event: Int)] in
      event.trigger.all.flatMap { trigger -> [(time: Double, event: Int)] in
        guard case .at(let times) = trigger else { return [] }
        return times.map { ($0, index) }
      }
    }
  }

  private func lines(_ event: Int) -> CodeBlock {
    document.writer(of: event) { if case .at = $0 { true } else { false } }.lines()
  }

  private var later: CodeBlock { document.scene.events.indices.flatMap { delayed($0) } }

  private func delayed(_ event: Int) -> CodeBlock {
    let times = timed.filter { $0.event == event && $0.time > RunSettings.timeTolerance }
      .map { CodeLiteral.number($0.time) }
    if times.isEmpty { return [] }
    let body = lines(event)
    if body.isSilent { return body }
    document.need(.clock)
    let isOne = times.count == 1
    let block = body.withinWeakSelf("after(\(isOne ? times[0] : "time"))")
    return isOne ? block : block.within("for time in [\(times.joined(separator: ", "))]")
  }

  // MARK: Ticks

  var ticker: CodeBlock {
    let ticks = document.writers { $0 == .on(.tick) }.flatMap { $0.lines() }
    let watches = conditions().flatMap { index, expression in
      document.writer(of: index) { $0 == .when(expression) }.watching(expression)
    }
    if ticks.isEmpty && watches.isEmpty { return [] }
    document.need(.ticker)
    let block =
      (["let behavior = UIDynamicBehavior()", "behavior.action = { [unowned self] in"]
      + (ticks + watches).indented + ["}", "return behavior"])
      .within("private lazy var ticker: UIDynamicBehavior =")
    return ["/// Checks for events at every tick."] + block.dropLast() + ["}()"]
  }

  var conformance: CodeBlock {
    let methods = [
      (SceneHappening.resume, "dynamicAnimatorWillResume"), (.pause, "dynamicAnimatorDidPause"),
    ].compactMap { happening, name -> CodeBlock? in
      let body = document.writers { $0 == .on(happening) }.flatMap { $0.lines() }
      return body.isEmpty ? nil : body.within("func \(name)(_ animator: UIDynamicAnimator)")
    }
    if delegate.isEmpty { return [] }
    return CodeBlock(methods.joined(separator: [""]))
      .within("extension \(document.names.type): UIDynamicAnimatorDelegate")
  }

  var handlers: [CodeBlock] {
    document.scene.emittedNames.filter(document.isHandled).map { name in
      document.writers { $0 == .emit(name) }.flatMap { $0.lines() }
        .within("private func \(document.names.handlers[name] ?? "")()")
    }
  }
}
