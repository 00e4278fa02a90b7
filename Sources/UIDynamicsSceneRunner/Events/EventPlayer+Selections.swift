// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension EventPlayer {
  /// Filters out copies not made yet; a selection of a single missing copy is a fault.
  private func made(_ places: [Int]) -> [Int]? {
    if places.allSatisfy(state.exists) { return places }
    let found = places.filter(state.exists)
    guard found.isEmpty, let missing = places.first, places.count == 1 else { return found }
    fail("the copy \(stage.ids[missing]) does not exist yet")
    return nil
  }

  func with(_ selection: SceneSelection, _ word: ActionWord, _ body: (Int) -> Void) {
    let operands = ActionOperands.of(word)
    context.action = word
    guard let places = places(selection, operands.keys[0].kind) else { return }
    for place in places where isPlaying { body(place) }
  }

  /// Applies an action to each pair of two selections; the first selection is the outer loop.
  func with(
    _ first: SceneSelection, _ second: SceneSelection, _ word: ActionWord,
    _ body: (Int, Int) -> Void
  ) {
    let operands = ActionOperands.of(word)
    context.action = word
    guard let others = places(second, operands.keys[1].kind),
      let places = places(first, operands.keys[0].kind)
    else { return }
    for place in places {
      for other in others where isPlaying { body(place, other) }
    }
  }

  private func places(_ selection: SceneSelection, _ operand: ActionOperands.Kind) -> [Int]? {
    var found: [Int] = []
    for part in selection.parts {
      switch part {
      // Most selections have one part; its array is used without a copy.
      case .known(let places): found = found.isEmpty ? places : found + places
      case .computed(let expression):
        guard let place = place(expression, operand) else { return nil }
        found.append(place)
      }
    }
    switch operand {
    case .item, .view: return made(found)
    case .behavior: return found
    }
  }

  private func place(_ expression: Expression, _ operand: ActionOperands.Kind) -> Int? {
    guard let id = value(of: expression)?.text else { return nil }
    if let place = place(of: id, operand) { return place }
    fail("\"=\(expression.text)\" is \"\(id)\", which is not \(operand.noun)")
    return nil
  }

  private func place(of id: String, _ operand: ActionOperands.Kind) -> Int? {
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
