// SPDX-License-Identifier: MIT

/// How long a rod or rope has been longer than it may be.
struct Tearing {
  /// Beyond so many times the length, and so many points more, it is torn.
  private static let factor = 2.0
  private static let slack = 10.0
  /// Below so many times the length nobody need look closer.
  static let suspicion: Float = 1.9
  /// A length or an anchor that is set in one go is caught up with in fewer steps.
  private static let patience = 30

  private var steps = 0
  private(set) var isTold = false

  /// It is far from being torn.
  mutating func rest() { steps = 0 }

  /// Takes how long it is and how long it may be, pt; whether that is to be told now.
  mutating func observe(_ distance: Double, of length: Double) -> Bool {
    let isTorn = distance > Self.factor * length + Self.slack
    steps = isTorn ? steps + 1 : 0
    if isTold || steps < Self.patience { return false }
    isTold = true
    return true
  }
}

extension UIAttachmentBehavior {
  /// Warns of what the engine cannot hold, before each step of the animator, until it has.
  func warnIfTorn() {
    guard !tearing.isTold, kind == .limit || kind == .distance && frequencySetting == 0,
      let record
    else { return }
    if !record.isStretched(beyond: Tearing.suspicion) { return tearing.rest() }
    guard let stretch = record.stretch, tearing.observe(stretch.distance, of: stretch.length)
    else { return }
    let (now, length) = (stretch.distance.rounded(), (stretch.length * 100).rounded() / 100)
    warn(
      .tornAttachment,
      "\(kind == .limit ? "The rope" : "The rod") of \(self) is \(now) pt long, though its length is"
        + " \(length) pt: the engine cannot hold it, as between masses that differ much.")
  }
}
