// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
import UIDynamicsNumerics

struct FieldSubject {
  /// The body's origin.
  var position: Vector
  /// The velocity of the center of mass.
  var velocity: Vector
  var mass: Float
  /// The charge in the owner's unit.
  var charge: Float
}

/// The forces of the fields, N.
///
/// Let p be the vector from the field to the body, r = |p|, p̂ = p/r, v the velocity, m the mass, q the charge,
/// S the strength and d the direction. With the fall-off
///
///     φ = 1 if |k| < 2⁻¹⁵, otherwise max(r, r_min)⁻ᵏ
///
/// the forces are, as measured on Apple's frameworks:
///
///     linear gravity    S m d φ
///     radial gravity   −S m p̂ φ           0 if r² < 10⁻⁵
///     spring           −S p̂ φ             0 if r < 10⁻⁵
///     electric          S q p̂ φ
///     magnetic          S (v_y, −v_x) φ   for any size of q
///     vortex            S (−p̂_y, p̂_x) φ / m
///     drag             −S u |u| φ         with u = v − d
///     noise             S n ∇n φ          with n from `SimplexNoise` around the body
///     turbulence        S n ∇n φ m |v|²
///
/// Physical fields use S q (v_y, −v_x) φ and S m (−p̂_y, p̂_x) φ instead. A field has no effect if |S X| <
/// 2⁻¹⁵, where X is m for gravity and vortex fields, q for electric and magnetic fields, and 1 otherwise.
/// A velocity field exerts no force; it sets the velocity to d.
struct FieldForce {
  enum Source {
    case law
    case velocity
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

  /// Returns whether the field is fully described by the force on a resting body at a single time.
  static func isSteady(_ kind: FieldKind) -> Bool {
    switch kind {
    case .linearGravity, .radialGravity, .spring, .electric, .vortex, .velocity: true
    case .magnetic, .drag, .noise, .turbulence, .custom: false
    }
  }

  let field: Field
  let subject: FieldSubject

  /// The vector from the field to the body.
  private var offset: Vector { subject.position - field.position }

  /// False if strength, mass or charge makes the force negligible.
  @inline(__always) var isNoticeable: Bool {
    let factor: Float =
      switch field.kind.facts.subject {
      case .mass: subject.mass
      case .charge: subject.charge
      case .anything: 1
      }
    return (field.strength * factor).magnitude >= Tolerances.smallestFieldStrength
  }

  private var falloff: Float {
    let k = field.falloff
    if k.magnitude < Tolerances.smallestFalloff { return 1 }
    let radius = larger(offset.length, field.minimumRadius)
    let value = Float(Exponentiation.power(Double(radius), Double(-k)))
    // The value stays finite, so that multiplying it by 0 gives 0.
    return smaller(value, .greatestFiniteMagnitude)
  }

  /// p̂, or p if it is tiny; dividing by r reproduces the measured digits.
  private var outward: Vector {
    let length = offset.length
    return length < Float.ulpOfOne ? offset : Vector(offset.x / length, offset.y / length)
  }

  /// The order of the products reproduces the measured digits; `time` is the time at the end of the sub-step.
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

  /// Samples the noise at the body's position, with a shift and a rotation that depend on time.
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
