// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite("Numbers in docs/export.md", .timeLimit(.minutes(30)))
struct ExportPageTests {
  private static let examples = ["falling-square", "drop-out-dismiss"]
  private static let forms = [
    "css", "linear", "waapi", "svg", "lottie", "ca", "swiftui", "compose", "spring",
  ]

  @Test(
    "The page gives the real size and error of every exported form of an example",
    arguments: examples)
  func sizes(_ name: String) throws {
    let table = try Self.table()
    let column = try #require(table[0].firstIndex(of: name))
    #expect(table.dropFirst(2).map { $0[0] } == Self.forms.map { "`\($0)`" })
    for row in Seeds.rotated(Array(table.dropFirst(2)), by: column) {
      let form = String(row[0].dropFirst().dropLast())
      #expect(row[column] == Self.cell(name, form), "\(name) as \(form)")
    }
  }

  /// The cells of the table with forms as rows and examples as columns.
  private static func table() throws -> [[String]] {
    let page = try String(contentsOfFile: Recording.folder + "/../docs/export.md", encoding: .utf8)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let head = try #require(lines.firstIndex { $0.hasPrefix("| form | falling-square |") })
    return lines[head...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private static func cell(_ name: String, _ form: String) -> String {
    let result = cli(["export", "\(Recording.folder)/\(name).json", "--as", form, "-q"])
    let found = result.output.firstMatch(of: /largest error ([0-9.]+) (pt|%)/)
    return found.map { "\(result.output.utf8.count) B, \($0.1) \($0.2)" } ?? "–"
  }

  /// For a channel of an item, the number of keys at a tolerance of 0.1 pt, counted with an independent fitter.
  @Test(
    "A channel has no more keyframes than it needs",
    arguments: [
      ("falling-square", "square-y", 6), ("bouncing-square", "square-y", 16),
      ("snap", "loose-x", 10), ("shade-present", "shade-y", 20),
      ("attachment-anchor", "loose-y", 8), ("pendulum", "bob-x", 26),
      ("lock-screen-bounce", "lockScreen-y", 11), ("pinball", "ball-y", 26),
      ("drop-out-dismiss", "modal-y", 35),
    ])
  func keyCounts(_ name: String, _ channel: String, _ most: Int) throws {
    let item = String(channel.dropLast(2))
    let code = try Recording.of(name)
      .exported("ca", options: ["--tolerance", "0.1", "--item", item])
    let times = try #require(
      code.components(separatedBy: "\(channel.last ?? "x").keyTimes = [").dropFirst().first)
    let count = times.prefix { $0 != "]" }.split { ", \n".contains($0) }.count
    #expect(count <= most && count > most / 2, "\(name), \(channel): \(count) keys")
  }

  @Test(
    "The export of a square that bounces for a long time is below 4 kB",
    arguments: ["css", "lottie"])
  func smallness(_ form: String) throws {
    #expect(try Recording.of("bouncing-square").exported(form).utf8.count < 4000)
  }
}
