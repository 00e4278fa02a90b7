// SPDX-License-Identifier: MIT

/// The contacts that can have an impact within the present sub-step, and which of them will.
///
/// What has been timed and will not touch is never looked at again: an impact costs what it
/// disturbs, not what there is.
struct ImpactQueue {
  /// Slots of the contacts with a fixed body or a bullet of which one body is awake, in the order of
  /// creation; when a body has woken, of all with a fixed body or a bullet.
  var candidates = FlatArray<Int32>()
  /// Whether contacts that sleep are among the candidates too.
  var hasAll = false
  /// Working space for the candidates with those that slept.
  var everything = FlatArray<Int32>()
  /// Bodies whose sweeps begin later than the sub-step although no island solves them.
  var advanced = FlatArray<Int32>()
  /// The newest contact when `updateContacts` noted the candidates; newer ones come after it.
  var newestSeen = none
  /// Candidates to be timed (again), as places in `candidates`.
  var untimed = FlatArray<UInt64>()
  /// Candidates that will touch, the earliest first.
  var upcoming = ImpactHeap()
  /// Where the sweeps of each contact started when its impact was sought last.
  var starts = FlatArray<SweepStarts>()
  /// How many searches the impacts of the sub-step have led to.
  var searches = 0
  /// Whether a body has woken since, which may bring contacts into play that were passed over.
  var hasWoken = false
  /// Whether the last impact brought a contact back into play that had been switched off.
  var hasEnabled = false

  func deallocate() {
    candidates.deallocate()
    everything.deallocate()
    advanced.deallocate()
    untimed.deallocate()
    upcoming.deallocate()
    starts.deallocate()
  }

  /// Forgets everything but the candidates.
  mutating func clear() {
    untimed.removeAll()
    upcoming.removeAll()
    searches = 0
    hasWoken = false
  }
}

/// The poses of two bodies at the start of their sweeps, and when that is.
struct SweepStarts: BitwiseCopyable {
  private var centerA: Vector
  private var centerB: Vector
  private var angleA: Float
  private var angleB: Float
  private var time: Float

  /// The times of both are equal.
  @inline(__always) init(_ a: UnsafeMutablePointer<Body>, _ b: UnsafeMutablePointer<Body>) {
    (centerA, centerB) = (a.pointee.sweep.startCenter, b.pointee.sweep.startCenter)
    (angleA, angleB) = (a.pointee.sweep.startAngle, b.pointee.sweep.startAngle)
    time = a.pointee.sweep.startTime
  }

  @inline(__always) static func == (one: SweepStarts, other: SweepStarts) -> Bool {
    one.centerA == other.centerA && one.centerB == other.centerB && one.angleA == other.angleA
      && one.angleB == other.angleB && one.time == other.time
  }
}
