// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The cases of `--vary`: all combinations with the last list fastest, or the lists in parallel with `--zip`.
struct CasePlan {
  private let lists: [ValueList]
  private let isZipped: Bool
  let count: Int

  init(_ lists: [ValueList], isZipped: Bool, limit: Int) throws(CommandFailure) {
    (self.lists, self.isZipped) = (lists, isZipped)
    for (place, list) in lists.enumerated()
    where lists[..<place].contains(where: { $0.name == list.name }) {
      throw .usage("--vary \(list.name) is repeated")
    }
    if isZipped { try Self.checkLengths(lists) }
    let count = isZipped ? lists[0].count : lists.reduce(1) { $0 * $1.count }
    guard let whole = Int(exactly: count), whole <= limit else { throw Self.excess(count, limit) }
    self.count = whole
  }

  private static func checkLengths(_ lists: [ValueList]) throws(CommandFailure) {
    guard let other = lists.first(where: { $0.count != lists[0].count }) else { return }
    throw .usage(
      "--zip needs lists of the same length, but \(inQuotes(lists[0].name)) has"
        + " \(NumberText.text(of: lists[0].count)) and \(inQuotes(other.name)) has"
        + " \(NumberText.text(of: other.count))")
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
      let place = isZipped ? number : rest % Int(list.count)
      if !isZipped { rest /= Int(list.count) }
      settings.append(SceneSetting(name: list.name, text: list.text(place)))
    }
    return settings.reversed()
  }
}
