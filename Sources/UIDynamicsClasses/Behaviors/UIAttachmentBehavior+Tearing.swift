// SPDX-License-Identifier: MIT

/// Counts the steps for which a rod or rope has been overstretched.
struct Tearing {
  /// A rod or rope counts as torn if it is longer than `factor` times its length plus `slack` pt.
  private static let factor = 2.0
  private static let slack = 10.0
  /// The number of steps before a warning; after a sudden change in length or anchor, a joint recovers sooner.
  private static let patience = 30

  private var steps = 0
  private(set) var isTold = false

  /// Records the actual and the allowed length, in points, and returns `true` if a warning is due.
  mutating func observe(_ distance: Double, of length: Double) -> Bool {
    let isTorn = distance > Self.factor * length + Self.slack
    steps = isTorn ? steps + 1 : 0
    if isTold || steps < Self.patience { return false }
    isTold = true
    return true
  }
}

extension UIAttachmentBehavior {
  /// Before a step, warns once about a rod or rope that the engine cannot hold together.
  func warnIfTorn() {
    guard !tearing.isTold, kind == .limit || kind == .distance && frequencySetting == 0,
      let record
    else { return }
    // A hinge has no length and is never stretched.
    let stretch = record.stretch ?? (0, 0)
    if !tearing.observe(stretch.distance, of: stretch.length) { return }
    let (now, length) = (stretch.distance.rounded(), (stretch.length * 100).rounded() / 100)
    warn(
      .tornAttachment,
      "\(kind == .limit ? "The rope" : "The rod") of \(self) is stretched from \(length) to \(now) pt:"
        + " the engine cannot hold it, for instance because the masses differ too much.")
  }
}
