// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// A scene that takes too long to wait for.
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
    // While a page reloads, the element is missing for a moment.
    try browser.wait(
      until: "(document.getElementById('w-state') || {}).textContent === '\(words)'")
  }

  @Test("A save that takes long is told of over the old motion in grey, and the next overtakes it")
  func slowSave() throws {
    try noteProblems()
    tool.folder.write("scene.json", WatchTool.slowScene())
    try waitForState("computing the saved scene … Showing the last version that worked")
    #expect(try isStale() && x() == 35)
    tool.folder.write("scene.json", Self.scene.replacing("25 + way", with: "30 + way"))
    try browser.wait(until: "Math.abs(uidyn.runs[0].value(0, 0, 0) - 40) < 1e-3")
    #expect(try !isStale() && text("w-state").contains("(computed in "))
    #expect(try problems() == "")
    #expect(browser.errors == [])
  }

  @Test("A page that is loaded again does not wait for a run of before")
  func again() throws {
    tool.folder.write("scene.json", WatchTool.slowScene())
    try waitForState("computing the saved scene … Showing the last version that worked")
    try browser.evaluate("setTimeout(() => location.reload())")
    // It has no earlier picture: it is the new page, which did not have to wait for the old request.
    try waitForState("computing the scene …")
    let came =
      try browser.evaluate("performance.getEntriesByType('navigation')[0].responseStart") as? Double
    #expect(try #require(came) < 8000, "ms; the run of before is given up after 10 s only")
    tool.folder.write("scene.json", Self.scene)
    try browser.wait(until: "window.uidyn && uidyn.master && watch.shown > 0")
    #expect(try x() == 35 && text("w-what") == "")
    #expect(browser.errors == [])
  }

  @Test("A value that takes long to play is told of too, and the next value overtakes it")
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
    try waitForState("computing these values … Showing the last version that worked")
    #expect(try isStale())
    try want(0.2)
    try browser.wait(until: "uidyn.end > 0.19")
    #expect(try !isStale() && text("w-state").hasPrefix("0.2 s "))
    #expect(try problems() == "")
    #expect(browser.errors == [])
  }
}
