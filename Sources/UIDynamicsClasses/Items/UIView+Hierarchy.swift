// SPDX-License-Identifier: MIT

extension UIView: ChainNode {
  final func insert(_ view: UIView, at index: Int) {
    if wouldLieInItself(view) {
      stop(
        .viewCycle,
        "\(view) cannot become a subview of \(self), which is the same view or inside it. "
          + "Remove \(self) from it first.")
    }
    view.detach(for: self)
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  final func leaveSuperview() {
    guard parent != nil else { return }
    detach(for: nil)
    didMoveToSuperview()
  }

  private func detach(for newSuperview: UIView?) {
    willMove(toSuperview: newSuperview)
    guard let parent else { return }
    parent.willRemoveSubview(self)
    if let index = parent.children.lastIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
    }
    self.parent = nil
  }

  final func isContained(in view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor, current !== view { ancestor = current.parent }
    return ancestor != nil
  }

  private func wouldLieInItself(_ view: UIView) -> Bool {
    if view.children.isEmpty { return view === self }
    return Walk.meet(
      up: Walk(from: self) { $0.parent.map { [$0] } ?? [] }, from: self,
      down: Walk(from: view) { $0.children }, from: view)
  }
}
