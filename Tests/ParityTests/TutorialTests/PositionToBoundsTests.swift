// SPDX-License-Identifier: MIT

import Testing

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

@MainActor @Suite("Tutorial: a position that represents a size", .timeLimit(.minutes(30)))
struct PositionToBoundsTests {
  /// A design and the speed that its push causes, in pt/s: 100 · magnitude / mass.
  struct Case: Sendable {
    var isSwift: Bool
    var speed: Double
    @MainActor var design: PositionToBounds.Design { isSwift ? .swift : .objectiveC }
  }

  private nonisolated static let cases = [
    Case(isSwift: true, speed: 500),  // 30 Ns on 300 × 200 pt, 6 kg
    Case(isSwift: false, speed: 50),  // 2 Ns on 200 × 200 pt, 4 kg
  ]

  @Test(
    "The size oscillates like a damped spring, and the button stays in place",
    arguments: cases)
  func swing(_ test: Case) throws {
    let design = test.design
    let resizing = PositionToBounds(design, in: screen())
    resizing.buttonTapped()
    let animator = try #require(resizing.animator)
    var predicted = Predicted(position: 0, velocity: test.speed)
    for tick in 1...14 {
      letPass(ticks: 1, animator)
      for _ in 0..<(tick == 1 ? 1 : 2) {
        // A spring shorter than 0.45 pt has no direction, so it exerts no force.
        if predicted.position <= 0.45 {
          predicted.subStep(0)
        } else {
          predicted.subStep(frequency: 2, damping: design.damping, about: 0)
        }
      }
      let part = predicted.position * 0.5.squareRoot()
      let size = resizing.button.bounds.size
      expectClose(size.width - design.size.width, part, within: 0.02, "width in tick \(tick)")
      expectClose(size.height - design.size.height, part, within: 0.02, "height in tick \(tick)")
      #expect(resizing.button.center == CGPoint(x: 187.5, y: 333.5))
    }
  }

  @Test(
    "The button settles upright within half a point of its original size, and the push is spent",
    arguments: cases)
  func rest(_ test: Case) throws {
    let resizing = PositionToBounds(test.design, in: screen())
    resizing.buttonTapped()
    let animator = try #require(resizing.animator)
    _ = try #require(letPassUntilPaused(animator))
    let bounds = resizing.button.bounds
    let (dx, dy) = (
      bounds.width - test.design.size.width, bounds.height - test.design.size.height
    )
    expectClose((dx * dx + dy * dy).squareRoot(), 0, within: 0.5, "distance from the old size")
    expectClose(resizing.button.transform.b, 0, within: 1e-6, "turn")
    #expect(resizing.button.center == CGPoint(x: 187.5, y: 333.5))
    #expect(animator.behaviors.compactMap { $0 as? UIPushBehavior }.map(\.active) == [false])
  }

  @Test("A second tap starts again from the button's original size")
  func secondTap() throws {
    let resizing = PositionToBounds(.swift, in: screen())
    resizing.buttonTapped()
    letPass(ticks: 9, try #require(resizing.animator))
    let swollen = resizing.button.bounds
    resizing.buttonTapped()
    #expect(resizing.button.bounds == CGRect(x: 0, y: 0, width: 300, height: 200))
    letPass(ticks: 9, try #require(resizing.animator))
    #expect(resizing.button.bounds == swollen, "a new animator does the same again")
  }
}
