// SPDX-License-Identifier: MIT

extension Motion {
  /// Returns the motion up to the time after which nothing visible changes.
  package func trimmed() -> Motion {
    let last = items.map { lastChange(of: $0) }.max() ?? 0
    var motion = self
    motion.tickCount = max(min(last, tickCount), 1)
    for index in motion.items.indices { motion.items[index].keep(ticks: motion.tickCount + 1) }
    motion.marks.removeAll { $0.tick > motion.tickCount }
    return motion
  }

  private func lastChange(of item: MotionItem) -> Int {
    let reach = item.reach
    return item.x.indices.dropFirst().last { tick in
      let (isSeen, wasSeen) = (isSeen(item, tick, reach), isSeen(item, tick - 1, reach))
      return isSeen != wasSeen || isSeen && item.differsFromEnd(at: tick - 1)
    } ?? 0
  }

  /// Returns `true` if the item is visible and may overlap the screen, as in recording.mjs of the page.
  private func isSeen(_ item: MotionItem, _ tick: Int, _ reach: Double) -> Bool {
    guard item.isShown[tick], item.alpha[tick] > 0 else { return false }
    guard item.superview == nil, let canvas, !canvas.isScrolled else { return true }
    return item.x[tick] + reach > canvas.x && item.x[tick] - reach < canvas.x + canvas.width
      && item.y[tick] + reach > canvas.y && item.y[tick] - reach < canvas.y + canvas.height
  }
}

extension MotionItem {
  /// The largest invisible difference, in pt.
  static let invisible = 0.05

  fileprivate func differsFromEnd(at tick: Int) -> Bool {
    let last = x.count - 1
    return ItemChannel.allCases.contains { channel in
      let track = track(channel)
      return (track[tick] - track[last]).magnitude * weight(channel) > Self.invisible
    } || originX[tick] != originX[last] || originY[tick] != originY[last]
  }

  fileprivate mutating func keep(ticks count: Int) {
    x = Array(x.prefix(count))
    y = Array(y.prefix(count))
    angle = Array(angle.prefix(count))
    width = Array(width.prefix(count))
    height = Array(height.prefix(count))
    alpha = Array(alpha.prefix(count))
    originX = Array(originX.prefix(count))
    originY = Array(originY.prefix(count))
    isShown = Array(isShown.prefix(count))
    contacts.removeAll { $0 >= count }
  }
}
