// SPDX-License-Identifier: MIT

internal import SceneFormat

/// Writes what actions do.
struct ActionWriter {
  let sheet: CodeSheet
  let moment: CodeMoment

  /// The lines of actions whose list stands at a place; what cannot be said is a comment.
  func lines(_ actions: [SceneAction], _ pointer: String) -> CodeBlock {
    actions.enumerated().flatMap { index, action -> CodeBlock in
      let place = "\(pointer)/\(index)"
      if case .stop = action { sheet.remark(place, "the run of the scene ends, an app goes on") }
      if sheet.live.isIdle(action) { return [] }
      do throws(Unsaid) {
        return try lines(action, place)
      } catch {
        return CodeComment.lines("\(place): \(error.reason).", "//", depth: 3)
      }
    }
  }

  private func lines(_ action: SceneAction, _ place: String) throws(Unsaid) -> CodeBlock {
    switch action {
    case .addBehavior(let list, let isNew): return try additions(list, isNew)
    case .removeBehavior(let list): return list.flatMap(removal)
    case .removeAllBehaviors: return removalOfAll
    case .addChildBehavior(let child, let parent):
      return call(parent, "addChildBehavior(\(sheet.name(child)))")
    case .removeChildBehavior(let child, let parent):
      return call(parent, "removeChildBehavior(\(sheet.name(child)))")
    case .addItem(let index, let owner): return call(owner, "addItem(\(item(index)))")
    case .removeItem(let index, let owner): return call(owner, "removeItem(\(item(index)))")
    case .addBoundary(let boundary, let owner): return addBoundary(boundary, owner, place)
    case .removeBoundary(let name, let owner):
      let name = try sheet.term(name, moment).text
      return call(owner, "removeBoundary(withIdentifier: \(name) as NSString)")
    case .removeAllBoundaries(let owner): return call(owner, "removeAllBoundaries()")
    case .set(let target, let value): return try ChangeWriter(sheet, moment).lines(target, value)
    case .animate(let duration, let curve, let target, let value):
      return try animation(duration, curve, target, value)
    case .updateItem(let index):
      return ["animator.updateItem(usingCurrentState: \(item(index)))"]
    case .removeFromSuperview(let index):
      guard sheet.scene.collectionViewLayout == nil else {
        throw Unsaid("layout attributes lie in no view")
      }
      return ["\(item(index)).removeFromSuperview()"]
    case .addLinearVelocity(let value, let index, let owner):
      let velocity = try sheet.vector(value, .point, moment)
      return call(owner, "addLinearVelocity(\(velocity), for: \(item(index)))")
    case .addAngularVelocity(let value, let index, let owner):
      let velocity = try sheet.number(value, moment)
      return call(owner, "addAngularVelocity(\(velocity), for: \(item(index)))")
    case .emit(let name, let members): return try emission(name, members)
    case .condition(let condition, let then, let otherwise):
      return try choice(condition, then, otherwise, place)
    case .stop: return []
    }
  }

  private func item(_ index: Int) -> String { sheet.names.items[index] }

  /// The call of a method, if the object is there.
  private func call(_ behavior: Int, _ method: String) -> CodeBlock {
    let mark = sheet.renewed.contains(behavior) ? "?" : ""
    return [sheet.line("\(sheet.name(behavior))\(mark).\(method)")]
  }

  // MARK: Behaviors

  private func additions(_ list: [Int], _ isNew: Bool) throws(Unsaid) -> CodeBlock {
    var lines: CodeBlock = []
    for index in list {
      if isNew, !sheet.renewed.contains(index) {
        throw Unsaid("\(sheet.scene.behaviors[index].id) is made anew with all its children")
      }
      lines.append(addition(index, isNew: isNew))
    }
    return lines
  }

  /// The call that adds a behavior.
  func addition(_ index: Int, isNew: Bool = false) -> String {
    guard sheet.renewed.contains(index) else { return "animator.addBehavior(\(sheet.name(index)))" }
    if isNew { sheet.newAdders.insert(index) } else { sheet.adders.insert(index) }
    return "\(RenewedBehavior.adder(index, isNew: isNew, sheet))()"
  }

  private func removal(_ index: Int) -> CodeBlock {
    let name = sheet.name(index)
    let line = "animator.removeBehavior(\(name))"
    return [sheet.renewed.contains(index) ? "if let \(name) { \(line) }" : line]
  }

  /// What watches goes on watching.
  private var removalOfAll: CodeBlock {
    let removal = "animator.removeAllBehaviors()"
    return sheet.hasTicker ? [removal, "animator.addBehavior(ticker)"] : [removal]
  }

  private func addBoundary(
    _ template: SceneTemplate, _ owner: Int, _ place: String
  ) -> CodeBlock {
    guard let maker = sheet.scene.templates?.maker, let boundary = maker.draft(of: template)
    else { return [] }
    let values = WrittenValues(sheet: sheet, place: place, moment: moment) {
      maker.operand(of: template, at: $0)
    }
    let mark = sheet.renewed.contains(owner) ? "?" : ""
    return CollisionWriter.addition(of: boundary, to: sheet.name(owner) + mark, values, at: [])
  }

  // MARK: Emissions and choices

  private func emission(_ name: String, _ members: [SceneMember]) throws(Unsaid) -> CodeBlock {
    var values: [String] = []
    for member in members { values.append(try value(member.value)) }
    let callback = sheet.names.callbacks[name] ?? ""
    var arguments = values.joined(separator: ", ")
    if sheet.emissions[name]?.members == nil {
      let pairs = zip(members, values).map { "\(CodeLiteral.text($0.key)): \($1)" }
      arguments = pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
    }
    let line = sheet.line("\(callback)?(\(arguments))")
    return sheet.isHandled(name) ? [line, "\(sheet.names.handlers[name] ?? "")()"] : [line]
  }

  private func value(_ operand: SceneOperand) throws(Unsaid) -> String {
    if operand.parts.count == 1, let part = operand.parts.first {
      if part.expression.type != .vector { return try sheet.term(part.expression, moment).text }
      return try sheet.vector(operand, .vector, moment)
    }
    if operand.parts.count == 2 { return try sheet.vector(operand, .vector, moment) }
    return "[\(try sheet.terms(operand, moment).map(\.text).joined(separator: ", "))]"
  }

  private func choice(
    _ condition: Expression, _ then: [SceneAction], _ otherwise: [SceneAction], _ place: String
  ) throws(Unsaid) -> CodeBlock {
    let condition = try sheet.term(condition, moment)
    sheet.endLine()
    let (yes, no) = (lines(then, place + "/then"), lines(otherwise, place + "/else"))
    if let truth = condition.constant?.truth { return truth ? yes : no }
    if yes.isEmpty { return no.isEmpty ? [] : no.within("if !(\(condition.text))") }
    let head = yes.within("if \(condition.text)")
    return no.isEmpty ? head : head.dropLast() + ["} else {"] + no.indented + ["}"]
  }

  private func animation(
    _ duration: SceneOperand, _ curve: SceneCurve, _ target: SceneTarget, _ value: SceneOperand
  ) throws(Unsaid) -> CodeBlock {
    let lines = try ChangeWriter(sheet, moment).lines(target, value)
    guard case .item = target else { return lines }
    sheet.curves.insert(curve)
    let head = "\(curve.rawValue)(for: \(try sheet.number(duration, moment))) { [self] in"
    sheet.endLine()
    return [head] + lines.indented + ["}"]
  }
}
