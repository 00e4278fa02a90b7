// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsTrajectory

/// A closed outline in Lottie's terms: corners with relative handles.
struct LottieOutline {
  private var corners: [Spot] = []
  private var arriving: [Spot] = []
  private var leaving: [Spot] = []
  private let center: Spot

  /// - Parameters:
  ///   - elements: One closed outline.
  ///   - center: The outline's (0, 0) in layer coordinates.
  init(_ elements: [PathElement], around center: Spot) {
    self.center = center
    for element in elements {
      switch element {
      case .move(let end), .line(let end): add(Spot(end))
      case .quad(let control, let end):
        // A cubic's handles are two thirds of the way to the control point.
        let (control, end) = (Spot(control), Spot(end))
        leaving[leaving.count - 1] = 2.0 / 3 * (control - corners[corners.count - 1])
        add(end)
        arriving[arriving.count - 1] = 2.0 / 3 * (control - end)
      case .cubic(let first, let second, let end):
        leaving[leaving.count - 1] = Spot(first) - corners[corners.count - 1]
        add(Spot(end))
        arriving[arriving.count - 1] = Spot(second) - Spot(end)
      case .close: closeUp()
      }
    }
  }

  private mutating func add(_ corner: Spot) {
    corners.append(corner)
    arriving.append(Spot(0, 0))
    leaving.append(Spot(0, 0))
  }

  private mutating func closeUp() {
    guard corners.count > 1, let last = corners.last else { return }
    let gap = last - corners[0]
    guard gap.x * gap.x + gap.y * gap.y < 1e-12 else { return }
    arriving[0] = arriving[arriving.count - 1]
    corners.removeLast()
    arriving.removeLast()
    leaving.removeLast()
  }

  var text: String {
    let spots = corners.map { $0 + center }
    return "{\"c\":true,\"v\":\(Self.list(spots)),\"i\":\(Self.list(arriving)),"
      + "\"o\":\(Self.list(leaving))}"
  }

  private static func list(_ points: [Spot]) -> String {
    let pairs = points.map {
      "[\(DecimalText.text(DecimalText.rounded($0.x, 4))),\(DecimalText.text(DecimalText.rounded($0.y, 4)))]"
    }
    return "[\(pairs.joined(separator: ","))]"
  }
}

extension Spot {
  fileprivate init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}
