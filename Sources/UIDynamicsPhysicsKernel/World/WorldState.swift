// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

/// All data of a world, in flat arrays accessed by pointer, without exclusivity checks or reference counting.
///
/// Methods called during a sub-step are `mutating` even if they change nothing; otherwise, the compiler may copy
/// all fields, which are two kilobytes, for each call.
struct WorldState {
  var conventions: Conventions { didSet { solver.linearSlop = conventions.linearSlop } }
  var gravity = Vector.zero
  var allowsSleeping = true
  /// The sum of all sub-steps; during a sub-step, the time at its end.
  var time = 0.0
  var stepCount: UInt64 = 0
  var fault: StepFault?
  var limits = StepLimits()
  var patience = Self.patience
  /// True while the sub-step is being abandoned.
  var isLeaving = false
  /// The reciprocal 1/h of the last sub-step's duration, which scales its impulses.
  var lastInverseStep: Float = 0
  /// True if fixtures were added since the last time that pairs were found outside a sub-step.
  var hasNewFixtures = false

  var bodies = FlatArray<Body>()
  var bodySlots = SlotPool()
  var newestBody = none

  var fixtures = FlatArray<Fixture>()
  var fixtureSlots = SlotPool()
  var vertices = VertexStore()
  var broadPhase = BroadPhase()
  /// The tight box of each fixture at its pose, and a box around its path in this sub-step; if the latter do not
  /// overlap, the fixtures stay farther apart than the distance of an impact.
  var tightBoxes = FlatArray<BoundingBox>()
  var sweptBoxes = FlatArray<BoundingBox>()

  var contacts = FlatArray<Contact>()
  var contactEnds = EndList()
  /// The poses of each contact's bodies at its last collision.
  var collidedPoses = FlatArray<PosePairBits>()
  var contactSlots = SlotPool()
  var newestContact = none
  var contactCount = 0

  var joints = JointStore()
  var fields = FieldSet()

  var begun = FlatArray<ContactEvent>()
  var ended = FlatArray<ContactEvent>()

  var awake = AwakeLists()
  var island = Island()
  var solver = ContactSolver()
  var jointSolver = JointSolver()
  var impacts = ImpactQueue()
  /// Temporary storage for a polygon in the frame of the other shape.
  var scratch = FlatArray<Vector>()

  init(_ conventions: Conventions) {
    self.conventions = conventions
    solver.linearSlop = conventions.linearSlop
  }

  func deallocate() {
    bodies.deallocate()
    bodySlots.deallocate()
    fixtures.deallocate()
    fixtureSlots.deallocate()
    vertices.deallocate()
    broadPhase.deallocate()
    tightBoxes.deallocate()
    sweptBoxes.deallocate()
    contacts.deallocate()
    contactEnds.deallocate()
    collidedPoses.deallocate()
    contactSlots.deallocate()
    joints.deallocate()
    fields.deallocate()
    begun.deallocate()
    ended.deallocate()
    awake.deallocate()
    island.deallocate()
    solver.deallocate()
    jointSolver.deallocate()
    impacts.deallocate()
    scratch.deallocate()
  }
}
