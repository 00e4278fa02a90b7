// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Tests of a scene that takes too long to wait for.
extension WatchPageTests {
  private func noteProblems() throws {
    try browser.evaluate(
      """
      window.problems = [];
      new MutationObserver(() => problems.push(document.getElementById('w-what').textContent))
        .observe(document.getElementById('w-what'), { childList: true });
      """)
  }

  private func problems() throws -> String? {
    try browser.evaluate("problems.join('')") as? String
  }

  private func waitForState(_ words: String) throws {
    // While a page reloads, the element is briefly missing.
    try browser.wait(
      until: "(document.getElementById('w-state') || {}).textContent === '\(words)'")
  }

  @Test("A slow save is reported over the previous motion in gray, and the next save replaces it")
  func slowSave() throws {
    try noteProblems()
    tool.folder.write("scene.json", WatchTool.slowScene())
    try waitForState("Computing the scene … Showing the last version that worked")
    #expect(try isStale() && x() == 35)
    tool.folder.write("scene.json", Self.scene.replacing("25 + way", with: "30 + way"))
    try browser.wait(until: "Math.abs(uidyn.runs[0].value(0, 0, 0) - 40) < 1e-3")
    #expect(try !isStale() && text("w-state").contains("(Computed in "))
    #expect(try problems() == "")
    #expect(browser.errors == [])
  }

  @Test("A slow value is reported as well, and the next value replaces it")
  func slowValue() throws {
    tool.folder.write(
      "scene.json",
      WatchTool.slowScene(of: 60).replacing(
        #""timeLimit": 3600"#, with: #""timeLimit": "=seconds""#
      )
      .replacing("{", with: #"{ "parameters": { "seconds": 0.1 },"#, maxReplacements: 1))
    let field = "document.querySelector('#w-parameters input')"
    try browser.wait(until: "(\(field) || {}).ariaLabel === 'seconds' && uidyn.end < 0.2")
    try noteProblems()
    func want(_ seconds: Double) throws {
      try browser.evaluate(
        "\(field).value = \(seconds); \(field).dispatchEvent(new Event('input'))")
    }
    try want(3600)
    try waitForState("Computing these values … Showing the last version that worked")
    #expect(try isStale())
    try want(0.2)
    try browser.wait(until: "uidyn.end > 0.19")
    #expect(try !isStale() && text("w-state").contains("(Computed in "))
    #expect(try problems() == "")
    #expect(browser.errors == [])
  }
}
