// SPDX-License-Identifier: MIT

import Testing

/// `.ci/pictures` draws them.
@Suite("Pictures of the behaviors", .timeLimit(.minutes(5)))
struct PictureTests {
  /// A line of the list.
  struct Picture: Sendable, CustomTestStringConvertible {
    var page: String
    var panel: String
    var items: String
    var checksum: String
    var testDescription: String { page }

    static func all() throws -> [Picture] {
      try Repository.text("docs/behaviors/pictures/list").split(separator: "\n").map { line in
        let words = line.split(separator: " ").map(String.init)
        return Picture(
          page: words[0], panel: words[1], items: words[2],
          checksum: words.dropFirst(3).joined(separator: " "))
      }
    }
  }

  private let playground: Playground

  init() throws { playground = try Playground() }

  @Test("Every page of a behavior has one, below its first scene")
  func presence() throws {
    let pages = try Repository.files(under: "docs/behaviors", ending: ".md")
      .filter { $0 != "docs/behaviors/README.md" }
    #expect(pages == (try Picture.all().map { "docs/behaviors/\($0.page).md" }.sorted()))
    for picture in try Picture.all() {
      let page = try MarkdownPage("docs/behaviors/\(picture.page).md")
      #expect(page.links.contains { $0.target == "pictures/\(picture.page).svg" }, "\(page.path)")
    }
  }

  @Test("The rows behind a picture are those that uidyn writes now", arguments: try Picture.all())
  func rows(_ picture: Picture) throws {
    try run(picture)
    let checksum = try playground.shell("cksum < rows.csv").output
    #expect(checksum == picture.checksum + "\n", "\(picture.page): make pictures")
  }

  /// Another gnuplot sets the text a little elsewhere; then there is nothing to compare.
  @Test(
    "A picture is what gnuplot draws of these rows",
    .enabled(if: PlotProgram.hasGnuplot, "gnuplot is not installed"),
    arguments: try Picture.all())
  func drawing(_ picture: Picture) throws {
    let path = "docs/behaviors/pictures/\(picture.page).svg"
    let shown = try Repository.text(path)
    guard try PlotProgram.isAuthor(of: shown) else { return }
    try run(picture)
    let result = try playground.shell(
      "gnuplot -e \"data='rows.csv'; output='new.svg'; panel='\(picture.panel)'\" "
        + "Examples/plot/plot.gnuplot")
    #expect(result.status == 0 && result.output == "")
    if let difference = FirstDifference(shown, try playground.text("new.svg")) {
      Issue.record("\(path): \(difference)")
    }
  }

  private func run(_ picture: Picture) throws {
    let page = try MarkdownPage("docs/behaviors/\(picture.page).md")
    try playground.write("scene.json", try #require(page.blocks("json", "scene").first).text)
    let items = picture.items == "all" ? "" : " --items \(picture.items)"
    let result = try playground.shell("uidyn run scene.json -o rows.csv\(items)")
    #expect(result.status == 0 && result.output == "", "\(picture.page): \(result.output)")
  }
}
