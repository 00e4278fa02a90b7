// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics
internal import UIDynamicsTrajectory

/// Draws scenery strokes at the items' poses in one frame.
struct StrokePath {
  let motion: Motion
  let frame: Frame

  /// The attributes `d` and, if needed, `transform`; `nil` if an end is not visible.
  func attributes(of stroke: Stroke) -> String? {
    switch stroke.form {
    case .fixed(let path): return Self.data(path)
    case .at(let end, let path):
      return spot(of: end).map {
        "\(Self.data(path)) transform=\"translate(\(Decimals.text($0)))\""
      }
    case .turned(let end, let item, let path):
      guard let spot = spot(of: end), let pose = motion.bodyPose(of: item, in: frame) else {
        return nil
      }
      return
        "\(Self.data(path)) transform=\"\(Self.transform(ScreenPose(spot: spot, angle: pose.angle)))\""
    case .between(let start, let end, let line):
      guard let start = spot(of: start), let end = spot(of: end) else { return nil }
      return Self.data(Self.stretched(line, from: start, to: end).path())
    case .rope(let start, let end, let length):
      guard let start = spot(of: start), let end = spot(of: end) else { return nil }
      return Self.data(Self.rope(from: start, to: end, length))
    }
  }

  func spot(of end: SceneryEnd) -> Spot? {
    switch end {
    case .spot(let spot): spot
    case .item(let item, let own): motion.bodyPose(of: item, in: frame)?.location(of: own)
    }
  }

  static func transform(_ pose: ScreenPose) -> String {
    let degrees = pose.angle * 180 / .pi
    let turn = Decimals.text(degrees.truncatingRemainder(dividingBy: 360))
    return "translate(\(Decimals.text(pose.spot)))" + (turn == "0" ? "" : " rotate(\(turn))")
  }

  private static func data(_ path: String) -> String { "d=\"\(path)\"" }

  private static func stretched(_ line: [Spot], from start: Spot, to end: Spot) -> [Spot] {
    let span = end - start
    let side = span.length == 0 ? .zero : (1 / span.length) * Spot(-span.y, span.x)
    // Narrow a spring between close ends, where its windings would become a blot.
    let reach = line.reduce(0) { max($0, $1.y.magnitude) }
    let share = reach == 0 ? 1 : min(1, span.length / (8 * reach))
    return line.map { start + $0.x * span + $0.y * share * side }
  }

  /// A straight line if taut; a slack rope sags by about its excess length.
  private static func rope(from start: Spot, to end: Spot, _ length: Double) -> String {
    let distance = (end - start).length
    let sag = 0.9 * max(length * length - distance * distance, 0).squareRoot()
    if sag < 0.1 * length { return [start, end].path() }
    let middle = 0.5 * (start + end) + Spot(0, sag)
    return "M\(Decimals.text(start))Q\(Decimals.text(middle)) \(Decimals.text(end))"
  }
}
