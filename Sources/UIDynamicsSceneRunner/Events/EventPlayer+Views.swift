// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsSceneFormat

extension EventPlayer {
  func addSubview(_ views: SceneSelection, to superview: SceneSelection?) {
    guard let superview else {
      return with(views, .addSubview) { addSubview($0, to: scene.views[$0].superview) }
    }
    // The reference view is not an item.
    if superview.known.isEmpty, !superview.isOpen {
      return with(views, .addSubview) { addSubview($0, to: nil) }
    }
    with(views, superview, .addSubview) { addSubview($0, to: $1) }
  }

  private func addSubview(_ index: Int, to superview: Int?) {
    if let superview, let view = stage.items[index] as? UIView,
      let outer = stage.items[superview] as? UIView, outer.isDescendant(of: view)
    {
      return fail(
        "\(stage.ids[index]) cannot be added to \(stage.ids[superview]), which is inside it")
    }
    stage.addSubview(index, to: superview)
  }

  func copy(_ index: Int, as slots: [Int]) {
    guard let slot = stage.firstUnmade(of: slots) else {
      return fail(
        "more than \(Sentence.count(slots.count, "copies")) of \(stage.ids[index]) would be made",
        hint: "increase \"most\" in the action")
    }
    stage.make(slot, of: index)
    state.moment.copied = slot
  }
}
