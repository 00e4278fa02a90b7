// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension SceneParameter {
  var watchJSON: WatchJSON {
    .object([
      ("name", .text(name)), ("type", .text(value.type.rawValue)), ("value", value.watchJSON),
      ("min", WatchJSON(bounds.lowerBound)), ("max", WatchJSON(bounds.upperBound)),
      ("description", WatchJSON(description)),
    ])
  }
}

extension ExpressionValue {
  fileprivate var watchJSON: WatchJSON {
    switch self {
    case .number(let number): .number(number)
    case .boolean(let value): .boolean(value)
    case .string(let text): .text(text)
    case .vector: .list(numbers.map { .number($0) })
    }
  }
}

extension RunSummary.Expectation {
  var watchJSON: WatchJSON {
    .object([
      ("text", .text(text)), ("passed", .boolean(passed)), ("tick", .number(Double(tick))),
      ("place", .text(place)), ("detail", WatchJSON(detail)),
    ])
  }
}
