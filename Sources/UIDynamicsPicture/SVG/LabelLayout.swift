// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Finds free positions for labels, preferably not across walls.
struct LabelLayout {
  private var taken: [Box] = []
  private var walls: [(start: Spot, end: Spot)] = []
  /// The visible area; labels outside would be cut off.
  let frame: Box

  init(in frame: Box) { self.frame = frame }

  /// The baseline center at the first free position; `nil` if all are taken.
  mutating func place(_ text: String, size: Double, at middles: [Spot]) -> Spot? {
    let width = ShownText.width(of: text, size: size)
    let free = middles.map { middle in
      Box(
        minX: middle.x - width / 2, minY: middle.y - size / 2, maxX: middle.x + width / 2,
        maxY: middle.y + size / 2)
    }.filter { box in
      frame.contains(Spot(box.minX, box.minY)) && frame.contains(Spot(box.maxX, box.maxY))
        && !taken.contains(where: box.intersects)
    }
    let clear = free.first { box in !walls.contains { box.meets($0.start, $0.end) } }
    guard let box = clear ?? free.first else { return nil }
    taken.append(box)
    return Spot((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2 + 0.35 * size)
  }

  mutating func addWall(_ corners: [Spot], isClosed: Bool) {
    walls += zip(corners, corners.dropFirst()).map { ($0, $1) }
    if isClosed, let first = corners.first, let last = corners.last { walls.append((last, first)) }
  }

  mutating func reserve(_ box: Box) { taken.append(box) }
}

extension Box {
  fileprivate func meets(_ start: Spot, _ end: Spot) -> Bool {
    var (from, to) = (0.0, 1.0)
    for (coordinate, change, low, high) in [
      (start.x, end.x - start.x, minX, maxX), (start.y, end.y - start.y, minY, maxY),
    ] {
      if change == 0 {
        if coordinate < low || coordinate > high { return false }
        continue
      }
      let (one, other) = ((low - coordinate) / change, (high - coordinate) / change)
      (from, to) = (max(from, min(one, other)), min(to, max(one, other)))
    }
    return from <= to
  }
}
