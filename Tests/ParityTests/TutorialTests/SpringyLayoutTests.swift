// SPDX-License-Identifier: MIT

import Testing

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

@MainActor @Suite("Tutorial: a list on springs", .timeLimit(.minutes(30)))
struct SpringyLayoutTests {
  private let layout: SpringyLayout
  private let animator: UIDynamicAnimator

  init() throws {
    layout = SpringyLayout(cells: 8, size: CGSize(width: 300, height: 44))
    layout.prepare()
    animator = try #require(layout.animator)
  }

  private func cell(_ index: Int) throws -> UICollectionViewLayoutAttributes {
    try #require(layout.layoutAttributesForItem(at: IndexPath(item: index, section: 0)))
  }

  /// Scrolls by 40 pt with the finger on the first cell.
  private func scroll() throws {
    _ = try #require(letPassUntilPaused(animator))
    layout.touch = CGPoint(x: 100, y: 22)
    _ = layout.shouldInvalidateLayout(
      forBoundsChange: CGRect(x: 0, y: 40, width: 300, height: 400))
  }

  @Test("Nothing moves before the list is scrolled, and the animator pauses after 31 ticks")
  func atRest() throws {
    #expect(letPassUntilPaused(animator) == 31)
    for index in 0..<8 {
      expectClose(try cell(index).center.y, CGFloat(22 + 54 * index), within: 1e-4, "cell \(index)")
    }
    #expect(animator.referenceView == nil)
  }

  @Test("The layout finds its elements through the animator")
  func elements() {
    // Cells extend from 0 to 44, 54 to 98, and 108 to 152 pt. Cells up to 10 pt outside the rectangle are found too.
    for (top, bottom, cells) in [
      (54.5, 97.5, [1]), (53.5, 97.5, [0, 1]), (53.5, 98.5, [0, 1, 2]),
    ] {
      let found = layout.layoutAttributesForElements(
        in: CGRect(x: 0, y: top, width: 300, height: bottom - top))
      #expect(found?.map(\.indexPath.item).sorted() == cells)
    }
  }

  @Test(
    "A cell lags in proportion to its distance from the finger and follows like a damped spring")
  func lag() throws {
    try scroll()
    #expect(animator.isRunning)
    for index in 0..<8 {
      let distance = CGFloat(54 * index)
      expectClose(
        try cell(index).center.y, 22 + distance + 40 * distance / 1500, within: 1e-3,
        "y of cell \(index)")
    }
    var predicted = Predicted(position: try cell(7).center.y)
    for tick in 1...20 {
      letPass(ticks: 1, animator)
      for _ in 0..<2 { predicted.subStep(frequency: 1, damping: 0.8, about: 400) }
      expectClose(try cell(7).center.y, predicted.position, within: 0.02, "y in tick \(tick)")
    }
  }

  @Test("All cells come to rest within half a point of their positions")
  func rest() throws {
    try scroll()
    _ = try #require(letPassUntilPaused(animator))
    for index in 0..<8 {
      let center = try cell(index).center
      expectClose(center.y, CGFloat(22 + 54 * index), within: 0.5, "y of cell \(index)")
      expectClose(center.x, 150, within: 1e-3, "x of cell \(index)")
    }
  }
}
