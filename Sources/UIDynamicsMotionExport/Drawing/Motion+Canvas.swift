// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

extension Motion {
  /// The visible rectangle: the reference view if it exists, otherwise the area that the items cover.
  var drawn: MotionCanvas {
    if let canvas { return canvas }
    var (low, high) = (Spot(.infinity, .infinity), Spot(-.infinity, -.infinity))
    for item in items where item.superview == nil {
      for (x, y) in zip(item.x, item.y) {
        low = Spot(min(low.x, x - item.reach), min(low.y, y - item.reach))
        high = Spot(max(high.x, x + item.reach), max(high.y, y + item.reach))
      }
    }
    let corner = Spot(low.x.rounded(.down), low.y.rounded(.down))
    return MotionCanvas(
      x: corner.x, y: corner.y, width: (high.x - corner.x).rounded(.up),
      height: (high.y - corner.y).rounded(.up))
  }

  /// The indices of each item's subviews; the last list belongs to the reference view.
  var children: [[Int]] {
    var children = [[Int]](repeating: [], count: items.count + 1)
    for (index, item) in items.enumerated() {
      children[item.superview ?? items.count].append(index)
    }
    return children
  }
}

extension ExportOptions {
  func refuseRelative(_ form: String) throws(ExportRefusal) {
    if isRelative {
      throw ExportRefusal(
        "\(form) needs absolute positions, so --relative has no effect",
        hint: "omit --relative, or use --as css")
    }
  }
}
