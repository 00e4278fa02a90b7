// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension EventPlayer {
  /// Omits copies that do not exist yet; if such a copy is the only element, that is a fault.
  private func made(_ indices: [Int]) -> [Int]? {
    if indices.allSatisfy(state.exists) { return indices }
    let found = indices.filter(state.exists)
    guard found.isEmpty, let missing = indices.first, indices.count == 1 else { return found }
    fail("the copy \(stage.ids[missing]) does not exist yet")
    return nil
  }

  func with(_ selection: SceneSelection, _ word: ActionWord, _ body: (Int) -> Void) {
    let operands = ActionOperands.of(word)
    context.action = word
    guard let indices = indices(selection, operands.keys[0].kind) else { return }
    for index in indices where isPlaying { body(index) }
  }

  /// Applies an action to all pairs from two selections; the outer loop is over the first selection.
  func with(
    _ first: SceneSelection, _ second: SceneSelection, _ word: ActionWord,
    _ body: (Int, Int) -> Void
  ) {
    let operands = ActionOperands.of(word)
    context.action = word
    guard let others = indices(second, operands.keys[1].kind),
      let indices = indices(first, operands.keys[0].kind)
    else { return }
    for index in indices {
      for other in others where isPlaying { body(index, other) }
    }
  }

  private func indices(_ selection: SceneSelection, _ operand: ActionOperands.Kind) -> [Int]? {
    var found: [Int] = []
    for part in selection.parts {
      switch part {
      // Most selections consist of one part, whose array is used without a copy.
      case .known(let indices): found = found.isEmpty ? indices : found + indices
      case .computed(let expression):
        guard let index = index(expression, operand) else { return nil }
        found.append(index)
      }
    }
    switch operand {
    case .item, .view: return made(found)
    case .behavior: return found
    }
  }

  private func index(_ expression: Expression, _ operand: ActionOperands.Kind) -> Int? {
    guard let id = value(of: expression)?.text else { return nil }
    if let index = index(of: id, operand) { return index }
    fail("\"=\(expression.text)\" is \"\(id)\", which is not \(operand.noun)")
    return nil
  }

  private func index(of id: String, _ operand: ActionOperands.Kind) -> Int? {
    switch operand {
    case .item: ids.items[id]
    case .view: ids.items[id].flatMap { $0 < scene.views.count ? $0 : nil }
    case .behavior(let types):
      ids.behaviors[id].flatMap {
        types.isEmpty || types.contains(scene.behaviors[$0].type) ? $0 : nil
      }
    }
  }
}
