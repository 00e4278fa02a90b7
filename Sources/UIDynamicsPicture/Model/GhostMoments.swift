// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The frames to show as ghosts, spaced by distance moved, so fast motion gets more of them.
struct GhostMoments {
  /// In ascending order, without the last frame.
  let frames: [Int]

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

  /// Spaces frames by distance and time equally, so long rests show as well.
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

  /// Slightly uneven shares; even ones could show a swinging item at the same place each time.
  private static func share(_ number: Int, of count: Int) -> Double {
    let ratio = 0.618_033_988_749_895 * Double(number)
    return (Double(number) + 0.6 * (ratio - ratio.rounded(.down))) / Double(count)
  }

  /// The distance covered up to each frame; at every tick the farthest item counts.
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
  func isDrawn(_ item: Int) -> Bool { looks[item].isShown && looks[item].outline != .nothing }

  /// The distance that the farthest corner of an item moves between two frames, in pt.
  fileprivate func step(of item: Int, _ last: Frame, _ next: Frame) -> Double {
    let isLoose = looks[item].parent == nil && last.moved.isEmpty && next.moved.isEmpty
    if isLoose && last.states[item] == next.states[item] { return 0 }
    guard let from = corners(of: item, in: last), let to = corners(of: item, in: next) else {
      return 0
    }
    // An opacity change of 0.1 counts like 2.5 pt.
    let fade = Double((next.states[item].alpha - last.states[item].alpha).magnitude) * 25
    return zip(from, to).reduce(fade) { max($0, ($1.1 - $1.0).length) }
  }
}
