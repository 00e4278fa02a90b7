// SPDX-License-Identifier: MIT

internal import SceneFormat
internal import UIDynamics

// Views that come and go.
extension EventPlayer {
  func addSubview(_ index: Int, to superview: Int?) {
    action = "addSubview"
    guard isMade(index), superview.map(isMade) ?? true else { return }
    let target = superview ?? (index < scene.views.count ? scene.views[index].superview : nil)
    if let target, let view = stage.items[index] as? UIView,
      let outer = stage.items[target] as? UIView, outer.isDescendant(of: view)
    {
      return fail("\(stage.ids[index]) cannot lie in \(stage.ids[target]), which lies in it")
    }
    stage.addSubview(index, to: target)
  }

  func copy(_ index: Int, as slots: [Int]) {
    action = "copy"
    guard isMade(index) else { return }
    guard let slot = slots.first(where: stage.unmade.contains) else {
      return fail(
        "more than \(slots.count) copies of \(stage.ids[index]) would be made",
        hint: "\"most\" of the action allows more")
    }
    stage.make(slot, of: index)
    state.copied = slot
  }

  /// Whether an item is there; a fault if it is a copy that is yet to be made.
  private func isMade(_ index: Int) -> Bool {
    if state.exists(index) { return true }
    fail("\(stage.ids[index]) has not been copied yet")
    return false
  }
}
