// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

struct SweepProgress {
  private var progress: Progress
  private let console: Console
  private let start: Double
  private let total: Int?
  private var done = 0

  init(_ console: Console, total: Int?, isQuiet: Bool) {
    progress = Progress(console, isQuiet: isQuiet)
    (self.console, self.total) = (console, total)
    start = console.uptime()
  }

  mutating func count() {
    done += 1
    let text = text
    progress.update(text)
  }

  mutating func finish() { progress.finish() }

  /// For example, `1,200 of 10,000 cases, 980 each second, 9 s left`.
  private var text: String {
    let cases =
      total.map { "\(Sentence.number(done)) of \(Sentence.count($0, "cases"))" }
      ?? Sentence.count(done, "cases")
    let rate = Double(done) / max(console.uptime() - start, 1e-3)
    let speed = rate < 10 ? (rate * 10).rounded() / 10 : rate.rounded()
    let left = total.map { ", \(duration(Double($0 - done) / rate)) left" } ?? ""
    return "\(cases), \(NumberText.text(of: speed)) per second\(left)"
  }

  private func duration(_ seconds: Double) -> String {
    let whole = Int(min(seconds.rounded(.up), 1e9))
    if whole < 100 { return "\(whole) s" }
    if whole < 6000 { return "\((whole + 59) / 60) min" }
    return "\((whole + 3599) / 3600) h"
  }
}
