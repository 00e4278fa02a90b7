// SPDX-License-Identifier: MIT

/// A rigid body as the kernel stores it.
///
/// Invariants: a fixed body has `inverseMass`, `inverseInertia` and both velocities 0; `pose` is
/// what `sweep.center`, `sweep.angle` and `sweep.localCenter` give; a sleeping body has no velocity.
struct Body: BitwiseCopyable {
  // What the solver reads and writes in every iteration comes first.
  /// Velocity of the center of mass, m/s.
  var linearVelocity: Vector
  /// rad/s.
  var angularVelocity: Float
  /// 1/kg.
  var inverseMass: Float
  /// 1/(kg·m²), about the center of mass.
  var inverseInertia: Float

  var flags: Flags
  var sweep: Sweep
  /// Where its sweep starts before impacts move the start on.
  var stepCenter: Vector
  var stepAngle: Float
  var pose: Pose

  /// N and N·m, until cleared.
  var force: Vector
  var torque: Float
  /// 1/s.
  var linearDamping: Float
  var angularDamping: Float
  var mass: Float
  var inertia: Float
  /// How long the body has been slow, s.
  var sleepTime: Float

  /// First of its fixtures, newest first.
  var firstFixture: Int32
  /// First of its ends of contacts (contact · 2 + side), newest first.
  var firstContactEnd: Int32
  /// First of its ends of joints (joint · 2 + side), newest first.
  var firstJointEnd: Int32
  /// Neighbours in the list of all bodies, which is newest first too.
  var newer: Int32
  var older: Int32
  /// Its place in the arrays of the solver while its island is solved.
  var solverIndex: Int32
  /// One bit per field that acts on it.
  var fields: UInt32
  /// First of the forces its custom fields have for the next sub-step.
  var firstCustomForce: Int32
  /// For electric and magnetic fields, in the owner's unit.
  var charge: Float
  /// The island that took this body in last.
  var islandStamp: UInt32
  var tag: Int

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    static var dynamic: Flags { Flags(rawValue: 1) }
    static var awake: Flags { Flags(rawValue: 2) }
    static var bullet: Flags { Flags(rawValue: 4) }
    static var affectedByGravity: Flags { Flags(rawValue: 8) }
    static var rotationLocked: Flags { Flags(rawValue: 16) }
    static var allowedToSleep: Flags { Flags(rawValue: 32) }

    // That of `SetAlgebra` makes two sets by witnesses, where nothing is optimized.
    @inline(__always) func contains(_ flag: Flags) -> Bool {
      rawValue & flag.rawValue == flag.rawValue
    }
  }

  @inline(__always) var isDynamic: Bool { flags.contains(.dynamic) }
  @inline(__always) var isAwake: Bool { flags.contains(.awake) }
  @inline(__always) var isBullet: Bool { flags.contains(.bullet) }
  /// Whether it moves by itself now.
  @inline(__always) var isActive: Bool { isDynamic && isAwake }

  init(_ definition: BodyDefinition) {
    linearVelocity = definition.kind == .dynamic ? definition.linearVelocity : .zero
    angularVelocity = definition.kind == .dynamic ? definition.angularVelocity : 0
    flags = [.awake, .allowedToSleep]
    if definition.kind == .dynamic { flags.insert(.dynamic) }
    if definition.isBullet { flags.insert(.bullet) }
    if definition.isAffectedByGravity { flags.insert(.affectedByGravity) }
    if !definition.allowsRotation { flags.insert(.rotationLocked) }
    // Until a fixture gives it weight, a dynamic body counts as 1 kg.
    mass = definition.kind == .dynamic ? 1 : 0
    inverseMass = mass
    (inertia, inverseInertia) = (0, 0)
    sweep = Sweep(
      localCenter: .zero, startCenter: definition.position, center: definition.position,
      startAngle: definition.angle, angle: definition.angle, startTime: 0)
    (stepCenter, stepAngle) = (definition.position, definition.angle)
    pose = Pose(position: definition.position, rotation: Rotation(angle: definition.angle))
    (force, torque) = (.zero, 0)
    linearDamping = definition.linearDamping
    angularDamping = definition.angularDamping
    sleepTime = 0
    (firstFixture, firstContactEnd, firstJointEnd) = (none, none, none)
    (newer, older) = (none, none)
    (fields, firstCustomForce, charge) = (0, none, 0)
    solverIndex = 0
    islandStamp = 0
    tag = definition.tag
  }

  /// Makes it move again; how long it had been slow is forgotten.
  ///
  /// Only `WorldState.wake` may call it.
  @inline(__always) mutating func rouse() {
    flags.insert(.awake)
    sleepTime = 0
  }

  mutating func sleep() {
    flags.remove(.awake)
    sleepTime = 0
    linearVelocity = .zero
    angularVelocity = 0
    force = .zero
    torque = 0
  }

  /// Lets the sweep of a sub-step begin, as no impact has moved its start yet.
  @inline(__always) mutating func beginSweep() {
    sweep.startTime = 0
    stepCenter = sweep.startCenter
    stepAngle = sweep.startAngle
  }

  /// Sets the pose from the end of the sweep.
  @inline(__always) mutating func updatePose() {
    pose = Pose(
      center: sweep.center, rotation: Rotation(angle: sweep.angle), localCenter: sweep.localCenter)
  }

  /// Puts the body where it is at `time` of the sub-step and ends its sweep there.
  mutating func advance(to time: Float) {
    guard isDynamic else {
      sweep.startTime = time
      return
    }
    sweep.advance(to: time)
    sweep.center = sweep.startCenter
    sweep.angle = sweep.startAngle
    updatePose()
  }
}
