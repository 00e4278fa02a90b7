// SPDX-License-Identifier: MIT

/// The comment in every output: its source, key count and largest error.
struct ExportNote {
  private let source: String
  private let tolerance: Double
  private var keys = 0
  private var error = 0.0

  init(_ motion: Motion, _ options: ExportOptions) {
    let ticks = motion.tickCount == 1 ? "1 tick" : "\(motion.tickCount) ticks"
    tolerance = options.tolerance
    source =
      "uidyn \(motion.version) (numerics \(motion.numericsID)), \(motion.scene): \(ticks)"
    // A form may omit still items.
    for item in motion.chosen where !item.isAnimated(options.tolerance) {
      addStill(item, ItemChannel.allCases)
    }
  }

  mutating func add(keys count: Int, error: Double) {
    keys += count
    self.error = max(self.error, error)
  }

  mutating func add(_ curve: PrintedCurve) { add(keys: curve.keys.count, error: curve.error) }

  /// An omitted channel deviates by its excursion.
  mutating func addStill(_ item: MotionItem, _ channels: [ItemChannel]) {
    for channel in channels { error = max(error, item.excursion(channel)) }
  }

  /// Returns true for a channel that does not move and is omitted.
  mutating func omits(_ item: MotionItem, _ channel: ItemChannel) -> Bool {
    if item.moves(channel, tolerance) { return false }
    addStill(item, [channel])
    return true
  }

  var text: String {
    "\(source), \(keys) keyframes, largest error \(DecimalText.bound(error)) pt"
  }
}
