// SPDX-License-Identifier: MIT

extension UIDynamicBehavior {
  final func addChild(_ behavior: UIDynamicBehavior) {
    guard isComposite else {
      return warn(
        .childOfPrimitive,
        "\(behavior) cannot become a child of \(self), which accepts no children. Add both to a UIDynamicBehavior."
      )
    }
    guard !children.contains(ObjectIdentifier(behavior)) else { return }
    require { () throws(UIDynamicsFault) in try validate(child: behavior) }
    children.append(behavior, for: ObjectIdentifier(behavior))
    behavior.parents.append(Weak(object: self))
    owner?.own(behavior)
    dynamicAnimator?.register(behavior, in: self)
  }

  final func removeChild(_ behavior: UIDynamicBehavior) {
    guard children.remove(ObjectIdentifier(behavior)) != nil else { return }
    behavior.parents.removeAll { $0.object == nil || $0.object === self }
    owner?.disown(behavior)
    dynamicAnimator?.unregister([behavior])
  }

  /// Throws a fault if a behavior cannot become a child of this one; changes nothing.
  public func validate(child behavior: UIDynamicBehavior) throws(UIDynamicsFault) {
    if isInOrBelow(behavior) {
      throw UIDynamicsFault(
        .behaviorCycle,
        "\(behavior) cannot become a child of \(self), which is \(behavior) or one of its descendants. "
          + "Use a different behavior.")
    }
    try dynamicAnimator?.validate(behavior)
  }

  /// The behavior and its descendants, depth first.
  var subtree: Walk<UIDynamicBehavior> { Walk(from: self) { $0.children.list() } }

  private func isInOrBelow(_ behavior: UIDynamicBehavior) -> Bool {
    let up = Walk(from: self) { $0.parents.compactMap { $0.object } }
    return Walk.meet(up: up, from: self, down: behavior.subtree, from: behavior)
  }
}
