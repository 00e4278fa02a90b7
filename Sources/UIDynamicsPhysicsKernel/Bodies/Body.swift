// SPDX-License-Identifier: MIT

/// A rigid body; `pose` is derived from the end of `sweep`.
///
/// Invariants: a fixed body has neither velocity nor inverse masses; a sleeping body has no velocity.
struct Body: BitwiseCopyable {
  var linearVelocity: Vector
  var angularVelocity: Float
  var inverseMass: Float
  /// The inverse moment of inertia about the center of mass.
  var inverseInertia: Float

  var flags: Flags
  var sweep: Sweep
  /// The start of the sweep before impacts moved it.
  var stepCenter: Vector
  var stepAngle: Float
  /// The rotation at the start of the sweep, cached for other contacts, and the angle for which it was computed.
  private var startRotation = Rotation.identity
  private var startRotationAngle = Float.nan
  var pose: Pose

  var force: Vector
  var torque: Float
  var linearDamping: Float
  var angularDamping: Float
  var mass: Float
  var inertia: Float
  var sleepTime: Float

  var firstFixture: Int32
  /// The newest contact end: contact · 2 + side.
  var firstContactEnd: Int32
  /// The newest joint end: joint · 2 + side.
  var firstJointEnd: Int32
  /// The neighbors in the list of all bodies, which starts with the newest.
  var newer: Int32
  var older: Int32
  /// The index in the solver's arrays while its island is being solved.
  var solverIndex: Int32
  /// One bit for each field that acts on the body.
  var fields: UInt32
  /// The first of the custom fields' forces for the next sub-step.
  var firstCustomForce: Int32
  /// The charge for electric and magnetic fields, in the owner's unit.
  var charge: Float
  /// The stamp of the last island that included this body.
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

    // In unoptimized builds, this is faster than the `SetAlgebra` implementation.
    @inline(__always) func contains(_ flag: Flags) -> Bool {
      rawValue & flag.rawValue == flag.rawValue
    }
  }

  @inline(__always) var isDynamic: Bool { flags.contains(.dynamic) }
  @inline(__always) var isAwake: Bool { flags.contains(.awake) }
  @inline(__always) var isBullet: Bool { flags.contains(.bullet) }
  @inline(__always) var isActive: Bool { isDynamic && isAwake }

  init(_ definition: BodyDefinition) {
    linearVelocity = definition.kind == .dynamic ? definition.linearVelocity : .zero
    angularVelocity = definition.kind == .dynamic ? definition.angularVelocity : 0
    flags = [.awake, .allowedToSleep]
    if definition.kind == .dynamic { flags.insert(.dynamic) }
    if definition.isBullet { flags.insert(.bullet) }
    if definition.isAffectedByGravity { flags.insert(.affectedByGravity) }
    if !definition.allowsRotation { flags.insert(.rotationLocked) }
    // A dynamic body has a mass of 1 kg until a fixture provides one.
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

  /// Call this only from `WorldState.wake`.
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

  @inline(__always) mutating func beginSweep() {
    sweep.startTime = 0
    stepCenter = sweep.startCenter
    stepAngle = sweep.startAngle
  }

  /// Returns the pose at the start of the sweep, with the angle reduced to one revolution.
  @inline(__always) mutating func startPose() -> Pose {
    if startRotationAngle != sweep.startAngle {
      startRotationAngle = sweep.startAngle
      startRotation = Rotation(angle: sweep.withinOneTurn.startAngle)
    }
    return Pose(
      center: sweep.startCenter, rotation: startRotation, localCenter: sweep.localCenter)
  }

  @inline(__always) mutating func updatePose() {
    pose = Pose(
      center: sweep.center, rotation: Rotation(angle: sweep.angle), localCenter: sweep.localCenter)
  }

  /// Moves the body to its pose at `time` within the sub-step and ends its sweep there.
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
