// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

struct RenewedBehavior {
  let document: CodeDocument
  let index: Int

  static func adder(_ index: Int, isNew: Bool, _ document: CodeDocument) -> String {
    let word = SwiftName.upper(document.name(index))
    return isNew && document.addsAsItIs(index) ? "addNew\(word)" : "add\(word)"
  }

  var methods: [CodeBlock] {
    var methods: [CodeBlock] = []
    let name = document.name(index)
    if document.needs.newAdders.contains(index) { methods.append(method(isNew: true, [])) }
    if document.needs.adders.contains(index) {
      methods.append(
        method(isNew: false, ["if let \(name) { return animator.addBehavior(\(name)) }"]))
    }
    return methods
  }

  private func method(isNew: Bool, _ head: CodeBlock) -> CodeBlock {
    let making = BehaviorWriter(document, index).making
    let lines =
      head + making + ["\(document.name(index)) = behavior", "animator.addBehavior(behavior)"]
    return lines.within("private func \(Self.adder(index, isNew: isNew, document))()")
  }
}

extension CodeDocument {
  /// Returns `true` if an action adds a renewed behavior unchanged, or the animator starts with it.
  func addsAsItIs(_ index: Int) -> Bool {
    if scene.behaviors[index].isAdded { return true }
    if isMadeForEachTouch(index) { return false }
    return scene.actions.addAsItIs(index)
  }

  /// Returns `true` if only one gesture, with a single stroke, adds a behavior that refers to the touch.
  ///
  /// The scene then never reuses the behavior; the app creates one for each touch.
  func isMadeForEachTouch(_ index: Int) -> Bool {
    guard facts.renewed.contains(index), scene.behaviors[index].namesTouch,
      !scene.behaviors[index].isAdded
    else { return false }
    func adds(_ actions: [SceneAction]) -> Bool {
      actions.flatMap { $0.flattened }.addAsItIs(index)
    }
    if scene.behaviors.contains(where: { adds($0.actions) }) { return false }
    let triggers = scene.events.filter { adds($0.actions) }.flatMap { $0.trigger.all }
    guard triggers.count == 1, case .gesture(let gesture, let state?) = triggers[0] else {
      return false
    }
    return state != .changed && scene.gestures[gesture].touches.allSatisfy { $0.stroke == 0 }
  }
}

extension [SceneAction] {
  fileprivate func addAsItIs(_ behavior: Int) -> Bool {
    contains { action in
      if case .addBehavior(let list, isNew: false) = action {
        list.known.contains(behavior)
      } else {
        false
      }
    }
  }
}
