// SPDX-License-Identifier: MIT

/// The comment that stands in every output: where it is from, and how near it comes.
struct ExportNote {
  private let source: String
  private var keys = 0
  private var error = 0.0

  init(_ motion: Motion, _ options: ExportOptions) {
    let ticks = motion.tickCount == 1 ? "1 tick" : "\(motion.tickCount) ticks"
    source =
      "uidyn \(motion.version) (numerics \(motion.numericsID)), \(motion.scene): \(ticks)"
    // A form may not write these at all.
    for item in motion.chosen where !item.isAnimated(options.tolerance) {
      addStill(item, ItemChannel.allCases)
    }
  }

  /// Counts what is written.
  mutating func add(keys count: Int, error: Double) {
    keys += count
    self.error = max(self.error, error)
  }

  mutating func add(_ curve: PrintedCurve) { add(keys: curve.keys.count, error: curve.error) }

  /// A channel that is left out is off by what it does.
  mutating func addStill(_ item: MotionItem, _ channels: [ItemChannel]) {
    for channel in channels { error = max(error, item.excursion(channel)) }
  }

  /// One line.
  var text: String {
    "\(source) in \(keys) keys, at most \(DecimalText.bound(error)) pt off at a tick"
  }
}
