// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// A warning about UIKit behavior that may surprise you; the program continues.
public struct UIDynamicsWarning: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of warnings; the raw value is the code that `uidyn` prints in brackets.
  public enum Kind: String, Sendable, CaseIterable {
    /// Several gravity behaviors: the last one applies to the items of all of them.
    case severalGravities = "several-gravities"
    /// A gravity behavior whose removal ended gravity for the others.
    case gravityEnded = "gravity-ended"
    /// Collision behaviors that share their categories, so that their items collide with each other.
    case sharedCategories = "shared-categories"
    /// A closed boundary path of two points, which reports contacts but stops nothing.
    case twoPointPath = "two-point-path"
    /// A child of a built-in behavior, which accepts no children.
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
    /// A charge in a magnetic field, which ignores the size of the charge.
    case chargeSizeIgnored = "charge-size-ignored"
    /// An item in a vortex, which divides its acceleration by the mass twice.
    case massCountsTwice = "mass-counts-twice"
    /// A reference view that was deallocated, so the boundary is gone.
    case referenceViewGone = "reference-view-gone"
    /// A view that constraints position, too.
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
