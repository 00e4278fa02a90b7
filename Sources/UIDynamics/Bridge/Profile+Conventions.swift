// SPDX-License-Identifier: MIT

internal import PhysicsKernel

extension Profile {
  /// What of a profile is the engine's business.
  var conventions: Conventions {
    var conventions = Conventions()
    conventions.linearSlop = linearSlop
    conventions.damping =
      switch damping {
      case .division: .division
      case .subtraction: .subtraction
      }
    return conventions
  }
}
