// SPDX-License-Identifier: MIT

internal import UIDynamics

package struct RunWarningGuide: Sendable {
  package let code: String
  package let text: String

  /// All warnings that loading a scene cannot report, in declaration order.
  package static let all = UIDynamicsWarning.Kind.allCases.compactMap { kind in
    text(of: kind).map { RunWarningGuide(code: kind.rawValue, text: $0) }
  }

  package static func named(_ code: String) -> RunWarningGuide? { all.first { $0.code == code } }

  /// Returns the text, or `nil` for codes that loading also reports or that only programs can get.
  private static func text(of kind: UIDynamicsWarning.Kind) -> String? {
    switch kind {
    case .severalGravities, .negatedOffsets, .ineffectiveProperty, .referenceViewGone,
      .constrainedItem:
      nil
    case .gravityEnded:
      "Removing a gravity behavior ended the gravity of the others. Keep one for all "
        + "items, and add it again after removing another."
    case .sharedCategories:
      "Two collision behaviors with different items share their categories, so the items of one collide "
        + "with the items and boundaries of the other. Add both before removing one, use one behavior for "
        + "all boundaries, or choose the profile `documented`."
    case .twoPointPath:
      "A closed boundary path of two points reports contacts but does not stop items. Do not close it, or "
        + "use `from` and `to`."
    case .childOfPrimitive:
      "A built-in behavior cannot have children. Put both behaviors in a composite."
    case .anchorStays:
      "An item stays anchored or charged after it is removed from its item behavior. Reset `isAnchored` or "
        + "`charge` first."
    case .lateSnapDamping:
      "The damping of a snap is read when the snap is added. Set it before that, or remove and re-add the snap."
    case .rangeWithoutZero:
      "An attachment range that does not contain 0 is ignored. Use a minimum of at most 0 and a maximum "
        + "of at least 0."
    case .tornAttachment:
      "A rod or rope was stretched to more than twice its length for half a second. Make its load lighter "
        + "or its links heavier, attach centers to centers, or use pins."
    case .rotationIgnored:
      "With a screen scale, `updateItem` ignores the new rotation of a view. Move its center as well, or "
        + "choose the profile `documented`."
    case .chargeSizeIgnored:
      "A magnetic field ignores the magnitude of a charge. Change the `strength` of the field instead."
    case .massCountsTwice:
      "A vortex divides its acceleration by the mass twice. Use items of equal mass, or choose the profile "
        + "`documented`."
    }
  }
}
