// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The frames that show as ghosts: as much is moved between one and the next, so that they stand in denser
/// time where things are fast.
struct GhostMoments {
  /// In their order, the last frame not among them.
  let frames: [Int]

  /// Picks so many frames before the last of a range.
  init(_ motion: Motion, in range: Range<Int>, count: Int) {
    let ways = Self.ways(motion, range)
    guard let whole = ways.last, whole > 0, count > 0 else {
      frames = []
      return
    }
    var picked: [Int] = []
    for number in 0..<count {
      let share = whole * Self.share(number, of: count)
      let place = ways.firstIndex { $0 >= share } ?? 0
      if picked.last != range.lowerBound + place { picked.append(range.lowerBound + place) }
    }
    frames = picked.filter { $0 < range.upperBound - 1 }
  }

  /// Picks so many frames from the first on, by distance and time alike: what rests for long shows, too.
  static func spread(_ motion: Motion, in range: Range<Int>, count: Int) -> [Int] {
    let ways = ways(motion, range)
    guard let whole = ways.last, whole > 0, count > 0 else { return [] }
    let shares = ways.indices.map { place in
      0.5 * ways[place] / whole + 0.5 * Double(place) / Double(range.count - 1)
    }
    var picked: [Int] = []
    for number in 0..<count {
      let share = Self.share(number, of: count)
      let frame = range.lowerBound + (shares.firstIndex { $0 >= share } ?? 0)
      if picked.last != frame { picked.append(frame) }
    }
    return picked
  }

  /// Not quite evenly: of what swings, every ghost would show the same place.
  ///
  /// The golden ratio leaves no two of them alike.
  private static func share(_ number: Int, of count: Int) -> Double {
    let ratio = 0.618_033_988_749_895 * Double(number)
    return (Double(number) + 0.6 * (ratio - ratio.rounded(.down))) / Double(count)
  }

  /// How far things have gone at each frame: at every tick what goes farthest counts.
  private static func ways(_ motion: Motion, _ range: Range<Int>) -> [Double] {
    var (ways, way) = ([0.0], 0.0)
    for (last, next) in zip(range, range.dropFirst()) {
      var farthest = 0.0
      for item in motion.looks.indices where motion.isDrawn(item) {
        farthest = max(farthest, motion.step(of: item, motion.frames[last], motion.frames[next]))
      }
      way += farthest
      ways.append(way)
    }
    return range.isEmpty ? [] : ways
  }
}

extension Motion {
  /// Whether an item has an outline to draw.
  func isDrawn(_ item: Int) -> Bool { looks[item].isShown && looks[item].outline != .nothing }

  /// How far the farthest corner of an item goes from one frame to another, pt.
  fileprivate func step(of item: Int, _ last: Frame, _ next: Frame) -> Double {
    let isLoose = looks[item].parent == nil && last.moved.isEmpty && next.moved.isEmpty
    if isLoose && last.states[item] == next.states[item] { return 0 }
    guard let from = corners(of: item, in: last), let to = corners(of: item, in: next) else {
      return 0
    }
    // A tenth of the opacity shows as much as a few points.
    let fade = Double((next.states[item].alpha - last.states[item].alpha).magnitude) * 25
    return zip(from, to).reduce(fade) { max($0, ($1.1 - $1.0).length) }
  }
}
