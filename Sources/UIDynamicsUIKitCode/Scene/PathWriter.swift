// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

struct PathWriter {
  let values: WrittenValues
  let base: [String]

  func code(_ path: ScenePath, called name: String) -> (lines: CodeBlock, path: String) {
    switch path {
    case .points(let points): (polygon(points, name), name)
    case .steps(let steps): (drawing(steps, name), name)
    case .rect(let rect): ([], "UIBezierPath(rect: \(self.rect("rect", rect)))")
    case .oval(let rect): ([], "UIBezierPath(ovalIn: \(self.rect("oval", rect)))")
    case .roundedRect(let rect, let radius): ([], rounded(rect, radius))
    case .arc(let center, let radius, let start, let end, let isClockwise):
      ([], arc(center, [radius, start, end], isClockwise))
    }
  }

  private func rect(_ key: String, _ rect: CGRect) -> String {
    values.rect(base + [key], else: rect)
  }

  private func rounded(_ rect: CGRect, _ radius: Double) -> String {
    let radius = values.numbers(base + ["cornerRadius"], else: [radius])[0]
    return "UIBezierPath(roundedRect: \(self.rect("roundedRect", rect)), cornerRadius: \(radius))"
  }

  private func arc(_ center: CGPoint, _ numbers: [Double], _ isClockwise: Bool) -> String {
    let path = base + ["arc"]
    let texts = zip(["radius", "startAngle", "endAngle"], numbers).map {
      "\($0): \(values.numbers(path + [$0], else: [$1])[0])"
    }
    return "UIBezierPath(arcCenter: \(values.point(path + ["center"], else: center)), "
      + "\(texts.joined(separator: ", ")), clockwise: \(isClockwise))"
  }

  private func polygon(_ points: [CGPoint], _ name: String) -> CodeBlock {
    let corners = points.enumerated().map {
      values.point(base + ["points", "\($0)"], else: $1)
    }
    return ["let \(name) = UIBezierPath()"]
      + corners.enumerated().map { "\(name).\($0 == 0 ? "move" : "addLine")(to: \($1))" }
      + (points.count > 2 ? ["\(name).close()"] : [])
  }

  private func drawing(_ steps: [PathElement], _ name: String) -> CodeBlock {
    ["let \(name) = UIBezierPath()"]
      + steps.map { step in
        switch step {
        case .move(let point): "\(name).move(to: \(CodeLiteral.point(point)))"
        case .line(let point): "\(name).addLine(to: \(CodeLiteral.point(point)))"
        case .quad(let control, let end):
          "\(name).addQuadCurve(to: \(CodeLiteral.point(end)), "
            + "controlPoint: \(CodeLiteral.point(control)))"
        case .cubic(let first, let second, let end):
          "\(name).addCurve(to: \(CodeLiteral.point(end)), "
            + "controlPoint1: \(CodeLiteral.point(first)), "
            + "controlPoint2: \(CodeLiteral.point(second)))"
        case .close: "\(name).close()"
        }
      }
  }
}
