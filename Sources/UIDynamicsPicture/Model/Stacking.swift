// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

extension Motion {
  /// The stack orders from back to front, each with its first tick; the first of these ticks is 0.
  var orders: [(tick: Int, items: [Int])] {
    var ticks: Set<Int> = [0]
    for timed in parts {
      guard case .order = timed.part.kind else { continue }
      ticks.insert(timed.from)
      if let end = timed.to { ticks.insert(end) }
    }
    return ticks.sorted().map { ($0, order(at: $0)) }
  }

  /// The items from back to front at a tick: scene order, except for views that were brought to front.
  func order(at tick: Int) -> [Int] {
    let all = Array(looks.indices)
    for timed in parts where timed.from <= tick && tick < timed.to ?? .max {
      guard case .order(let items) = timed.part.kind else { continue }
      let known = Set(items)
      return all.filter { !known.contains($0) } + items
    }
    return all
  }

  /// The opacity of an item including its superviews.
  func opacity(of item: Int, in frame: Frame) -> Double {
    var (opacity, next) = (1.0, Int?.some(item))
    while let index = next {
      opacity *= Double(frame.states[index].alpha)
      next = frame.moved[index] ?? looks[index].parent
    }
    return opacity
  }
}
