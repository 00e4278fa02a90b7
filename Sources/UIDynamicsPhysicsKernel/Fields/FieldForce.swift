// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
import UIDynamicsNumerics

/// A body as a field sees it.
struct FieldSubject {
  /// Its origin, m.
  var position: Vector
  /// Velocity of its center of mass, m/s.
  var velocity: Vector
  /// In kilograms.
  var mass: Float
  /// The owner's unit.
  var charge: Float
}

/// The forces of the fields, N.
///
/// With p from the field to the body, r = |p|, p̂ = p/r, v its velocity, m its mass, q its charge,
/// S the strength, d the direction, and the fall-off
///
///     φ = 1 when |k| < 2⁻¹⁵, otherwise max(r, r_min)⁻ᵏ
///
/// the kinds are, as measured on Apple's frameworks (which in places differ from what their names
/// promise: magnetic fields only ask whether there is a charge, a vortex divides by the mass):
///
///     linear gravity    S m d φ
///     radial gravity   −S m p̂ φ           nothing when r² < 10⁻⁵
///     spring           −S p̂ φ             nothing when r < 10⁻⁵
///     electric          S q p̂ φ
///     magnetic          S (v_y, −v_x) φ
///     vortex            S (−p̂_y, p̂_x) φ / m
///     drag             −S u |u| φ         with u = v − d
///     noise             S n ∇n φ          with n the noise of `SimplexNoise` around the body
///     turbulence        S n ∇n φ m |v|²
///
/// Physical fields differ in two kinds, S q (v_y, −v_x) φ and S m (−p̂_y, p̂_x) φ.
///
/// A field does nothing where |S X| < 2⁻¹⁵; X is m for the gravities and the vortex, q for electric
/// and magnetic fields, else 1. A velocity field has no force: it sets the velocity to d.
struct FieldForce {
  /// Where what a field does to a body comes from.
  enum Source {
    /// The force that is worked out here.
    case law
    /// The velocity that it sets.
    case velocity
    /// The force that the owner asks for.
    case owner
  }

  @inline(__always) static func source(of kind: FieldKind) -> Source {
    switch kind {
    case .velocity: .velocity
    case .custom: .owner
    case .linearGravity, .radialGravity, .spring, .electric, .magnetic, .vortex, .drag, .noise,
      .turbulence:
      .law
    }
  }

  /// Whether the force on a body at rest at one moment tells what the field does.
  static func isSteady(_ kind: FieldKind) -> Bool {
    switch kind {
    case .linearGravity, .radialGravity, .spring, .electric, .vortex, .velocity: true
    case .magnetic, .drag, .noise, .turbulence, .custom: false
    }
  }

  let field: Field
  let subject: FieldSubject

  /// From the field to the body, m.
  private var offset: Vector { subject.position - field.position }

  /// Whether strength, mass and charge leave anything to do.
  @inline(__always) var isNoticeable: Bool {
    let factor: Float =
      switch field.kind.facts.subject {
      case .mass: subject.mass
      case .charge: subject.charge
      case .anything: 1
      }
    return (field.strength * factor).magnitude >= Tolerances.smallestFieldStrength
  }

  /// φ.
  private var falloff: Float {
    let k = field.falloff
    if k.magnitude < Tolerances.smallestFalloff { return 1 }
    let radius = larger(offset.length, field.minimumRadius)
    let value = Float(Exponentiation.power(Double(radius), Double(-k)))
    // Something finite, so that nothing times it is nothing.
    return smaller(value, .greatestFiniteMagnitude)
  }

  /// p̂, or a tiny p as it is; divided, not multiplied by 1/r, as the reference trajectories show.
  private var outward: Vector {
    let length = offset.length
    return length < Float.ulpOfOne ? offset : Vector(offset.x / length, offset.y / length)
  }

  /// The force on the body; `time` is the world's at the end of the sub-step, s.
  ///
  /// Products are taken from left to right as the table has them: the end point of a fall through
  /// the middle of a radial field shows that order in its last measured digit.
  func force(_ noise: SimplexNoise, time: Double) -> Vector {
    let (strength, mass, charge) = (field.strength, subject.mass, subject.charge)
    switch field.kind {
    case .linearGravity: return falloff * ((strength * mass) * field.direction)
    case .radialGravity:
      if offset.lengthSquared < Tolerances.radialGravityCore { return .zero }
      return falloff * ((-strength * mass) * outward)
    case .spring:
      if offset.length < Tolerances.springFieldCore { return .zero }
      return falloff * (-strength * outward)
    case .electric: return falloff * ((strength * charge) * outward)
    case .magnetic:
      let size = field.isPhysical ? strength * charge : strength
      return falloff * (size * subject.velocity.cross(1))
    case .vortex:
      let size = field.isPhysical ? strength * mass : strength
      let force = falloff * (size * Vector.cross(1, outward))
      return field.isPhysical ? force : Vector(force.x / mass, force.y / mass)
    case .drag:
      let relative = subject.velocity - field.direction
      return falloff * (relative.length * (-strength * relative))
    case .noise: return noiseForce(noise, time)
    case .turbulence: return (mass * subject.velocity.lengthSquared) * noiseForce(noise, time)
    case .velocity, .custom: return .zero
    }
  }

  /// The noise is sampled where the body is, shifted and rotated with time.
  private func noiseForce(_ noise: SimplexNoise, _ time: Double) -> Vector {
    let phase = Float(time * Double(field.animationSpeed))
    let smoothness = larger(field.smoothness, 0) + Tolerances.noiseSmoothing
    let frequency = Tolerances.noiseScale / smoothness - 1
    let x = subject.position.x + phase - field.position.x
    let y = subject.position.y + phase - field.position.y
    let sample = noise.sample(
      Vector3(frequency * x, frequency * y, frequency * phase), rotation: phase)
    return falloff * ((field.strength * sample.value) * sample.gradient)
  }
}
