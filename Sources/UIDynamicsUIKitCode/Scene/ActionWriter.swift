// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

struct ActionWriter {
  let document: CodeDocument
  let moment: CodeMoment

  /// The lines of the actions in the list at `pointer`; comments replace what UIKit cannot express.
  func lines(_ actions: [SceneAction], _ pointer: String) -> CodeBlock {
    actions.enumerated().flatMap { index, action -> CodeBlock in
      let pointer = "\(pointer)/\(index)"
      if case .stop = action { document.remark(pointer, "it ends the run, but an app continues") }
      if document.facts.live.isIdle(action) { return [] }
      do throws(Inexpressible) {
        return try lines(action, pointer)
      } catch {
        return document.comment(pointer, error.reason)
      }
    }
  }

  private func lines(_ action: SceneAction, _ pointer: String) throws(Inexpressible) -> CodeBlock {
    switch action {
    case .addBehavior(let list, let isNew): return try additions(behaviors(list), isNew)
    case .removeBehavior(let list): return try behaviors(list).flatMap(removal)
    case .removeAllBehaviors: return removalOfAll
    case .addChildBehavior(let children, let parents):
      return try calls(parents, behaviors(children)) { "addChildBehavior(\(document.name($0)))" }
    case .removeChildBehavior(let children, let parents):
      return try calls(parents, behaviors(children)) { "removeChildBehavior(\(document.name($0)))" }
    case .addItem(let items, let owners):
      return try calls(owners, self.items(items)) { "addItem(\(item($0)))" }
    case .removeItem(let items, let owners):
      return try calls(owners, self.items(items)) { "removeItem(\(item($0)))" }
    case .addBoundary(let boundary, let owners):
      return try behaviors(owners).flatMap { addBoundary(boundary, $0, pointer) }
    case .removeBoundary(let names, let owners):
      var texts: [String] = []
      for name in names { texts.append(try document.term(name, moment).text) }
      return try calls(owners, texts) { "removeBoundary(withIdentifier: \($0) as NSString)" }
    case .removeAllBoundaries(let owners):
      return try calls(owners, [()]) { "removeAllBoundaries()" }
    case .set(let target, let value): return try ChangeWriter(document, moment).lines(target, value)
    case .animate(let animation): return try self.animation(animation, pointer)
    case .updateItem(let items):
      return try self.items(items).map { "animator.updateItem(usingCurrentState: \(item($0)))" }
    case .removeFromSuperview(let views):
      return try items(views).map { "\(item($0)).removeFromSuperview()" }
    case .addLinearVelocity(let value, let items, let owners):
      let velocity = try document.vector(value, .point, moment)
      return try calls(owners, self.items(items)) {
        "addLinearVelocity(\(velocity), for: \(item($0)))"
      }
    case .addAngularVelocity(let value, let items, let owners):
      let velocity = try document.number(value, moment)
      return try calls(owners, self.items(items)) {
        "addAngularVelocity(\(velocity), for: \(item($0)))"
      }
    case .emit(let name, let members): return emission(name, members, pointer)
    case .condition(let condition, let then, let otherwise):
      return try choice(condition, then, otherwise, pointer)
    case .after(let delay, let actions): return try delayed(delay, actions, pointer + "/do")
    case .addSubview(let views, let superview):
      return try items(views).map { view throws(Inexpressible) -> String in
        "\(try owner(of: view, superview))addSubview(\(item(view)))"
      }
    case .copy: throw Inexpressible("the app must create copies")
    case .forEach(let list, let actions): return try unrolled(list, actions, pointer)
    case .stop: return []
    }
  }

  private func calls<Operand>(
    _ owners: SceneSelection, _ operands: [Operand], _ method: (Operand) -> String
  ) throws(Inexpressible) -> CodeBlock {
    try behaviors(owners).flatMap { owner in operands.flatMap { call(owner, method($0)) } }
  }

  private func delayed(
    _ delay: SceneOperand, _ actions: [SceneAction], _ pointer: String
  ) throws(Inexpressible) -> CodeBlock {
    let seconds = try document.number(delay, moment)
    let body = lines(actions, pointer)
    if body.isSilent { return body }
    document.need(.clock)
    return body.withinWeakSelf("after(\(seconds))")
  }

  private func item(_ index: Int) -> String { document.item(index) }

  /// The new superview followed by a period; the scene's superview if none is given.
  private func owner(of view: Int, _ superview: SceneSelection?) throws(Inexpressible) -> String {
    let given: Int?
    if let superview {
      given = try items(superview).first
    } else {
      given = document.scene.views[view].superview
    }
    if let given { return item(given) + "." }
    guard document.scene.referenceView != nil else {
      throw Inexpressible("there is no reference view")
    }
    return ""
  }

  /// A method call, with optional chaining for renewed behaviors.
  private func call(_ behavior: Int, _ method: String) -> CodeBlock {
    let mark = document.facts.renewed.contains(behavior) ? "?" : ""
    return [document.line("\(document.name(behavior))\(mark).\(method)")]
  }

  // MARK: Behaviors

