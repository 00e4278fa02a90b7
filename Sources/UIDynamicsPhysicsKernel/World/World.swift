// SPDX-License-Identifier: MIT

package import UIDynamicsFacts

/// The API of the kernel: simulates rigid bodies in sub-steps.
///
/// Unless noted, the kernel uses SI units (m, kg, s, rad; y down). Events accumulate until the owner clears them.
/// A world is not thread-safe, but separate worlds are independent.
package final class World {
  let state: UnsafeMutablePointer<WorldState>
  /// The last outline and its hull, cached because many items have the same shape.
  var lastOutline: (points: [Vector], hull: ConvexPolygon)?

  package init(_ conventions: Conventions = Conventions()) {
    Self.requireSound(conventions)
    state = .allocate(capacity: 1)
    state.initialize(to: WorldState(conventions))
  }

  /// The engine generation to reproduce; must be set before bodies are added.
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

  /// Gravity affects only bodies for which it is enabled.
  package var gravity: Vector {
    get { state.pointee.gravity }
    set { state.pointee.gravity = newValue }
  }

  /// True if slow islands may fall asleep; benchmarks set it to false, which wakes all bodies.
  package var allowsSleeping: Bool {
    get { state.pointee.allowsSleeping }
    set {
      state.pointee.allowsSleeping = newValue
      if !newValue { state.pointee.wakeAll() }
    }
  }

  /// Advances the simulation by `h` seconds; forces stay until `clearForces`.
  package func step(_ h: Float) {
    var nobody = NoObserver()
    step(h, observer: &nobody)
  }

  package func step(_ h: Float, observer: inout some StepObserver) {
    require(h > 0 && h.isFinite, "World.step: h is \(h); a sub-step lasts a positive time.")
    state.pointee.step(h, &observer)
  }

  /// The fault that stopped the world, if any; from then on, `step` has no effect.
  package var fault: StepFault? { state.pointee.fault }

  package var limits: StepLimits {
    get { state.pointee.limits }
    set { state.pointee.limits = newValue }
  }

  /// Counts work that the owner does during a sub-step; returns false if the owner should stop.
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

  /// Returns the bodies whose margin boxes overlap the given box, in fixture order.
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
