// SPDX-License-Identifier: MIT

/// All data of a world in flat arrays, and nothing that counts references on the way through a step.
///
/// A struct reached by pointer: its methods work on plain memory, so that the compiler neither
/// checks exclusive access nor retains anything. The methods lie in extensions by activity.
///
/// Those called within a step are `mutating` even where they set no field: to others the compiler
/// may pass a copy of all fields, two kilobytes each time.
struct WorldState {
  var conventions: Conventions { didSet { solver.linearSlop = conventions.linearSlop } }
  /// m/s².
  var gravity = Vector.zero
  /// Whether slow islands fall asleep.
  var allowsSleeping = true
  /// What the sub-steps sum up to, s; within a sub-step its end.
  var time = 0.0
  /// Sub-steps made, and what stopped them for good, if something did.
  var stepCount: UInt64 = 0
  var fault: StepFault?
  /// Contacts that there may be.
  var contactLimit = Int.max
  /// Searches for further impacts that there may be in a sub-step.
  var impactLimit = Int.max
  /// Whether the owner wants no more; asked when `patience` is used up.
  var isCancelled: (() -> Bool)?
  var patience = Self.patience
  /// Whether the sub-step is left before its end.
  var isLeaving = false
  /// Whether bodies are held that would pass through an edge.
  var keepsBodiesFromPassing = true
  /// 1/h of the last sub-step, 1/s; scales the impulses it left.
  var lastInverseStep: Float = 0
  /// Whether fixtures came since pairs were last sought outside a sub-step.
  var hasNewFixtures = false

  var bodies = FlatArray<Body>()
  var bodySlots = SlotPool()
  var newestBody = none

  var fixtures = FlatArray<Fixture>()
  var fixtureSlots = SlotPool()
  var vertices = VertexStore()
  var broadPhase = BroadPhase()
  /// The tight box of each fixture at its body's pose, and one around its way in this sub-step.
  var tightBoxes = FlatArray<BoundingBox>()
  var sweptBoxes = FlatArray<BoundingBox>()

  var contacts = FlatArray<Contact>()
  /// The ends of contacts in the lists of their bodies.
  var contactEnds = EndList()
  /// Where the bodies of each contact were when its manifold was found last.
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
  /// Working space of the narrow phase: a polygon in the other shape's frame.
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
