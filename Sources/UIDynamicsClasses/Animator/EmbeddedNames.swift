// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  // Embedded Swift has no names of classes; messages use those of superclasses.

  extension DefaultStringInterpolation {
    mutating func appendInterpolation(_: UIDynamicBehavior.Type) {
      appendLiteral("UIDynamicBehavior")
    }
    mutating func appendInterpolation(_: UIDynamicAnimator.Type) {
      appendLiteral("UIDynamicAnimator")
    }
    mutating func appendInterpolation(_: UIDynamicItemGroup.Type) {
      appendLiteral("UIDynamicItemGroup")
    }
    mutating func appendInterpolation(_: UIView.Type) { appendLiteral("UIView") }
  }
#endif
