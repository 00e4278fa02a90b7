// SPDX-License-Identifier: MIT

/// Two fixtures whose fat boxes meet, with the points in which they touch, if they do.
///
/// Stored in a pool; the lists run through indices.
struct Contact: BitwiseCopyable {
  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt16

    static var touching: Flags { Flags(rawValue: 1) }
    /// Takes part in the solvers; an impact that turns out empty switches it off for the sub-step.
    static var enabled: Flags { Flags(rawValue: 2) }
    /// The filters of its fixtures have changed since it was made.
    static var needsFiltering: Flags { Flags(rawValue: 4) }
    /// One of its fat boxes is not the one that met the other when that was looked at last.
    static var hasOtherBoxes: Flags { Flags(rawValue: 32) }
    /// Contact moves A, contact moves B.
    static var movesA: Flags { Flags(rawValue: 8) }
    static var movesB: Flags { Flags(rawValue: 16) }
    /// `impactTime` is valid.
    static var impactKnown: Flags { Flags(rawValue: 64) }
    /// `impactTime` follows from where the two sweeps start, wherever they end.
    static var isDecidedAtStart: Flags { Flags(rawValue: 512) }
    /// One of its bodies is fixed or a bullet: the two may not pass through each other.
    static var canHaveImpact: Flags { Flags(rawValue: 256) }
    /// Waits in the impact queue to be timed anew.
    static var awaitsTiming: Flags { Flags(rawValue: 128) }

    @inline(__always) func contains(_ flag: Flags) -> Bool {
      rawValue & flag.rawValue == flag.rawValue
    }
  }

  /// What meets what; A is the first named.
  enum Pair: UInt8, BitwiseCopyable {
    case polygons, edgePolygon, polygonCircle, edgeCircle, circles

    /// Nil when the two do not meet in this order, or not at all.
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
  /// Apart by more than this along x or y, by their tight boxes, the two do not touch, m.
  var clearance: Float
  /// Times this contact was at an impact in the current sub-step.
  var impactCount: Int32 = 0
  /// Its place among the candidates of the impact queue.
  var candidate: Int32 = 0
  /// When the two will touch, as a part of the sub-step; 1 for not at all.
  var impactTime: Float = 1
  /// Coefficients mixed when the contact was made.
  var friction: Float
  var restitution: Float
  /// Skin of each side, m.
  var radiusA: Float
  var radiusB: Float
  var islandStamp: UInt32 = 0
  /// Where its begin event waits for the point of the first solve, or `none`.
  var pendingEvent = none
  /// Neighbours in the list of all contacts, which is newest first.
  var newer = none
  var older = none
  var decidingFace = DecidingFace.unknown
  var manifold = Manifold()

  @inline(__always) var isTouching: Bool { flags.contains(.touching) }
  @inline(__always) var isEnabled: Bool { flags.contains(.enabled) }
  /// Whether it moves anything: if not, it is only reported.
  @inline(__always) var isSolid: Bool { !flags.isDisjoint(with: [.movesA, .movesB]) }
}
