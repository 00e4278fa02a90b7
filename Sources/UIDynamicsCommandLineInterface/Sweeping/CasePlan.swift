// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The cases of `--vary`: all combinations, in which the last list varies fastest.
struct CasePlan {
  private let lists: [ValueList]
  let count: Int

  init(_ lists: [ValueList], limit: Int) throws(CommandFailure) {
    self.lists = lists
    for (index, list) in lists.enumerated()
    where lists[..<index].contains(where: { $0.name == list.name }) {
      throw .usage("--vary \(list.name) is repeated")
    }
    let count = lists.reduce(1) { $0 * $1.count }
    guard let whole = Int(exactly: count), whole <= limit else { throw Self.excess(count, limit) }
    self.count = whole
  }

  private static func excess(_ count: Double, _ limit: Int) -> CommandFailure {
    .usage(
      "\(Sentence.number(count)) cases exceed the limit of \(Sentence.number(limit))",
      hint: Int(exactly: count).map { SceneLimit.cases.flag(allowing: $0) })
  }

  /// Cases count from 0.
  func settings(ofCase number: Int) -> [SceneSetting] {
    var rest = number
    var settings: [SceneSetting] = []
    for list in lists.reversed() {
      settings.append(SceneSetting(name: list.name, text: list.text(rest % Int(list.count))))
      rest /= Int(list.count)
    }
    return settings.reversed()
  }
}
