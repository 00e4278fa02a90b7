// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The screen of the device view.
struct DeviceScreen {
  /// What it shows from a tick on, in reference coordinates: more than one box if a collection view scrolls or
  /// the bounds change.
  let boxes: [(tick: Int, box: Box)]
  let style: ScreenStyle

  /// Nil for a run without bounds.
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

  /// The color of what stands on the background.
  var ink: ColorPair { fill.ink(isLarge: true, on: fill) }

  /// The radius of the corners, pt.
  var radius: Double {
    let box = boxes[0].box
    return style.device == nil ? 0.03 * min(box.width, box.height) : 0.12 * box.width
  }

  /// Whether a box has room for a status bar and a home indicator.
  func hasFurniture(in box: Box) -> Bool {
    style.device == .phone && box.width >= 200 && box.height > box.width
  }
}
