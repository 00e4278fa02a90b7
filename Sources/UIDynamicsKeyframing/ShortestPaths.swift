// SPDX-License-Identifier: MIT

/// The ticks, grouped by the number of segments that it takes to reach them.
struct ShortestPaths {
  private let graph: SegmentGraph
  /// The number of segments to each tick (`Int.max` if unknown), and the tick before it on the path.
  private var counts: [Int]
  private(set) var origins: [Int]
  /// The ticks by number of segments, each group in ascending order, up to the one that contains the last tick.
  private(set) var layers = [[0]]
  private var firstOpen = 1

  init(_ graph: SegmentGraph) {
    self.graph = graph
    counts = [Int](repeating: .max, count: graph.track.values.count)
    origins = [Int](repeating: 0, count: counts.count)
    counts[0] = 0
    while counts[graph.track.last] == .max {
      var found: [Int] = []
      for tick in layers[layers.count - 1].reversed() { explore(from: tick, &found) }
      layers.append(found.sorted())
    }
  }

  private mutating func explore(from tick: Int, _ found: inout [Int]) {
    var probe = SegmentGraph.Probe(from: tick)
    let end = min(graph.track.last, tick + SegmentGraph.longest)
    while firstOpen <= end, counts[firstOpen] != .max { firstOpen += 1 }
    for next in max(tick + 1, firstOpen)..<max(end + 1, firstOpen) where counts[next] == .max {
      if graph.segment(&probe, to: next, within: graph.tolerance) != nil {
        (counts[next], origins[next]) = (layers.count, tick)
        found.append(next)
      } else if probe.isHopeless {
        return
      }
    }
  }
}
