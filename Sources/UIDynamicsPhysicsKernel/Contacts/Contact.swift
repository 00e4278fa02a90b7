// SPDX-License-Identifier: MIT

/// Two fixtures with overlapping margin boxes, and the points at which they touch, if any.
struct Contact: BitwiseCopyable {
  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt16

    static var touching: Flags { Flags(rawValue: 1) }
    /// Included in the solvers; cleared for the rest of the sub-step if an impact finds that the fixtures do not touch.
    static var enabled: Flags { Flags(rawValue: 2) }
    static var needsFiltering: Flags { Flags(rawValue: 4) }
    /// A margin box has changed since the boxes were last tested for overlap.
    static var hasOtherBoxes: Flags { Flags(rawValue: 32) }
    static var movesA: Flags { Flags(rawValue: 8) }
    static var movesB: Flags { Flags(rawValue: 16) }
    static var impactKnown: Flags { Flags(rawValue: 64) }
    /// `impactTime` depends only on the starts of the sweeps.
    static var isDecidedAtStart: Flags { Flags(rawValue: 512) }
    /// Solid, and at least one of the bodies is fixed or a bullet, so the bodies must not pass through each other.
    static var canHaveImpact: Flags { Flags(rawValue: 256) }
    static var awaitsTiming: Flags { Flags(rawValue: 128) }

    @inline(__always) func contains(_ flag: Flags) -> Bool {
      rawValue & flag.rawValue == flag.rawValue
    }
  }

  /// The shapes of A and B, in that order.
  enum Pair: UInt8, BitwiseCopyable {
    case polygons, edgePolygon, polygonCircle, edgeCircle, circles

    init?(_ a: Fixture.Kind, _ b: Fixture.Kind) {
      switch (a, b) {
      case (.polygon, .polygon): self = .polygons
      case (.edge, .polygon): self = .edgePolygon
      case (.polygon, .circle): self = .polygonCircle
      case (.edge, .circle): self = .edgeCircle
      case (.circle, .circle): self = .circles
      case (.edge, .edge), (.polygon, .edge), (.circle, .edge), (.circle, .polygon): return nil
      }
    }
  }

  var fixtureA: Int32
  var fixtureB: Int32
  var bodyA: Int32
  var bodyB: Int32
  var flags: Flags
  var pair: Pair
  /// The gap between the tight boxes, along x or y, above which the fixtures cannot touch.
  var clearance: Float
  /// The number of impacts of this contact in the current sub-step.
  var impactCount: Int32 = 0
  /// The index of this contact among the candidates of the impact queue.
  var candidate: Int32 = 0
  /// The time of the impact as a fraction of the sub-step; 1 if there is no impact.
  var impactTime: Float = 1
  /// The mixed coefficients, which are set when the contact is created.
  var friction: Float
  var restitution: Float
  var radiusA: Float
  var radiusB: Float
  var islandStamp: UInt32 = 0
  /// The index of this contact's begin event while it waits for its point from the first solve, otherwise `none`.
  var pendingEvent = none
  var newer = none
  var older = none
  var decidingFace = DecidingFace.unknown
  var manifold = Manifold()

  @inline(__always) var isTouching: Bool { flags.contains(.touching) }
  @inline(__always) var isEnabled: Bool { flags.contains(.enabled) }
  /// True if the contact moves a body; otherwise, it is only reported.
  @inline(__always) var isSolid: Bool { !flags.isDisjoint(with: [.movesA, .movesB]) }
}
