// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// Something that works otherwise than one would expect, because UIKit does it so; the program goes
/// on.
public struct UIDynamicsWarning: Hashable, Sendable, CustomStringConvertible {
  /// What is surprising, for programs; the raw value is what `uidyn` prints in brackets.
  public enum Kind: String, Sendable, CaseIterable {
    /// A gravity behavior besides another one: the last one rules the items of both.
    case severalGravities = "several-gravities"
    /// A gravity behavior that left took the gravity of the others with it.
    case gravityEnded = "gravity-ended"
    /// Two collision behaviors that share their categories, so that their items meet.
    case sharedCategories = "shared-categories"
    /// A boundary path of two points, which is touched but stops nothing.
    case twoPointPath = "two-point-path"
    /// A child given to a built-in behavior, which takes none.
    case childOfPrimitive = "child-of-primitive"
    /// An item that left its item behavior and stays anchored or charged.
    case anchorStays = "anchor-stays"
    /// Offsets of a rope, which work the opposite way.
    case negatedOffsets = "limit-offsets"
    /// The damping of a snap set too late.
    case lateSnapDamping = "late-snap-damping"
    /// A range of an attachment that does not contain 0, so that it does not count.
    case rangeWithoutZero = "range-without-zero"
    /// A rod or rope that has long been much longer than it may be: the engine cannot hold it.
    case tornAttachment = "torn-attachment"
    /// A property that this kind of attachment does not have.
    case ineffectiveProperty = "ignored-key"
    /// A view whose rotation alone changed, which is not taken over.
    case rotationIgnored = "rotation-ignored"
    /// A charge in a magnetic field, which only asks whether there is one.
    case chargeSizeIgnored = "charge-size-ignored"
    /// An item in a vortex, which divides its acceleration by the mass twice.
    case massCountsTwice = "mass-counts-twice"
    /// A reference view that nobody keeps, so that its bounds hold nothing any more.
    case referenceViewGone = "reference-view-gone"
    /// A view that constraints place as well.
    case constrainedItem = "constrained-item"
  }

  /// What is surprising, for programs.
  public let kind: Kind
  /// What is surprising, for people.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}

extension UIDynamicAnimator {
  /// What warnings call the animator; its description changes with time.
  var name: String { "<\(type(of: self))>" }

  /// Passes a warning on, once.
  func warn(_ warning: UIDynamicsWarning) {
    guard saidWarnings.insert(warning).inserted else { return }
    warnings.append(warning)
    warningHandler?(warning)
  }
}

extension UIDynamicBehavior {
  /// Warns now, or when the behavior is added to an animator.
  func warn(_ kind: UIDynamicsWarning.Kind, _ sentence: String) {
    let warning = UIDynamicsWarning(kind, sentence)
    if let dynamicAnimator { dynamicAnimator.warn(warning) } else { unsaidWarnings.append(warning) }
  }

  /// Says what was to be said before there was an animator.
  func sayUnsaidWarnings() {
    let warnings = unsaidWarnings
    unsaidWarnings.removeAll()
    for warning in warnings { dynamicAnimator?.warn(warning) }
  }
}
