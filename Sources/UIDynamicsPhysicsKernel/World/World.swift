// SPDX-License-Identifier: MIT

/// Rigid bodies in meters, kilograms and seconds (y down), advanced in sub-steps.
///
/// This is the kernel's API: it checks handles and forwards to `WorldState`. Events stay in `begunContacts`
/// and `endedContacts` until the owner clears them. A world is not thread-safe; different worlds are
/// independent.
package final class World {
  let state: UnsafeMutablePointer<WorldState>
  /// Caches the last outline and its hull, as many items look alike.
  var lastOutline: (points: [Vector], hull: ConvexPolygon)?

  package init(_ conventions: Conventions = Conventions()) {
    Self.requireSound(conventions)
    state = .allocate(capacity: 1)
    state.initialize(to: WorldState(conventions))
  }

  /// The engine generation to reproduce; set it before adding bodies.
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

  /// The acceleration of bodies affected by gravity, m/s².
  package var gravity: Vector {
    get { state.pointee.gravity }
    set { state.pointee.gravity = newValue }
  }

  /// True if slow islands fall asleep; benchmarks set it to false, which wakes all bodies.
  package var allowsSleeping: Bool {
    get { state.pointee.allowsSleeping }
    set {
      state.pointee.allowsSleeping = newValue
      if !newValue { state.pointee.wakeAll() }
    }
  }

  /// True if the center of a fast body must not pass through an edge it touches.
  ///
  /// With false, as in Box2D 2.3.0, about 1 % of boxes that hit a line with one corner at 3,000 pt/s pass
  /// through it; more at higher speeds.
  package var keepsBodiesFromPassing: Bool {
    get { state.pointee.keepsBodiesFromPassing }
    set { state.pointee.keepsBodiesFromPassing = newValue }
  }

  /// Advances by a sub-step of `h` seconds; forces stay until `clearForces`.
  package func step(_ h: Float) {
    var nobody = NoObserver()
    step(h, observer: &nobody)
  }

  /// Advances by a sub-step of `h` seconds and reports its phases.
  package func step(_ h: Float, observer: inout some StepObserver) {
    require(h > 0 && h.isFinite, "World.step: h is \(h); a sub-step lasts a positive time.")
    state.pointee.step(h, &observer)
  }

  /// The fault that stopped the world; after it, `step` has no effect.
  package var fault: StepFault? { state.pointee.fault }

  /// The largest number of contacts, touching or near; one more is a fault.
  ///
  /// A touching contact takes about 800 bytes in the solver.
  package var contactLimit: Int {
    get { state.pointee.contactLimit }
    set { state.pointee.contactLimit = newValue }
  }

  /// The largest number of searches that impacts of one sub-step may cause; one more is a fault.
  ///
  /// Each impact checks all contacts of its two bodies again: a body with n contacts takes at most about 9 n²
  /// searches of a few microseconds.
  package var impactLimit: Int {
    get { state.pointee.impactLimit }
    set { state.pointee.impactLimit = newValue }
  }

  /// Returns true to stop; called every few milliseconds, also within a sub-step.
  ///
  /// After true, the world has a fault and takes no more sub-steps.
  package var isCancelled: (() -> Bool)? {
    get { state.pointee.isCancelled }
    set { state.pointee.isCancelled = newValue }
  }

  /// Counts the owner's work within a sub-step; returns false to stop.
  package func goesOn(after units: Int) -> Bool {
    !state.pointee.spend(units)
  }

  /// Clears all forces; sleeping and fixed bodies have none.
  package func clearForces() { state.pointee.clearForces() }

  /// True if any dynamic body is awake.
  package var hasAwakeBodies: Bool { state.pointee.hasAwakeBodies }

  /// True if a contact began or ended since the events were cleared.
  package var hasContactEvents: Bool {
    state.pointee.begun.count > 0 || state.pointee.ended.count > 0
  }

  /// The contacts that began since the events were cleared, in order.
  package var begunContacts: [ContactEvent] { copy(state.pointee.begun) }

  /// The contacts that ended since the events were cleared, in order.
  package var endedContacts: [ContactEvent] { copy(state.pointee.ended) }

  private func copy(_ events: FlatArray<ContactEvent>) -> [ContactEvent] {
    Array(UnsafeBufferPointer(start: events.base, count: events.count))
  }

  package func clearContactEvents() {
    state.pointee.begun.removeAll()
    state.pointee.ended.removeAll()
  }

  /// Returns the bodies whose margin boxes overlap a box, in fixture order.
  package func bodies(inBoxFrom lower: Vector, to upper: Vector) -> [BodyID] {
    var found: [BodyID] = []
    var known: Set<BodyID> = []
    for fixture in state.pointee.broadPhase.fixtures(in: BoundingBox(lower: lower, upper: upper)) {
      let id = state.pointee.id(of: state.pointee.fixtures[fixture].body)
      if known.insert(id).inserted { found.append(id) }
    }
    return found
  }

  /// Returns whether the handle is valid.
  package func contains(_ body: BodyID) -> Bool {
    Int(body.slot) < state.pointee.bodySlots.extent
      && state.pointee.bodySlots.generation(of: body.slot) == body.generation
  }

  @inline(__always) func body(_ id: BodyID) -> UnsafeMutablePointer<Body> {
    require(
      contains(id), "World: body \(id.slot) (generation \(id.generation)) was destroyed before.")
    return state.pointee.bodies.at(id.slot)
  }
}
