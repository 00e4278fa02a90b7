// SPDX-License-Identifier: MIT

package import UIDynamicsFacts
internal import UIDynamicsPhysicsKernel

/// A generation of UIKit to reproduce, with its measured quirks.
///
/// Quirks that move items are on by default. Quirks that crash, leak or lose data are never reproduced.
package struct Profile: Equatable, Sendable {

  package var subStep = UIKitConstants.subStep

  package var timeKeeping = TimeKeeping.accumulated

  var damping = Conventions.Damping.division

  package var box = BoxForm.exact

  /// The overlap that the solver allows, in meters; skins of edges are multiples of it.
  package var linearSlop = UIKitConstants.linearSlop

  package var itemDefaults = ItemProperties()

  package var quirks = Quirks()

  package init() {}

  func has(_ quirk: FieldFacts.Quirk) -> Bool {
    switch quirk {
    case .chargeSizeIgnored: quirks.magnetismIgnoresChargeSize
    case .massCountsTwice: quirks.vortexDividesByMassTwice
    }
  }

  var conventions: Conventions {
    var conventions = Conventions()
    (conventions.linearSlop, conventions.damping) = (linearSlop, damping)
    return conventions
  }
}

extension Profile {
  package init(_ profile: EngineProfile) {
    switch profile {
    case .uikit: self = .uikit
    case .uikit7: self = .uikit70
    case .documented: self = .documented
    }
  }

  /// The current release of UIKit, as measured.
  package static let uikit = Profile()

  /// iOS 7.0, as predicted by analyses.
  package static let uikit70: Profile = {
    var profile = Profile()
    profile.subStep = EngineProfile.uikit7.subStep
    profile.timeKeeping = .remainder
    profile.damping = .subtraction
    profile.box = .inset
    profile.linearSlop = UIKitConstants.linearSlopOfIOS7
    return profile
  }()

  /// The current engine with the behavior that Apple documents.
  package static let documented: Profile = {
    var profile = Profile()
    profile.itemDefaults.elasticity = 0
    profile.itemDefaults.friction = 0
    profile.itemDefaults.resistance = 0
    profile.quirks.onlyChangesCount = false
    profile.quirks.gravityEndsWithAnyBehavior = false
    profile.quirks.collisionNumbersAreCounted = false
    profile.quirks.anchorOutlivesBehavior = false
    profile.quirks.twoPointPathStopsNothing = false
    profile.quirks.magnetismIgnoresChargeSize = false
    profile.quirks.vortexDividesByMassTwice = false
    profile.quirks.limitOffsetsAreNegated = EngineProfile.documented.limitOffsetsAreNegated
    profile.quirks.roundedItemsKeepTheirAngle = false
    return profile
  }()
}

extension Profile {
  /// The division of time into sub-steps.
  package enum TimeKeeping: Sendable {
    /// Takes a sub-step as soon as it is due; the remaining time waits for the next tick.
    case accumulated
    /// iOS 7: computes the remainder first, then takes sub-steps for the rest of the time.
    case remainder
  }

  /// The box of a rectangular item.
  package enum BoxForm: Sendable {
    /// The rectangle itself.
    case exact
    /// iOS 7: 1 pt smaller on every side, with the same mass and a skin of 0.1 pt.
    case inset
  }
}

extension Profile {
  package struct Quirks: Equatable, Sendable {
    /// An item behavior sets only properties whose value was changed; off: all properties that were set.
    package var onlyChangesCount = true

    /// Removing any gravity behavior ends gravity for all; off: the last remaining one applies.
    package var gravityEndsWithAnyBehavior = true

    /// Collision behaviors are numbered by count, so one added after a removal may share its categories with another.
    ///
    /// Off: each takes the smallest free number.
    package var collisionNumbersAreCounted = true

    /// An item that leaves its item behavior stays anchored and charged; off: both return to their defaults, too.
    package var anchorOutlivesBehavior = true

    /// A closed boundary path of two points reports contacts but stops nothing; off: it acts as a segment.
    package var twoPointPathStopsNothing = true

    /// A magnetic field ignores the size of a charge; off: its force is proportional to the charge.
    package var magnetismIgnoresChargeSize = true

    /// A vortex divides its force by the mass, and so the acceleration twice.
    ///
    /// Off: the force is proportional to the mass, as documented, and all items accelerate equally.
    package var vortexDividesByMassTwice = true

    /// With a screen scale, `updateItem(usingCurrentState:)` ignores rotations of views, layout attributes and groups.
    ///
    /// Off: it adopts rotations that change the displayed angle.
    package var roundedItemsKeepTheirAngle = true

    /// A limit attachment negates its offsets and applies them along the animator's axes; off: as given, rotating with the items.
    package var limitOffsetsAreNegated = EngineProfile.uikit.limitOffsetsAreNegated
  }
}
