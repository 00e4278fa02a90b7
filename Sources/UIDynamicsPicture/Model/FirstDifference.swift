// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics
internal import UIDynamicsTrajectory

/// The first tick at which two runs differ.
struct FirstDifference: Equatable {
  var tick: Int
  var time: Double
  /// The difference, such as "square.y", or the run that continues alone.
  var words: String

  /// `nil` if all rows are equal.
  init?(_ a: Motion, _ b: Motion) {
    var (i, j) = (0, 0)
    while i < a.frames.count || j < b.frames.count {
      guard i < a.frames.count, j < b.frames.count else {
        let frame = i < a.frames.count ? a.frames[i] : b.frames[j]
        self.init(
          tick: frame.tick, time: frame.time,
          words: "only \(i < a.frames.count ? a.name : b.name) continues")
        return
      }
      let (one, other) = (a.frames[i], b.frames[j])
      // Thin logs lack some ticks.
      if one.tick != other.tick {
        if one.tick < other.tick { i += 1 } else { j += 1 }
        continue
      }
      if let words = Self.words(a, one, b, other) {
        self.init(tick: one.tick, time: one.time, words: words)
        return
      }
      (i, j) = (i + 1, j + 1)
    }
    return nil
  }

  private init(tick: Int, time: Double, words: String) {
    (self.tick, self.time, self.words) = (tick, time, words)
  }

  private static func words(_ a: Motion, _ one: Frame, _ b: Motion, _ other: Frame) -> String? {
    var indices: [String: Int]?
    for (index, look) in a.looks.enumerated() where look.isShown {
      var partner = b.looks.indices.contains(index) && b.looks[index].id == look.id ? index : nil
      if partner == nil {
        let known = indices ?? b.indices
        (indices, partner) = (known, known[look.id])
      }
      guard let partner else { return "\(look.id) is not in \(b.name)" }
      if let column = column(one.states[index], other.states[partner]) {
        return "\(look.id).\(column.rawValue)"
      }
    }
    return nil
  }

  private static func column(_ a: ItemState, _ b: ItemState) -> Column? {
    ItemState.drawnColumns.first { column in
      let (one, other) = (a.number(column), b.number(column))
      return one != other && !(one.isNaN && other.isNaN)
    }
  }
}

extension Motion {
  fileprivate var indices: [String: Int] {
    Dictionary(firstOf: zip(looks.map { $0.id }, looks.indices))
  }
}
