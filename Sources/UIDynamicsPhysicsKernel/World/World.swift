// SPDX-License-Identifier: MIT

/// Rigid bodies in SI units (m, kg, s, rad; y down), advanced in sub-steps: the API of the kernel.
///
/// All numbers of the kernel are in SI units unless noted. Events stay until the owner clears them. A world
/// is not thread-safe; different worlds are independent.
package final class World {
  let state: UnsafeMutablePointer<WorldState>
  /// Many items look alike, so the last outline and its hull are cached.
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
      require(state.pointee.newestBody == none, "World: set the conventions before adding bodies.")
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

  /// Acts on bodies affected by gravity.
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
  /// In Box2D 2.3.0 (false), about 1 % of boxes that hit a line with one corner at 3,000 pt/s pass through it.
  package var keepsBodiesFromPassing: Bool {
    get { state.pointee.keepsBodiesFromPassing }
    set { state.pointee.keepsBodiesFromPassing = newValue }
  }

  /// Advances by `h` seconds; forces stay until `clearForces`.
  package func step(_ h: Float) {
    var nobody = NoObserver()
    step(h, observer: &nobody)
  }

  package func step(_ h: Float, observer: inout some StepObserver) {
    require(h > 0 && h.isFinite, "World.step: h is \(h); a sub-step lasts a positive time.")
    state.pointee.step(h, &observer)
  }

  /// The fault that stopped the world; after it, `step` has no effect.
  package var fault: StepFault? { state.pointee.fault }

  /// The number of contacts, touching or near, above which the world has a fault.
  ///
  /// A touching contact takes about 800 bytes in the solver.
  package var contactLimit: Int {
    get { state.pointee.contactLimit }
    set { state.pointee.contactLimit = newValue }
  }

  /// The number of searches caused by impacts of one sub-step above which the world has a fault.
  ///
  /// A body with n contacts takes at most about 9 n² searches of a few microseconds.
  package var impactLimit: Int {
    get { state.pointee.impactLimit }
    set { state.pointee.impactLimit = newValue }
  }

  /// Returns true to stop the world with a fault; called every few milliseconds, also within a sub-step.
  package var isCancelled: (() -> Bool)? {
    get { state.pointee.isCancelled }
    set { state.pointee.isCancelled = newValue }
  }

  /// Counts the owner's work within a sub-step; returns false to stop.
  package func goesOn(after units: Int) -> Bool {
    !state.pointee.spend(units)
  }

  package func clearForces() { state.pointee.clearForces() }

  package var hasAwakeBodies: Bool { state.pointee.hasAwakeBodies }

  package var hasContactEvents: Bool {
    state.pointee.begun.count > 0 || state.pointee.ended.count > 0
  }

  package var begunContacts: [ContactEvent] { copy(state.pointee.begun) }

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
