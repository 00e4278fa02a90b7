// SPDX-License-Identifier: MIT

/// The tick from which an item is in the hierarchy, or is not.
struct Appearance: Equatable {
  var tick: Int
  var isShown: Bool
}

extension MotionItem {
  /// Whether it is away at any tick.
  var comesOrGoes: Bool { isShown.contains(false) }

  /// Its state at the first tick, and every change of it.
  var appearances: [Appearance] {
    isShown.indices.filter { $0 == 0 || isShown[$0] != isShown[$0 - 1] }
      .map { Appearance(tick: $0, isShown: isShown[$0]) }
  }

  /// The ticks in which it is there, one range for each time.
  var showings: [Range<Int>] {
    let changes = appearances
    let ends = changes.dropFirst().map { $0.tick } + [isShown.count]
    return zip(changes, ends).compactMap { $0.isShown ? $0.tick..<$1 : nil }
  }

  /// Whether anything of it is to be written.
  func isAnimated(_ tolerance: Double) -> Bool { moves(tolerance) || comesOrGoes }
}

extension ExportClock {
  /// When an item comes or goes, rounded so that it is done at its tick; before it nothing is known.
  func time(of appearance: Appearance, digits: Int) -> Double {
    let exact = Double(appearance.tick) * unitsPerTick
    let near = DecimalText.rounded(exact, digits)
    if near <= exact { return near }
    return max(0, DecimalText.rounded(near - DecimalText.unit(digits), digits))
  }
}

extension ExportRefusal {
  /// For forms that have numbers and nothing else.
  static func comesOrGoes(_ id: String, _ why: String) -> ExportRefusal {
    .otherForm("\"\(id)\" is not there all the time, and \(why)")
  }
}
