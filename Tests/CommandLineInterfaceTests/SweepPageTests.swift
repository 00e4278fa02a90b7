// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("The page of a sweep", .timeLimit(.minutes(30)))
struct SweepPageTests {
  private static let scene = #"""
    { "title": "</script>Card", "parameters": { "damping": { "value": 0.4, "min": 0, "max": 1 } },
      "referenceView": { "size": [300, 400] },
      "views": [ { "id": "card", "center": [60, 60], "size": [80, 60] } ],
      "behaviors": [ { "type": "snap", "item": "card", "snapPoint": [200, 300], "damping": "=damping" } ] }
    """#

  private func page(_ words: String..., in folder: TestFolder) -> CommandResult {
    folder.write("s.json", Self.scene)
    return cli(["sweep", folder("s.json"), "-o", folder("tries.html"), "-q"] + words)
  }

  @Test(
    "Cases play side by side with the best one first, and a case can be enlarged",
    .enabled(if: Browser.isInstalled, "chromium-headless-shell is not installed"))
  func cases() throws {
    let folder = TestFolder()
    let result = page("--vary", "damping=0.2,0.5,0.9", "--best", "settleTime", in: folder)
    #expect(result.code == .success, "\(result)")
    let lines = cli([
      "sweep", folder("s.json"), "--vary", "damping=0.2,0.5,0.9", "--best", "settleTime", "-q",
    ])
    let best = try #require(lines.messages.firstMatch(of: /best: case ([0-9]),/)?.output.1)
    try Browser.drive(folder("tries.html")) { browser in
      func text(_ script: String) throws -> String { try browser.evaluate(script) as? String ?? "" }
      #expect(try text("String(document.querySelectorAll('#cases figure').length)") == "3")
      let values = ["1": "0.2", "2": "0.5", "3": "0.9"]
      #expect(
        try text("document.querySelector('#cases b').textContent")
          == "★ damping = \(values[String(best)] ?? "")")
      let metrics = try text(
        "[...document.querySelectorAll('.metric')].map((one) => one.textContent).join()")
      #expect(metrics.split(separator: ",").count { $0.hasSuffix(" s") } == 6, "\(metrics)")
      #expect(
        try text("document.getElementById('heading').textContent") == "</script>Card: 3 cases")
      #expect(
        try text(
          "String([...document.querySelectorAll('.stage')].every((stage) => new Set([...stage.children].map("
            + "(layer) => JSON.stringify(layer.getBoundingClientRect()))).size === 1))")
          == "true")
      // A single clock drives all cases.
      try browser.evaluate("uidyn.pause(), uidyn.seek(0.1)")
      #expect(
        try text(
          "String(new Set([...document.querySelectorAll('#cases canvas')].map((one) => one.toDataURL())).size)"
        ) == "3")
      try browser.drag("#cases button")
      #expect(try text("String(document.documentElement.classList.contains('all'))") == "false")
      #expect(try text("String(document.getElementById('stage').checkVisibility())") == "true")
      #expect(
        try text("document.getElementById('heading').textContent")
          .hasPrefix("</script>Card: ★ damping = \(values[String(best)] ?? "") · settleTime "))
      try browser.drag("#all")
      #expect(try text("String(document.documentElement.classList.contains('all'))") == "true")
      #expect(browser.errors == [])
    }
  }

  @Test("A page with more than 64 cases is rejected, and nothing is written")
  func most() {
    let folder = TestFolder()
    let result = page("--vary", "damping=range(0,0.65,0.01)", in: folder)
    #expect(result.code == .usage)
    #expect(result.messages.contains("a page shows at most 64 cases"))
    #expect(!FileManager.default.fileExists(atPath: folder("tries.html")))
  }
}
