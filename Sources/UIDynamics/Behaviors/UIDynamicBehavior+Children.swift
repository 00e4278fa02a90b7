// SPDX-License-Identifier: MIT

extension UIDynamicBehavior {
  /// Adds a behavior to this composite, and to the animator this one is registered with.
  ///
  /// Ignored if it is a child already, or if this behavior is a built-in one. In an action or a
  /// delegate's call the child starts to work at the end of the tick.
  public func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard isComposite else {
      return warn(
        .childOfPrimitive,
        "\(behavior) was given to \(self) as a child, which takes none. "
          + "Compose both under a UIDynamicBehavior.")
    }
    guard !childBehaviors.contains(behavior) else { return }
    require { () throws(UIDynamicsFault) in try validate(child: behavior) }
    childBehaviors.append(behavior)
    dynamicAnimator?.enroll(behavior, in: self)
  }

  /// Takes a behavior out of this composite, and out of the animator; ignored if it is no child.
  public func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(of: behavior) else { return }
    childBehaviors.remove(at: index)
    dynamicAnimator?.discharge([behavior])
  }

  /// Throws why a behavior cannot become a child of this one; changes nothing.
  public func validate(child behavior: UIDynamicBehavior) throws(UIDynamicsFault) {
    if behavior.subtree.contains(self) {
      throw UIDynamicsFault(
        .behaviorCycle,
        "\(behavior) cannot become a child of \(self), which is \(behavior) or below it. "
          + "Compose under a behavior of its own.")
    }
    try dynamicAnimator?.validate(behavior)
  }

  /// The behavior and everything below it: itself, then each child with its children.
  var subtree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.subtree) }
}
