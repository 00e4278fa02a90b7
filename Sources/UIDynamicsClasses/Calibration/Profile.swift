// SPDX-License-Identifier: MIT

package import UIDynamicsFacts
internal import UIDynamicsPhysicsKernel

/// Which generation of UIKit is reproduced, and which of its measured peculiarities.
///
/// Peculiarities that move items belong to the likeness and are on; those that crash, leak or lose
/// data are never reproduced and have no switch here: an identifier given to a second boundary
/// replaces the first, and the properties of every attachment can be read.
package struct Profile: Equatable, Sendable {
  // MARK: The generation

  /// Length of a sub-step, s.
  package var subStep = UIKitConstants.subStep

  /// How the time of a tick is cut into sub-steps.
  package var timeKeeping = TimeKeeping.accumulated

  /// How resistance slows an item down in a sub-step.
  var damping = Conventions.Damping.division

  /// What stands for a rectangular item.
  package var box = BoxForm.exact

  /// The overlap the engine leaves alone, m; skins of edges are multiples of it.
  package var linearSlop = UIKitConstants.linearSlop

  /// The properties of an item nobody told otherwise.
  package var itemDefaults = ItemProperties()

  // MARK: Peculiarities

  /// A property of an item behavior counts as set only if the value differs from the one it had.
  ///
  /// Off: every value that was set counts.
  package var onlyChangesCount = true

  /// Removing any gravity behavior ends gravity for all, even if another is left.
  ///
  /// Off: the one added last among those left rules from then on.
  package var gravityEndsWithAnyBehavior = true

  /// Collision behaviors are numbered by a count, so that one added after a removal may share its
  /// categories with another, and their items meet.
  ///
  /// Off: each takes the smallest number that is free.
  package var collisionNumbersAreCounted = true

  /// An item that leaves its item behavior stays anchored and charged.
  ///
  /// Off: these two go back to their defaults like everything else.
  package var anchorOutlivesBehavior = true

  /// A closed boundary path of two points is touched but stops nothing.
  ///
  /// Off: it is the segment between them.
  package var twoPointPathStopsNothing = true

  /// A magnetic field only asks whether an item has a charge, not which.
  ///
  /// Off: its force is proportional to the charge.
  package var magnetismIgnoresChargeSize = true

  /// A vortex divides its force by the mass, so that the acceleration is divided by it twice.
  ///
  /// Off: its force is proportional to the mass, as documented, and the acceleration the same for
  /// all.
  package var vortexDividesByMassTwice = true

  /// With a screen scale, `updateItem(usingCurrentState:)` does not turn the bodies of views, layout
  /// attributes and groups.
  ///
  /// Off: it turns them if the new rotation shows.
  package var roundedItemsKeepTheirAngle = true

  /// A limit attachment holds its items opposite to the given offsets, along the animator's axes.
  ///
  /// Off: at the offsets, which turn with the items.
  package var limitOffsetsAreNegated = EngineProfile.uikit.limitOffsetsAreNegated

  package init() {}

  /// Whether fields do otherwise than they promise.
  func has(_ quirk: FieldFacts.Quirk) -> Bool {
    switch quirk {
    case .chargeSizeIgnored: magnetismIgnoresChargeSize
    case .massCountsTwice: vortexDividesByMassTwice
    }
  }

  /// What of a profile is the engine's business.
  var conventions: Conventions {
    var conventions = Conventions()
    (conventions.linearSlop, conventions.damping) = (linearSlop, damping)
    return conventions
  }
}

// MARK: The profiles

extension Profile {
  package init(_ profile: EngineProfile) {
    switch profile {
    case .uikit: self = .uikit
    case .uikit7: self = .uikit70
    case .documented: self = .documented
    }
  }

  /// The current release of UIKit as measured.
  package static let uikit = Profile()

  /// The release of iOS 7.0, as analysis of it predicts.
  package static let uikit70: Profile = {
    var profile = Profile()
    profile.subStep = EngineProfile.uikit7.subStep
    profile.timeKeeping = .remainder
    profile.damping = .subtraction
    profile.box = .inset
    profile.linearSlop = UIKitConstants.linearSlopOfIOS7
    return profile
  }()

  /// What Apple's documentation says, on the engine of the current release.
  package static let documented: Profile = {
    var profile = Profile()
    profile.itemDefaults.elasticity = 0
    profile.itemDefaults.friction = 0
    profile.itemDefaults.resistance = 0
    profile.onlyChangesCount = false
    profile.gravityEndsWithAnyBehavior = false
    profile.collisionNumbersAreCounted = false
    profile.anchorOutlivesBehavior = false
    profile.twoPointPathStopsNothing = false
    profile.magnetismIgnoresChargeSize = false
    profile.vortexDividesByMassTwice = false
    profile.limitOffsetsAreNegated = EngineProfile.documented.limitOffsetsAreNegated
    profile.roundedItemsKeepTheirAngle = false
    return profile
  }()
}

// MARK: Forms

extension Profile {
  /// How the time of a tick is cut into sub-steps.
  package enum TimeKeeping: Sendable {
    /// A sub-step as soon as it is due; what is left over waits for the next tick.
    case accumulated
    /// The way of iOS 7: what is left over is found first, then the rest is spent.
    case remainder
  }

  /// What stands for a rectangular item.
  package enum BoxForm: Sendable {
    /// The rectangle itself.
    case exact
    /// One that is a point smaller on every side, of the same mass, with a skin of 0.1 pt: the way
    /// of iOS 7.
    case inset
  }
}
