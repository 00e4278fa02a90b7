// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// A warning about UIKit behavior that may surprise you; the program continues.
public struct UIDynamicsWarning: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of warnings; the raw value is the code that `uidyn` prints in brackets.
  public enum Kind: String, Sendable, CaseIterable {
    /// Several gravity behaviors: the last one applies to the items of all.
    case severalGravities = "several-gravities"
    /// A gravity behavior whose removal ended the gravity of the others.
    case gravityEnded = "gravity-ended"
    /// Collision behaviors that share their categories, so that their items collide.
    case sharedCategories = "shared-categories"
    /// A closed boundary path of two points, which is touched but stops nothing.
    case twoPointPath = "two-point-path"
    /// A child of a built-in behavior, which takes none.
    case childOfPrimitive = "child-of-primitive"
    /// An item that left its item behavior and stays anchored or charged.
    case anchorStays = "anchor-stays"
    /// Offsets of a rope, which UIKit negates.
    case negatedOffsets = "limit-offsets"
    /// A snap's damping that was set after the snap was added.
    case lateSnapDamping = "late-snap-damping"
    /// An attachment range that does not contain 0 and is ignored.
    case rangeWithoutZero = "range-without-zero"
    /// A rod or rope stretched far beyond its length for some time; the engine cannot hold it.
    case tornAttachment = "torn-attachment"
    /// A property without effect on this kind of attachment.
    case ineffectiveProperty = "ignored-key"
    /// A rotation that `updateItem(usingCurrentState:)` ignores.
    case rotationIgnored = "rotation-ignored"
    /// A charge in a magnetic field, which ignores its size.
    case chargeSizeIgnored = "charge-size-ignored"
    /// An item in a vortex, which divides its acceleration by the mass twice.
    case massCountsTwice = "mass-counts-twice"
    /// A reference view that is gone, and with it the boundary.
    case referenceViewGone = "reference-view-gone"
    /// A view that constraints position as well.
    case constrainedItem = "constrained-item"
  }

  /// The kind of warning, for programs.
  public let kind: Kind
  /// The warning, for people.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
