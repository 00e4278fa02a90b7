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
    return scene.actions.contains { action in
      if case .addBehavior(let list, isNew: false) = action {
        list.known.contains(index)
      } else {
        false
      }
    }
  }
}
