// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Picks the frames that show as ghosts, spaced by distance, so fast motion gets more of them.
struct GhostMoments {
  private let first: Int
  /// The accumulated distance at each frame, to which every tick adds the movement of its fastest item.
  private let distances: [Double]

  /// Measures a motion once, for the pictures of all its frames.
  init(_ motion: Motion, from time: Double) {
    first = motion.firstFrame(from: time) ?? motion.frames.count
    var (distances, distance) = ([0.0], 0.0)
    let items = motion.looks.indices.filter(motion.isDrawn)
    for (last, next) in zip(motion.frames[first...], motion.frames[first...].dropFirst()) {
      distance += items.reduce(0) { max($0, motion.step(of: $1, last, next)) }
      distances.append(distance)
    }
    self.distances = distances
  }

  /// Returns frames before a last one, spaced by distance.
  func frames(before last: Int, count: Int) -> [Int] {
    picked(before: last, count: count) { distances[$0] }
  }

  /// Returns frames before a last one, spaced by distance and time, so long rests appear too.
  func spread(before last: Int, count: Int) -> [Int] {
    picked(before: last, count: count) { index in
      0.5 * distances[index] / distances[last - first] + 0.5 * Double(index) / Double(last - first)
    }
  }

  /// The frames at which an increasing value reaches equal fractions of its last one.
  private func picked(before last: Int, count: Int, _ grown: (Int) -> Double) -> [Int] {
    guard count > 0, last > first, distances[last - first] > 0 else { return [] }
    let whole = grown(last - first)
    var picked: [Int] = []
    for number in 0..<count {
      let share = whole * Self.share(number, of: count)
      let frame = first + Motion.firstIndex(in: 0..<(last - first)) { grown($0) >= share }
      if picked.last != frame, frame < last { picked.append(frame) }
    }
    return picked
  }

  /// Slightly uneven fractions, because even ones could always draw a swinging item at the same position.
  private static func share(_ number: Int, of count: Int) -> Double {
    let ratio = 0.618_033_988_749_895 * Double(number)
    return (Double(number) + 0.6 * (ratio - ratio.rounded(.down))) / Double(count)
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
