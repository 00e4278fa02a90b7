// SPDX-License-Identifier: MIT

/// A rigid body; `pose` follows from the end of `sweep`.
///
/// Invariants: a fixed body has no velocity or inverse masses; a sleeping body has no velocity.
struct Body: BitwiseCopyable {
  var linearVelocity: Vector
  var angularVelocity: Float
  var inverseMass: Float
  /// About the center of mass.
  var inverseInertia: Float

  var flags: Flags
  var sweep: Sweep
  /// The start of the sweep before impacts move it.
  var stepCenter: Vector
  var stepAngle: Float
  /// The rotation at the start of a sweep, kept for further contacts, and the angle it belongs to.
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
  /// The newest end of a contact: contact · 2 + side.
  var firstContactEnd: Int32
  /// The newest end of a joint: joint · 2 + side.
  var firstJointEnd: Int32
  /// The neighbors in the list of all bodies, newest first.
  var newer: Int32
  var older: Int32
  /// The index in the solver's arrays while its island is solved.
  var solverIndex: Int32
  /// One bit for each field that acts on the body.
  var fields: UInt32
  /// The first force of custom fields for the next sub-step.
  var firstCustomForce: Int32
  /// The charge for electric and magnetic fields, in the owner's unit.
  var charge: Float
  /// The last island that included this body.
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

    // Faster than the version of `SetAlgebra` in unoptimized builds.
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
    // A dynamic body has 1 kg until a fixture adds mass.
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

  /// Only `WorldState.wake` may call this.
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

  /// Returns the pose at the start of the sweep within one revolution.
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

  /// Moves the body to its pose at `time` of the sub-step and ends its sweep there.
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
