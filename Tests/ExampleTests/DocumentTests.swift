// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

/// Runs the executable blocks of the pages, which `MarkdownPage` describes.
@Suite("Examples and output in the documentation", .timeLimit(.minutes(30)))
struct DocumentTests {
  @Test(
    "Every scene in a page is valid, has no warnings, and runs", arguments: try MarkdownPage.all())
  func scenes(_ page: MarkdownPage) {
    for block in page.blocks("json", "scene") {
      let validation = cli("validate -", input: block.text)
      #expect(validation.messages == "<stdin>: valid\n", "\(page.place(block))")
      let run = cli("run -", input: block.text)
      #expect(run.code == .success && run.messages == "", "\(page.place(block)): \(run.messages)")
    }
  }

  @Test("Every command in a page prints the output shown", arguments: try MarkdownPage.all())
  func transcripts(_ page: MarkdownPage) throws {
    let playground = try playground(for: page)
    for block in page.blocks("console") {
      for entry in Transcript(block.lines).entries {
        let result = try playground.shell(try entry.expanded())
        if let difference = entry.difference(from: result.output) {
          Issue.record("\(page.place(block)): $ \(entry.command): \(difference)")
        }
      }
    }
  }

  @Test("Every command that a page suggests succeeds", arguments: try MarkdownPage.all())
  func commands(_ page: MarkdownPage) throws {
    let playground = try playground(for: page)
    for block in page.blocks("sh", "run") {
      if let missing = PlotProgram.missing(in: block.text) {
        print("\(page.place(block)): not tried, because \(missing) is missing")
        continue
      }
      let result = try playground.shell("set -e\n" + block.text)
      #expect(result.status == 0, "\(page.place(block)): \(result.output)")
    }
  }

  @Test("Swift code in a page equals the compiled code", arguments: try MarkdownPage.all())
  func snippets(_ page: MarkdownPage) throws {
    for block in page.blocks("swift") where block.words.count > 1 {
      let compiled = try Snippet.text(of: block.words[1])
      if let difference = FirstDifference(compiled, block.text) {
        Issue.record("\(page.place(block)), against \(block.words[1]): \(difference)")
      }
    }
  }

  @Test("Every link within the repository has a target", arguments: try MarkdownPage.all())
  func links(_ page: MarkdownPage) throws {
    for link in page.links where !link.target.contains("://") {
      let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target = resolve(String(parts[0]), from: page.path)
      guard Repository.exists(target) else {
        Issue.record("\(page.path):\(link.line): there is no \(target)")
        continue
      }
      if parts.count == 2 {
        let fragments = try MarkdownPage(target).fragments
        #expect(fragments.contains(String(parts[1])), "\(page.path):\(link.line): \(link.target)")
      }
    }
  }

  @Test("README.md has at most 900 words and at most 20 links for further reading")
  func shortness() throws {
    let text = try Repository.text("README.md")
    #expect(text.split(whereSeparator: \.isWhitespace).count <= 900)
    let links = try #require(text.components(separatedBy: "## Further reading").last)
    #expect(links.components(separatedBy: "](").count - 1 <= 20)
    #expect(text.contains("](docs/README.md)"))
  }

  @Test("Every page can be reached from README.md")
  func reachability() throws {
    var (reached, frontier) = (Set(["README.md"]), ["README.md"])
    while let path = frontier.popLast() {
      for link in try MarkdownPage(path).links where !link.target.contains("://") {
        let target = resolve(String(link.target.prefix { $0 != "#" }), from: path)
        guard target.hasSuffix(".md"), Repository.exists(target) else { continue }
        if reached.insert(target).inserted { frontier.append(target) }
      }
    }
    #expect(try Repository.pages().filter { !reached.contains($0) } == [])
  }

  private func playground(for page: MarkdownPage) throws -> Playground {
    let playground = try Playground()
    for block in page.blocks("json") where block.words.count > 2 {
      try playground.write(block.words[2], block.text)
    }
    return playground
  }

  /// Returns the path that a link leads to; an empty target means the page itself.
  private func resolve(_ target: String, from page: String) -> String {
    if target.isEmpty { return page }
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in target.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }
}
