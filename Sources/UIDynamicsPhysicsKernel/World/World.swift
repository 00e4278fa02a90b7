// SPDX-License-Identifier: MIT

/// Rigid bodies in metres, kilograms and seconds (y down), advanced in sub-steps.
///
/// The border of the kernel: it hands out handles and checks them, and passes everything on to
/// `WorldState`, whose arrays do the work. It never calls out: what happened in a sub-step waits in
/// `begunContacts` and `endedContacts` until the owner has read it.
///
/// Not safe for use from several threads at once; different worlds are independent.
package final class World {
  let state: UnsafeMutablePointer<WorldState>
  /// The outline that was added last and its hull: many items look alike.
  var lastOutline: (points: [Vector], hull: ConvexPolygon)?

  package init(_ conventions: Conventions = Conventions()) {
    Self.requireSound(conventions)
    state = .allocate(capacity: 1)
    state.initialize(to: WorldState(conventions))
  }

  /// Which generation of the engine is reproduced; to be set before there is a body.
  package var conventions: Conventions {
    get { state.pointee.conventions }
    set {
      Self.requireSound(newValue)
      require(state.pointee.newestBody == none, "World: the conventions came after a body.")
      state.pointee.conventions = newValue
    }
  }

  private static func requireSound(_ conventions: Conventions) {
    require(
      conventions.linearSlop > 0 && conventions.linearSlop.isFinite,
      "World: the slop is \(conventions.linearSlop); it must be positive.")
  }

  deinit {
    state.pointee.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// Acceleration of the bodies that gravity affects, m/s².
  package var gravity: Vector {
    get { state.pointee.gravity }
    set { state.pointee.gravity = newValue }
  }

  /// Whether islands that have been slow for half a second fall asleep; true unless a benchmark
  /// wants all work done.
  ///
  /// Setting it to false wakes what sleeps.
  package var allowsSleeping: Bool {
    get { state.pointee.allowsSleeping }
    set {
      state.pointee.allowsSleeping = newValue
      if !newValue { state.pointee.wakeAll() }
    }
  }

  /// Whether a fast body's center is kept from passing through an edge the body touches.
  ///
  /// True unless Box2D 2.3.0 is to be followed bit by bit where it lets bodies through: boxes that
  /// hit a line with one corner, one in a hundred at 3,000 pt/s, more of them at higher speeds.
  package var keepsBodiesFromPassing: Bool {
    get { state.pointee.keepsBodiesFromPassing }
    set { state.pointee.keepsBodiesFromPassing = newValue }
  }

  /// Advances by a sub-step of `h` seconds; forces stay until `clearForces`.
  package func step(_ h: Float) {
    var nobody = NoObserver()
    step(h, observer: &nobody)
  }

  /// Advances by a sub-step of `h` seconds while somebody takes the time of its phases.
  package func step(_ h: Float, observer: inout some StepObserver) {
    require(h > 0 && h.isFinite, "World.step: h is \(h); a sub-step lasts a positive time.")
    state.pointee.step(h, &observer)
  }

  /// What stopped the world, if something did; such a world steps no further.
  package var fault: StepFault? { state.pointee.fault }

  /// Contacts, touching or only near, that there may be; one more is a fault.
  ///
  /// Each that touches takes some 800 bytes while it is solved.
  package var contactLimit: Int {
    get { state.pointee.contactLimit }
    set { state.pointee.contactLimit = newValue }
  }

  /// Searches for impacts that other impacts of the same sub-step may lead to; one more is a fault.
  ///
  /// Every impact has all contacts of its two bodies looked at again, so that a body of n contacts takes some
  /// 9 n² searches at worst, of a few microseconds each.
  package var impactLimit: Int {
    get { state.pointee.impactLimit }
    set { state.pointee.impactLimit = newValue }
  }

  /// Whether the owner wants no more; it is asked within a sub-step too, every few milliseconds.
  ///
  /// The one call out of a sub-step, and it can change nothing but the world's end: after true the
  /// world has a fault and steps no further.
  package var isCancelled: (() -> Bool)? {
    get { state.pointee.isCancelled }
    set { state.pointee.isCancelled = newValue }
  }

  /// Counts work of the owner's in behalf of a sub-step; says whether to go on.
  package func goesOn(after units: Int) -> Bool {
    !state.pointee.spend(units)
  }

  /// A body that sleeps or is fixed has none.
  package func clearForces() { state.pointee.clearForces() }

  /// Whether any dynamic body is awake.
  package var hasAwakeBodies: Bool { state.pointee.hasAwakeBodies }

  /// Whether a contact began or ended since the events were cleared.
  package var hasContactEvents: Bool {
    state.pointee.begun.count > 0 || state.pointee.ended.count > 0
  }

  /// Contacts that began since the events were cleared, in the order in which they began.
  package var begunContacts: [ContactEvent] { copy(state.pointee.begun) }

  /// Contacts that ended since the events were cleared, in order.
  package var endedContacts: [ContactEvent] { copy(state.pointee.ended) }

  private func copy(_ events: FlatArray<ContactEvent>) -> [ContactEvent] {
    Array(UnsafeBufferPointer(start: events.base, count: events.count))
  }

  /// Empties both event arrays; the owner has read them.
  package func clearContactEvents() {
    state.pointee.begun.removeAll()
    state.pointee.ended.removeAll()
  }

  /// Bodies whose fat bounding box meets a box, each once, in the order of their fixtures.
  package func bodies(inBoxFrom lower: Vector, to upper: Vector) -> [BodyID] {
    var found: [BodyID] = []
    var known: Set<BodyID> = []
    for fixture in state.pointee.broadPhase.fixtures(in: BoundingBox(lower: lower, upper: upper)) {
      let id = state.pointee.id(of: state.pointee.fixtures[fixture].body)
      if known.insert(id).inserted { found.append(id) }
    }
    return found
  }

  /// Whether the handle still names a body.
  package func contains(_ body: BodyID) -> Bool {
    Int(body.slot) < state.pointee.bodySlots.extent
      && state.pointee.bodySlots.generation(of: body.slot) == body.generation
  }

  /// The body a handle names.
  @inline(__always) func body(_ id: BodyID) -> UnsafeMutablePointer<Body> {
    require(
      contains(id), "World: body \(id.slot) (generation \(id.generation)) was destroyed before.")
    return state.pointee.bodies.at(id.slot)
  }
}
