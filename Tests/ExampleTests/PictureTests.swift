// SPDX-License-Identifier: MIT

import Testing

/// Checks the images that `.ci/pictures` draws.
@Suite("Pictures in the documentation", .timeLimit(.minutes(30)))
struct PictureTests {
  struct Picture: Sendable, CustomTestStringConvertible {
    var page: String
    var options: String
    var testDescription: String { page }

    static func all() throws -> [Picture] {
      try Repository.text("docs/behaviors/pictures/list").split(separator: "\n").map { line in
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        return Picture(page: words[0], options: words.count > 1 ? words[1] : "")
      }
    }
  }

  private let playground: Playground

  init() throws { playground = try Playground() }

  @Test("Every behavior page has a picture, below its first scene")
  func presence() throws {
    let pages = try Repository.files(under: "docs/behaviors", ending: ".md")
      .filter { $0 != "docs/behaviors/README.md" }
    #expect(pages == (try Picture.all().map { "docs/behaviors/\($0.page).md" }.sorted()))
    for picture in try Picture.all() {
      let page = try MarkdownPage("docs/behaviors/\(picture.page).md")
      #expect(page.links.contains { $0.target == "pictures/\(picture.page).svg" }, "\(page.path)")
    }
  }

  @Test(
    "The picture of a behavior equals what uidyn renders for its scene",
    arguments: try Picture.all())
  func behavior(_ picture: Picture) throws {
    let page = try MarkdownPage("docs/behaviors/\(picture.page).md")
    let scene = try #require(page.blocks("json", "scene").first).text
    try playground.write("\(picture.page).json", scene)
    try compare(
      "docs/behaviors/pictures/\(picture.page).svg",
      "\(picture.page).json --view engineering \(picture.options)")
  }

  @Test(
    "The picture of an example equals what uidyn renders, and a page shows it",
    arguments: try Repository.files(under: "docs/images", ending: ".svg"))
  func example(_ path: String) throws {
    let name = String(path.split(separator: "/").last?.dropLast(4) ?? "")
    try compare(path, "Examples/\(name).json --quiet --view engineering")
    let pages = try Repository.text("README.md") + Repository.text("docs/see-the-motion.md")
    #expect(pages.contains("images/\(name).svg"), "\(path) is shown nowhere")
  }

  @Test(
    "The gallery shows every example as uidyn renders it",
    arguments: try Repository.files(under: "Examples", ending: ".json"))
  func gallery(_ path: String) throws {
    guard path.split(separator: "/").count == 2 else { return }
    let name = String(path.split(separator: "/").last?.dropLast(5) ?? "")
    try compare("docs/gallery/\(name).svg", "\(path) --quiet")
    #expect(try Repository.text("docs/gallery.md").contains("](gallery/\(name).svg)"), "\(name)")
  }

  private func compare(_ path: String, _ words: String) throws {
    let result = try playground.shell("uidyn render \(words) -o new.svg")
    #expect(result.status == 0 && result.output == "", "\(result.output)")
    if let difference = FirstDifference(try Repository.text(path), try playground.text("new.svg")) {
      Issue.record("\(path): make pictures; \(difference)")
    }
  }
}
