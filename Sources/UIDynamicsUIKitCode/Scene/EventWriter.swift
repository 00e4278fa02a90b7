// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

struct EventWriter {
  let document: CodeDocument
  let index: Int

  private var event: SceneEvent { document.scene.events[index] }
  private var pointer: String { document.pointer(toEvent: index) }
  /// The item that distinguishes the events of one scene object, for doc comments.
  private var whose: String { event.each.map { " for \(document.scene.itemIDs[$0.item])" } ?? "" }
  private var ownMoment: CodeMoment {
    var moment = CodeMoment()
    moment.each = event.each
    return moment
  }
  private var flag: String { document.names.events[index] + "Happened" }

  /// The lines, guarded by the event's condition and `conditions`.
  ///
  /// Events that only set unread variables have no lines.
  func lines(_ moment: CodeMoment = CodeMoment(), where conditions: [String] = []) -> CodeBlock {
    if document.facts.live.isIdle(event.actions) {
      document.remark(pointer, event.actions.leftOut)
      return []
    }
    do throws(Inexpressible) {
      var (moment, conditions) = (moment, conditions)
      moment.each = event.each
      if let condition = try condition(moment) {
        if condition.constant?.truth == false { return [] }
        if condition.constant == nil { conditions.append(condition.text(.and)) }
        document.endLine()
      }
      return body(moment, conditions)
    } catch {
      document.remark(pointer + "/if", error.reason)
      return []
    }
  }

  private func condition(_ moment: CodeMoment) throws(Inexpressible) -> CodeTerm? {
    guard let condition = event.condition else { return nil }
    return try document.term(condition, moment)
  }

  private func body(_ moment: CodeMoment, _ conditions: [String]) -> CodeBlock {
    var (lines, conditions) = (
      ActionWriter(document: document, moment: moment).lines(event.actions, pointer + "/do"),
      conditions
    )
    if lines.isEmpty { return [] }
    if event.isOnce {
      document.remember(flag, "`true` once \(pointer) has happened\(whose); it happens only once.")
      conditions.append("!\(flag)")
      lines.insert("\(flag) = true", at: 0)
    }
    return conditions.isEmpty ? lines : lines.within("if \(conditions.joined(separator: ", "))")
  }

  // MARK: Conditions that become true

  func watching(_ expression: Expression) -> CodeBlock {
    let (holds, held) = (
      document.names.events[index] + "Holds", document.names.events[index] + "Held"
    )
    do throws(Inexpressible) {
      let condition = try document.term(expression, ownMoment)
      document.endLine()
      if let truth = condition.constant?.truth {
        // With `each`, the condition may be constant for some items only.
        if event.each == nil { document.remark(pointer + "/when", "it is always \(truth)") }
        return []
      }
      let body = lines(where: [holds, "!\(held)"])
      if body.isEmpty { return [] }
      document.remember(held, "`true` if \(pointer)/when was true\(whose) at the previous tick.")
      return ["let \(holds) = \(condition.text)"] + body + ["\(held) = \(holds)"]
    } catch {
      document.remark(pointer + "/when", error.reason)
      return []
    }
  }

  func firstLook(_ expression: Expression) -> CodeBlock {
    let held = document.names.events[index] + "Held"
    guard document.needs.flags.contains(where: { $0.name == held }),
      let condition = try? document.term(expression, ownMoment).text
    else { return [] }
    document.endLine()
    return ["\(held) = \(condition)"]
  }
}

extension [SceneAction] {
  var leftOut: String {
    if isEmpty { return "it has no effect" }
    return contains { if case .stop = $0 { true } else { false } }
      ? "it ends the run, but an app continues"
      : "only the scene's expectations read what it sets"
  }
}
