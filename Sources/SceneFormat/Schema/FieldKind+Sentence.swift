// SPDX-License-Identifier: MIT

internal import Facts

extension FieldKind {
  /// What it does, for the reference.
  var sentence: String {
    switch self {
    case .drag: "Brakes by the square of the velocity"
    case .vortex: "Pushes around the position"
    case .radialGravity: "Pulls towards the position"
    case .linearGravity: "Pulls in a direction"
    case .velocity: "Gives every item the same velocity"
    case .noise: "Pushes to and fro"
    case .turbulence: "Pushes to and fro what moves"
    case .spring: "Pulls like a spring towards the position"
    case .electric: "Repels equal charges from the position"
    case .magnetic: "Turns charges that move"
    case .custom: "Any force, by an expression"
    }
  }
}
