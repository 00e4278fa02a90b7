// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Writes the methods that make a behavior and add it.
struct RenewedBehavior {
  let sheet: CodeSheet
  let index: Int

  /// The name of the method.
  static func adder(_ index: Int, isNew: Bool, _ sheet: CodeSheet) -> String {
    let word = SwiftName.upper(sheet.name(index))
    return isNew && sheet.addsAsItIs(index) ? "addNew\(word)" : "add\(word)"
  }

  var methods: [CodeBlock] {
    var methods: [CodeBlock] = []
    let name = sheet.name(index)
    if sheet.newAdders.contains(index) { methods.append(method(isNew: true, [])) }
    if sheet.adders.contains(index) {
      methods.append(
        method(isNew: false, ["if let \(name) { return animator.addBehavior(\(name)) }"]))
    }
    return methods
  }

  private func method(isNew: Bool, _ head: CodeBlock) -> CodeBlock {
    let making = BehaviorWriter(sheet, index).making
    let lines =
      head + making + ["\(sheet.name(index)) = behavior", "animator.addBehavior(behavior)"]
    return lines.within("private func \(Self.adder(index, isNew: isNew, sheet))()")
  }
}

extension CodeSheet {
  /// Whether some action adds a renewed behavior as it is, or the animator has it from the start.
  func addsAsItIs(_ index: Int) -> Bool {
    if scene.behaviors[index].isAdded { return true }
    if isMadeForEachTouch(index) { return false }
    return scene.actions.addAsItIs(index)
  }

  /// Whether a behavior that asks for the touch is added by one stroke of the scene and by nothing else: then
  /// the scene has no second touch that would find it as it was, and in an app every touch has its own.
  func isMadeForEachTouch(_ index: Int) -> Bool {
    guard renewed.contains(index), scene.behaviors[index].namesTouch,
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
  /// Whether one of them adds a behavior as it is.
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
