// SPDX-License-Identifier: MIT

internal import UIDynamics

package struct RunWarningGuide: Sendable {
  package let code: String
  package let text: String

  /// All warnings that scene validation cannot report, in declaration order.
  package static let all = UIDynamicsWarning.Kind.allCases.compactMap { kind in
    text(of: kind).map { RunWarningGuide(code: kind.rawValue, text: $0) }
  }

  package static func named(_ code: String) -> RunWarningGuide? { all.first { $0.code == code } }

  /// Returns `nil` for codes that validation also reports and for codes only programs can get.
  private static func text(of kind: UIDynamicsWarning.Kind) -> String? {
    switch kind {
    case .severalGravities, .negatedOffsets, .ineffectiveProperty, .referenceViewGone,
      .constrainedItem:
      nil
    case .gravityEnded:
      "A gravity behavior that left took the gravity of the others with it. Keep one for all items, and "
        + "add it again after another has left."
    case .sharedCategories:
      "Two collision behaviors with different items share their categories, so the items of one collide with "
        + "the items and boundaries of the other. Add both before one is removed, put the boundaries into one "
        + "behavior, or choose the profile `documented`."
    case .twoPointPath:
      "A closed boundary path of two points is touched and stops nothing. Leave it open, or use `from` and "
        + "`to`."
    case .childOfPrimitive:
      "A built-in behavior takes no children. Make a composite, and give it both."
    case .anchorStays:
      "An item that left its item behavior stays anchored or charged. Set `isAnchored` or `charge` back "
        + "before it leaves."
    case .lateSnapDamping:
      "The damping of a snap counts when the snap begins. Set it before, or remove the snap and add it "
        + "again."
    case .rangeWithoutZero:
      "A range of an attachment that does not contain 0 does not count. Give it a minimum of at most 0 "
        + "and a maximum of at least 0."
    case .tornAttachment:
      "A rod or rope has been more than twice as long as it may be for half a second. Make what hangs on "
        + "it lighter or its links heavier, attach centers to centers, or take pins."
    case .rotationIgnored:
      "`updateItem` takes no rotation over of a view on a screen whose rotation alone has changed. Move "
        + "its center as well, or choose the profile `documented`."
    case .chargeSizeIgnored:
      "A magnetic field only asks whether an item has a charge, not how large it is. Change the `strength` "
        + "of the field."
    case .massCountsTwice:
      "A vortex divides its acceleration by the mass twice. Give the items one mass, or choose the profile "
        + "`documented`."
    }
  }
}
