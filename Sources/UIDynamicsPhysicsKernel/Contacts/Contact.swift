// SPDX-License-Identifier: MIT

/// Two fixtures whose margin boxes overlap, and the points at which they touch, if any.
struct Contact: BitwiseCopyable {
  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt16

    static var touching: Flags { Flags(rawValue: 1) }
    /// Takes part in the solvers; an impact without contact clears it for the sub-step.
    static var enabled: Flags { Flags(rawValue: 2) }
    static var needsFiltering: Flags { Flags(rawValue: 4) }
    /// A margin box has changed since the last test for overlap.
    static var hasOtherBoxes: Flags { Flags(rawValue: 32) }
    static var movesA: Flags { Flags(rawValue: 8) }
    static var movesB: Flags { Flags(rawValue: 16) }
    static var impactKnown: Flags { Flags(rawValue: 64) }
    /// `impactTime` depends only on the starts of the sweeps.
    static var isDecidedAtStart: Flags { Flags(rawValue: 512) }
    /// Solid, and one of its bodies is fixed or a bullet, so they must not pass through each other.
    static var canHaveImpact: Flags { Flags(rawValue: 256) }
    static var awaitsTiming: Flags { Flags(rawValue: 128) }

    @inline(__always) func contains(_ flag: Flags) -> Bool {
      rawValue & flag.rawValue == flag.rawValue
    }
  }

  /// The shapes of A and B, in this order.
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
  /// The gap between the tight boxes along x or y above which the fixtures cannot touch.
  var clearance: Float
  /// The number of its impacts in the current sub-step.
  var impactCount: Int32 = 0
  /// Its index among the candidates of the impact queue.
  var candidate: Int32 = 0
  /// The time of contact as a fraction of the sub-step; 1 for none.
  var impactTime: Float = 1
  /// The mixed coefficients, fixed when the contact is made.
  var friction: Float
  var restitution: Float
  var radiusA: Float
  var radiusB: Float
  var islandStamp: UInt32 = 0
  /// The index of its begin event until the first solve provides the point, or `none`.
  var pendingEvent = none
  var newer = none
  var older = none
  var decidingFace = DecidingFace.unknown
  var manifold = Manifold()

  @inline(__always) var isTouching: Bool { flags.contains(.touching) }
  @inline(__always) var isEnabled: Bool { flags.contains(.enabled) }
  /// True if it moves a body; otherwise it is only reported.
  @inline(__always) var isSolid: Bool { !flags.isDisjoint(with: [.movesA, .movesB]) }
}
