// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

struct DeviceScreen {
  /// The visible rectangles in reference coordinates, by first tick: several if a collection view scrolls or the bounds
  /// change.
  let boxes: [(tick: Int, box: Box)]
  let style: ScreenStyle

  /// `nil` for a run without bounds.
  init?(_ motion: Motion) {
    var (windows, bounds) = ([(tick: Int, box: Box)](), [(tick: Int, box: Box)]())
    for timed in motion.parts {
      if case .window(let box) = timed.part.kind { windows.append((timed.from, box)) }
      if case .bounds(let box) = timed.part.kind { bounds.append((timed.from, box)) }
    }
    boxes = windows.isEmpty ? bounds : windows
    if boxes.isEmpty { return nil }
    style = motion.screen
  }

  func box(at tick: Int) -> Box { boxes.last { $0.tick <= tick }?.box ?? boxes[0].box }

  var fill: ColorPair { style.fill ?? SystemColor.systemGroupedBackground.pair }

  var ink: ColorPair { fill.ink(isLarge: true, on: fill) }

  var radius: Double {
    let box = boxes[0].box
    return style.device == nil ? 0.03 * min(box.width, box.height) : 0.12 * box.width
  }

  /// Returns `true` if there is room for a status bar and a home indicator.
  func hasFurniture(in box: Box) -> Bool {
    style.device == .phone && box.width >= 200 && box.height > box.width
  }
}
