// SPDX-License-Identifier: MIT

package import UIDynamicsSceneFormat
package import UIDynamicsTrajectory

extension SceneParameter {
  package var json: JSONTree {
    .object([
      ("name", .text(name)), ("type", .text(value.type.rawValue)), ("value", value.json),
      ("min", JSONTree(bounds.lowerBound)), ("max", JSONTree(bounds.upperBound)),
      ("description", JSONTree(description)),
    ])
  }
}

extension ExpressionValue {
  fileprivate var json: JSONTree {
    switch self {
    case .number(let number): .number(number)
    case .boolean(let value): .boolean(value)
    case .string(let text): .text(text)
    case .vector: .list(numbers.map { .number($0) })
    }
  }
}

extension RunSummary.Expectation {
  var json: JSONTree {
    .object([
      ("text", .text(text)), ("passed", .boolean(passed)), ("tick", .number(Double(tick))),
      ("place", .text(place)), ("detail", JSONTree(detail)),
    ])
  }
}
