// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite("Exports in a browser", .timeLimit(.minutes(30)))
struct BrowserTests {
  private struct Case: Encodable {
    var name: String
    var form: String
    var ticksPerSecond = Recording.ticksPerSecond
    var rows: [String: [String: [Double]]]
    var text: String
  }

  private struct Answer: Decodable {
    var name: String
    var form: String
    var elements: Int
    var animations: Int
    /// `nil` if a number in a pose or row was NaN.
    var worst: [String: Double?]
  }

  private static let forms = [("css", ""), ("waapi", ""), ("svg", "")]

  /// Each form gets a page (all share one in a partial test run), and each example has a separate shadow tree.
  @Test(
    "Every element is at its row's position at every tick, within the tolerance plus 0.01 pt",
    .enabled(if: Consumer.hasBrowser, "chromium-headless-shell is not installed"),
    arguments: Seeds.isPart ? [0..<3] : (0..<3).map { $0..<$0 + 1 })
  func computedStyles(_ indices: Range<Int>) throws {
    try expectInPlace(try indices.flatMap(Self.cases))
  }

  @Test(
    "Elements are also in place if ids resemble the drawing's helper names",
    .enabled(if: Consumer.hasBrowser, "chromium-headless-shell is not installed"))
  func ownNames() throws {
    let recording = try DrawingNamesTests.recording()
    let rows = recording.items.mapValues(Self.tracks)
    try expectInPlace([
      Case(
        name: recording.name, form: "svg", rows: rows, text: try recording.exported("svg"))
    ])
  }

  private func expectInPlace(_ cases: [Case]) throws {
    let answers = try look(at: cases)
    #expect(answers.map(\.name) == cases.map(\.name))
    for answer in answers {
      let label = "\(answer.name) as \(answer.form)"
      #expect(answer.elements > 0 && answer.animations > 0, "\(label)")
      for (channel, off) in answer.worst {
        #expect(
          (off ?? .infinity) <= 0.26,
          "\(label), \(channel): off by \(off.map { "\($0) pt" } ?? "what is not a number")")
      }
    }
  }

  /// Returns the examples in a form; a partial test run selects different ones for each form.
  private static func cases(_ index: Int) throws -> [Case] {
    let (all, (form, option)) = (Recording.all, forms[index])
    let step = all.count / Seeds.of(all.count, atMost: 3)
    let names = stride(from: index % step, to: all.count, by: step).map { all[$0] }
    return try names.map { name in
      let recording = try Recording.of(name)
      let rows = recording.seen.mapValues(tracks)
      let text = try recording.exported(form, options: option.isEmpty ? [] : [option])
      return Case(name: name, form: form, rows: rows, text: text)
    }
  }

  @Test(
    "An animation that is off by a small amount is detected",
    .enabled(if: Consumer.hasBrowser, "chromium-headless-shell is not installed"))
  func difference() throws {
    let recording = try Recording.of("falling-square")
    let text = try recording.exported("css").replacing("317.925px", with: "318.525px")
    let rows = recording.seen.mapValues(Self.tracks)
    let answer = try look(at: [Case(name: "off", form: "css", rows: rows, text: text)]).first
    #expect(try #require(answer?.worst["y"] ?? nil) > 0.59)
  }

  @Test(
    "An item that appears a tick late or never disappears is detected",
    .enabled(if: Consumer.hasBrowser, "chromium-headless-shell is not installed"))
  func absence() throws {
    let recording = try Recording.of(ComingAndGoing.name)
    let css = try recording.exported("css")
    let cases = try [
      ("  16.6666% { visibility: visible;", "  17.9% { visibility: visible;"),
      ("{ visibility: hidden;", "{ visibility: visible;"),
    ].map { written, wrong in
      try #require(css.contains(written), "\(css)")
      let text = css.replacing(written, with: wrong)
      return Case(name: wrong, form: "css", rows: recording.seen.mapValues(Self.tracks), text: text)
    }
    let answers = try look(at: cases)
    try #require(answers.count == cases.count)
    for answer in answers { #expect(answer.worst["shown"] == 1, "\(answer.name)") }
  }

  private static func tracks(_ item: Recording.Item) -> [String: [Double]] {
    let channels = ["x", "y", "angle", "width", "height"]
    return Dictionary(uniqueKeysWithValues: channels.map { ($0, item.track($0)) })
      .merging(["shown": item.isShown.map { $0 ? 1 : 0 }]) { $1 }
  }

  private func look(at cases: [Case]) throws -> [Answer] {
    let data = String(decoding: try JSONEncoder().encode(cases), as: UTF8.self)
    let script = try String(contentsOfFile: Consumer.path("Consumers/page.js"), encoding: .utf8)
    let page = try Consumer.page(
      "<!DOCTYPE html><body><pre></pre><script>const cases = \(data.replacing("</", with: "<\\/"));\n"
        + "\(script)</script>")
    // The results are between the element's tags.
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("{\"name\"") }
    return try lines.map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
  }
}
