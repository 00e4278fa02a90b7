// SPDX-License-Identifier: MIT

/// The contacts that can have an impact in this sub-step, and the impacts found so far.
struct ImpactQueue {
  /// The awake contacts that can have an impact, in creation order; after a body wakes up, also the sleeping ones.
  var candidates = FlatArray<Int32>()
  var hasAll = false
  /// Temporary storage.
  var everything = FlatArray<Int32>()
  /// Bodies outside all islands whose sweeps no longer start at the beginning of the sub-step.
  var advanced = FlatArray<Int32>()
  /// The newest contact at the time when `updateContacts` collected the candidates.
  var newestSeen = none
  /// The indices of candidates that have yet to be timed.
  var untimed = FlatArray<UInt64>()
  var upcoming = ImpactHeap()
  var starts = FlatArray<SweepStarts>()
  var searches = 0
  /// True if a body woke up, so that previously skipped contacts may matter.
  var hasWoken = false
  var hasEnabled = false

  func deallocate() {
    candidates.deallocate()
    everything.deallocate()
    advanced.deallocate()
    untimed.deallocate()
    upcoming.deallocate()
    starts.deallocate()
  }

  mutating func clear() {
    untimed.removeAll()
    upcoming.removeAll()
    searches = 0
    hasWoken = false
  }
}

/// The poses of two bodies at the start of their sweeps, and the start time.
struct SweepStarts: BitwiseCopyable {
  private var centerA: Vector
  private var centerB: Vector
  private var angleA: Float
  private var angleB: Float
  private var time: Float

  /// Both sweeps must start at the same time.
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
