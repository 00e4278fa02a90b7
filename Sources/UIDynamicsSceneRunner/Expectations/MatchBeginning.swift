// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The initial positions in a recording and in the run.
///
/// Most parameters do not affect them, so a difference suggests that the coordinates differ.
struct MatchBeginning {
  private struct Start {
    let item: Int
    let recorded: CGPoint
    let here: CGPoint
    /// The sums of each coordinate and its mirror image in the superview; `nil` without a reference view.
    let sums: CGPoint?
    /// The offset from the reference view to the superview; `nil` if a superview is rotated.
    let offset: CGPoint?
  }

  /// The tolerance for the rounding of recorded positions, in pt.
  private static let rounding = 0.5
  /// The least coordinate, in pt, from which a scale factor can be determined.
  private static let leastNumber = 10.0

  private let starts: [Start]

  /// Compares the start; `numbers` are the run's values at the first recorded time.
  init(_ recording: SceneRecording, _ numbers: [Double], in scene: Scene) {
    let channels = recording.channels
    func position(_ item: Int, _ numbers: ArraySlice<Double>) -> CGPoint? {
      func number(_ value: SceneMatch.Value) -> Double? {
        channels.firstIndex { $0.item == item && $0.value == value }
          .map { numbers[numbers.startIndex + $0] }.flatMap { $0.isNaN ? nil : $0 }
      }
      guard let x = number(.x), let y = number(.y) else { return nil }
      return CGPoint(x: x, y: y)
    }
    starts = channels.filter { $0.value == .x }.compactMap { channel in
      guard let recorded = position(channel.item, recording.numbers.prefix(channels.count)),
        let here = position(channel.item, numbers[...])
      else { return nil }
      return Start(
        item: channel.item, recorded: recorded, here: here, sums: scene.sums(around: channel.item),
        offset: scene.offset(to: channel.item))
    }
  }

  /// Describes the first item that starts elsewhere and how the coordinates are related; `nil` if all items match.
  func sentence(_ ids: [String], _ file: String) -> String? {
    guard let start = starts.first(where: { !isNear($0.here, $0.recorded) }) else { return nil }
    return "in \(file), \(ids[start.item]) starts at \(Self.text(start.recorded)),"
      + " but here it starts at \(Self.text(start.here))" + (relation.map { ": " + $0 } ?? "")
  }

  private var relation: String? { scale ?? mirror ?? elsewhere ?? shift }

  private var scale: String? {
    let here = starts.flatMap { [Double($0.here.x), Double($0.here.y)] }
    let recorded = starts.flatMap { [Double($0.recorded.x), Double($0.recorded.y)] }
    guard here.count(where: { $0.magnitude > Self.leastNumber }) > 1 else { return nil }
    let factor =
      zip(here, recorded).reduce(0) { $0 + $1.0 * $1.1 } / here.reduce(0) { $0 + $1 * $1 }
    guard factor > 0, !(0.9...1.1).contains(factor),
      zip(here, recorded).allSatisfy({ isNear(factor * $0, $1, max(1, factor)) })
    else { return nil }
    let text = NumberText.thousandths(factor)
    return "it is scaled by \(text)" + (factor > 1 ? ", as if in pixels" : "")
  }

  private var mirror: String? {
    guard let sums = starts.first?.sums, starts.allSatisfy({ $0.sums == sums }) else { return nil }
    if isRecorded({ CGPoint(x: sums.x - $0.here.x, y: $0.here.y) }) {
      return "x is mirrored, \(NumberText.thousandths(sums.x)) − x"
    }
    if isRecorded({ CGPoint(x: $0.here.x, y: sums.y - $0.here.y) }) {
      return "y points up, \(NumberText.thousandths(sums.y)) − y"
    }
    return nil
  }

  /// Explains recordings in window coordinates, which are common, although rows use superview coordinates.
  private var elsewhere: String? {
    guard starts.contains(where: { $0.offset.map { $0 != .zero } ?? false }),
      isRecorded({ start in
        start.offset.map { CGPoint(x: start.here.x + $0.x, y: start.here.y + $0.y) }
      })
    else { return nil }
    return "it is in the reference view's coordinates, but rows use the superview's"
  }

  /// Explains a common offset; a single item is not sufficient, since it can start anywhere.
  private var shift: String? {
    guard starts.count > 1, let first = starts.first else { return nil }
    let (dx, dy) = (first.recorded.x - first.here.x, first.recorded.y - first.here.y)
    guard isRecorded({ CGPoint(x: $0.here.x + dx, y: $0.here.y + dy) }) else { return nil }
    return "everything is offset by \(Self.text(CGPoint(x: dx, y: dy))), as if in a different view"
  }

  private func isRecorded(_ rule: (Start) -> CGPoint?) -> Bool {
    starts.allSatisfy { start in
      rule(start).map { isNear($0, start.recorded) } ?? false
    }
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    isNear(one.x, other.x) && isNear(one.y, other.y)
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat, _ share: Double = 1) -> Bool {
    Double((one - other).magnitude) <= Self.rounding * share
  }

  private static func text(_ point: CGPoint) -> String {
    "(\(NumberText.thousandths(point.x)), \(NumberText.thousandths(point.y)))"
  }
}

extension Scene {
  fileprivate func sums(around item: Int) -> CGPoint? {
    if let superview = body(item)?.superview {
      return CGPoint(x: views[superview].size.width, y: views[superview].size.height)
    }
    return referenceBounds.map { CGPoint(x: $0.minX + $0.maxX, y: $0.minY + $0.maxY) }
  }

  fileprivate func offset(to item: Int) -> CGPoint? {
    var (offset, next) = (CGPoint.zero, body(item)?.superview)
    while let index = next {
      let view = views[index]
      if view.angle != 0 { return nil }
      offset.x += view.center.x - view.size.width / 2
      offset.y += view.center.y - view.size.height / 2
      next = view.superview
    }
    return offset
  }
}
