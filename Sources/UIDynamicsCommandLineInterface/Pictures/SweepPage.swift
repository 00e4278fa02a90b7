// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory
internal import UIDynamicsWeb

/// A page that plays the cases of a sweep side by side, best first.
struct SweepPage {
  /// More would be too small to compare.
  static let most = 64

  private struct Card {
    let number: Int
    let settings: [SceneSetting]
    let metrics: [(String, Double?)]
    let rank: Double?
    let motion: Motion
  }

  let options: SweepOptions
  let scene: CaseScene
  let table: SweepTable
  let console: Console

  func write(_ source: CaseSource) throws(CommandFailure) {
    let measure = try options.best.map { text throws(CommandFailure) in
      try CaseMeasure(text, of: "--best", table)
    }
    var (cards, kept) = ([Card](), KeptRows(scene.scene.limits))
    while let (next, values) = try source.next() {
      if cards.count == Self.most {
        throw .usage(
          "a page shows at most \(Self.most) cases",
          hint: "use fewer values, or -o FILE.csv")
      }
      let card = try card(next, values, measure)
      try kept.add(card.motion.frames.count * card.motion.looks.count)
      cards.append(card)
    }
    if measure != nil {
      cards.sort { ($0.rank ?? .infinity, $0.number) < ($1.rank ?? .infinity, $1.number) }
    }
    try write(cards)
  }

  private func card(
    _ next: SweepCase, _ values: [String: ExpressionValue], _ measure: CaseMeasure?
  ) throws(CommandFailure) -> Card {
    let shouldStop = { console.pendingSignal() != nil }
    let result: CaseScene.Result
    do throws(CaseScene.Fault) {
      result = try scene.play(
        next.settings, metrics: options.metrics.map { $0.text }, shouldStop: shouldStop)
    } catch {
      if let signal = console.pendingSignal() { throw .ended(by: .signal(signal)) }
      throw CommandFailure(
        exitCode: .input, message: "case \(next.number): \(error.reason ?? "it was stopped")")
    }
    let line = table.line(table.beginning(next.number, values), .success(result)) ?? []
    let numbers = line.map { $0.number }
    let rank = table.isWhole(line) ? measure?.value(numbers) : nil
    var metrics: [(String, Double?)] = measure.map { [($0.text, rank)] } ?? []
    for name in ["restTime", "settleTime"] + options.metrics.map({ $0.name })
    where name != measure?.text {
      metrics.append((name, table.columns.firstIndex(of: name).flatMap { numbers[$0] }))
    }
    let played = try ScenePicture.play(
      result.scene, named: FilePath(scene.path).name, shouldStop: shouldStop)
    return Card(
      number: next.number, settings: next.settings, metrics: metrics, rank: rank,
      motion: played.motion)
  }

  private func write(_ cards: [Card]) throws(CommandFailure) {
    let best = options.best == nil ? nil : cards.first { $0.rank != nil }?.number
    let list = JSONTree.list(cards.map { json($0, isBest: $0.number == best) })
    let page = PlayerPage.sweep(title: scene.scene.title ?? FilePath(scene.path).name) { buffer in
      buffer.append("{\"cases\":")
      buffer.append(list.bytes)
      buffer.append(",\"motion\":")
      PlayerData(cards.map { $0.motion }).write(to: &buffer)
      buffer.append("}")
    }
    try console.write(to: options.output) { page.write(to: &$0) }
  }

  private func json(_ card: Card, isBest: Bool) -> JSONTree {
    .object([
      ("number", .number(Double(card.number))), ("best", .boolean(isBest)),
      ("values", .list(card.settings.map { .list([.text($0.name), .text($0.text)]) })),
      ("metrics", .list(card.metrics.map { .list([.text($0), .text(text($1, of: $0))]) })),
    ])
  }

  private func text(_ value: Double?, of name: String) -> String {
    let isTime = name == "restTime" || name == "settleTime"
    let plain = name.filter { $0 != "`" }
    let isDistance = scene.scene.itemIDs.contains {
      plain == "\($0).overshootX" || plain == "\($0).overshootY"
    }
    let unit = isTime ? " s" : isDistance ? " pt" : ""
    return value.map { NumberText.thousandths($0) + unit } ?? "–"
  }
}
