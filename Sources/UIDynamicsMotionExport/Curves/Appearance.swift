// SPDX-License-Identifier: MIT

struct Appearance: Equatable {
  var tick: Int
  var isShown: Bool
}

extension MotionItem {
  var comesOrGoes: Bool { isShown.contains(false) }

  var appearances: [Appearance] {
    isShown.indices.filter { $0 == 0 || isShown[$0] != isShown[$0 - 1] }
      .map { Appearance(tick: $0, isShown: isShown[$0]) }
  }

  var showings: [Range<Int>] {
    let changes = appearances
    let ends = changes.dropFirst().map { $0.tick } + [isShown.count]
    return zip(changes, ends).compactMap { $0.isShown ? $0.tick..<$1 : nil }
  }

  func isAnimated(_ tolerance: Double) -> Bool { moves(tolerance) || comesOrGoes }
}

extension ExportClock {
  /// The time of a change, rounded down so that it is complete at its tick.
  func time(of appearance: Appearance, digits: Int) -> Double {
    let exact = Double(appearance.tick) * unitsPerTick
    let near = DecimalText.rounded(exact, digits)
    if near <= exact { return near }
    return max(0, DecimalText.rounded(near - DecimalText.unit(digits), digits))
  }
}

extension ExportRefusal {
  static func comesOrGoes(_ id: String, _ why: String) -> ExportRefusal {
    .otherForm("\"\(id)\" is not in the hierarchy at every tick, and \(why)")
  }
}
