// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

extension Motion {
  /// The items from back to front, each list with the tick from which it holds, beginning with tick 0.
  var orders: [(tick: Int, items: [Int])] {
    var ticks: Set<Int> = [0]
    for timed in parts {
      guard case .order = timed.part.kind else { continue }
      ticks.insert(timed.from)
      if let end = timed.to { ticks.insert(end) }
    }
    return ticks.sorted().map { ($0, order(at: $0)) }
  }

  /// The items from back to front at a tick: those of the scene unless views were put in front of others.
  func order(at tick: Int) -> [Int] {
    let all = Array(looks.indices)
    for timed in parts where timed.from <= tick && tick < timed.to ?? .max {
      guard case .order(let items) = timed.part.kind else { continue }
      let known = Set(items)
      return all.filter { !known.contains($0) } + items
    }
    return all
  }

  /// The opacity with which an item shows: its own, and those of the views it is in.
  func opacity(of item: Int, in frame: Frame) -> Double {
    var (opacity, next) = (1.0, Int?.some(item))
    while let place = next {
      opacity *= Double(frame.states[place].alpha)
      next = frame.moved[place] ?? looks[place].parent
    }
    return opacity
  }
}
