// SPDX-License-Identifier: MIT

/// The contacts that can have an impact in this sub-step, and the impacts found.
struct ImpactQueue {
  /// Awake contacts that can have an impact, in creation order; after a body woke, sleeping ones too.
  var candidates = FlatArray<Int32>()
  var hasAll = false
  /// Temporary storage.
  var everything = FlatArray<Int32>()
  /// Bodies outside all islands whose sweeps no longer start with the sub-step.
  var advanced = FlatArray<Int32>()
  /// The newest contact when `updateContacts` collected the candidates.
  var newestSeen = none
  /// The indices of candidates that must be timed.
  var untimed = FlatArray<UInt64>()
  var upcoming = ImpactHeap()
  var starts = FlatArray<SweepStarts>()
  var searches = 0
  /// True if a body woke up, so skipped contacts may now matter.
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

/// The poses of two bodies at the start of their sweeps, and the time.
struct SweepStarts: BitwiseCopyable {
  private var centerA: Vector
  private var centerB: Vector
  private var angleA: Float
  private var angleB: Float
  private var time: Float

  /// Both bodies must have the same start time.
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
