// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  // Embedded Swift provides no class names, so messages name the library's superclass.

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