  private func additions(_ list: [Int], _ isNew: Bool) throws(Inexpressible) -> CodeBlock {
    var lines: CodeBlock = []
    for index in list {
      if isNew, !document.facts.renewed.contains(index) {
        throw Inexpressible(
          "\(document.scene.behaviors[index].id) is recreated with all its children")
      }
      lines.append(addition(index, isNew: isNew))
    }
    return lines
  }

  func addition(_ index: Int, isNew: Bool = false) -> String {
    guard document.facts.renewed.contains(index) else {
      return "animator.addBehavior(\(document.name(index)))"
    }
    let isNew = isNew || document.isMadeForEachTouch(index)
    document.need(adder: index, isNew: isNew)
    return "\(RenewedBehavior.adder(index, isNew: isNew, document))()"
  }

  private func removal(_ index: Int) -> CodeBlock {
    let name = document.name(index)
    let line = "animator.removeBehavior(\(name))"
    return [document.facts.renewed.contains(index) ? "if let \(name) { \(line) }" : line]
  }

  /// Removes all behaviors except the ticker, which must keep watching.
  private var removalOfAll: CodeBlock {
    let removal = "animator.removeAllBehaviors()"
    return document.needs.has(.ticker) ? [removal, "animator.addBehavior(ticker)"] : [removal]
  }

  private func addBoundary(
    _ template: SceneTemplate, _ owner: Int, _ pointer: String
  ) -> CodeBlock {
    guard let maker = document.scene.templates?.maker, let boundary = maker.draft(of: template)
    else { return [] }
    let values = WrittenValues(document: document, pointer: pointer, moment: moment) {
      maker.operand(of: template, at: $0)
    }
    let mark = document.facts.renewed.contains(owner) ? "?" : ""
    return BehaviorWriter.addition(of: boundary, to: document.name(owner) + mark, values, at: [])
  }

  // MARK: Emissions and choices

  /// Calls the closure; values UIKit cannot express become comments and are omitted.
  private func emission(_ name: String, _ members: [SceneMember], _ pointer: String) -> CodeBlock {
    var (values, lines) = ([(key: String, text: String)](), CodeBlock())
    for member in members {
      do throws(Inexpressible) {
        values.append((member.key, try value(member.value)))
      } catch {
        lines += document.comment("\(pointer)/with/\(member.key)", error.reason)
      }
    }
    document.tell(name, values.map { $0.key })
    var arguments = values.map { $0.text }.joined(separator: ", ")
    if document.emission(name)?.members == nil {
      let pairs = values.map { "\(CodeLiteral.text($0.key)): \($0.text)" }
      arguments = pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
    }
    lines.append(document.line("\(document.names.callbacks[name] ?? "")?(\(arguments))"))
    return document.isHandled(name) ? lines + ["\(document.names.handlers[name] ?? "")()"] : lines
  }

  private func value(_ operand: SceneOperand) throws(Inexpressible) -> String {
    if operand.parts.count == 1, let part = operand.parts.first {
      if part.expression.type != .vector { return try document.term(part.expression, moment).text }
      return try document.vector(operand, .vector, moment)
    }
    if operand.parts.count == 2 { return try document.vector(operand, .vector, moment) }
    return "[\(try document.terms(operand, moment).map { $0.text }.joined(separator: ", "))]"
  }

  private func choice(
    _ condition: Expression, _ then: [SceneAction], _ otherwise: [SceneAction], _ pointer: String
  ) throws(Inexpressible) -> CodeBlock {
    let condition = try document.term(condition, moment)
    document.endLine()
    if let truth = condition.constant?.truth {
      return truth ? lines(then, pointer + "/then") : lines(otherwise, pointer + "/else")
    }
    let (yes, no) = (lines(then, pointer + "/then"), lines(otherwise, pointer + "/else"))
    if yes.isEmpty { return no.isEmpty ? [] : no.within("if !(\(condition.text))") }
    let head = yes.within("if \(condition.text)")
    return no.isEmpty ? head : head.dropLast() + ["} else {"] + no.indented + ["}"]
  }

  private func animation(_ animation: SceneAnimation, _ place: String) throws(Inexpressible)
    -> CodeBlock
  {
    var delay = "0"
    if let operand = animation.delay { delay = try document.number(operand, moment) }
    guard delay == "0", animation.steps.count == 1, let step = animation.steps.first
    else { throw Inexpressible("use UIView.animate for delays and keyframes") }
    var lines = try ChangeWriter(document, moment).lines(animation.target, step.value)
    let duration = try document.number(animation.duration, moment)
    if animation.target.isOfItem {
      lines = try CodeAnimation.call(step.timing, for: duration, lines, document, moment)
    }
    if animation.then.isEmpty { return lines }
    return lines + (try delayed(animation.duration, animation.then, "\(place)/animate/then"))
  }
}

extension SceneTarget {
  fileprivate var isOfItem: Bool {
    switch self {
    case .item, .each, .copied: true
    case .variable, .behavior, .part, .referenceView, .contentOffset, .gesture: false
    }
  }
}
