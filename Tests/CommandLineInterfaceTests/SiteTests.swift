// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsPicture
import UIDynamicsSceneFormat
import UIDynamicsTemplates
import UIDynamicsTrajectory
import UIDynamicsWeb

@testable import UIDynamicsCommandLineInterface

/// The site as `make site` builds it, served on a separate port.
private final class ServedSite {
  let folder = TestFolder()
  let base: String
  private let server: ChildProcess
  private var isOver = false

  init() throws {
    let made = try ChildProcess(
      ["/bin/bash", ".ci/site", Tool.path, folder("site")],
      folder: FileManager.default.currentDirectoryPath, messages: folder("messages"))
    guard made.wait().code == 0 else {
      throw DrivenBrowser.Failure(description: folder.read("messages") ?? "no site")
    }
    server = try ChildProcess(
      [
        "/usr/bin/timeout", "1800", "/usr/bin/python3", "-u", "-m", "http.server", "0", "--bind",
        "127.0.0.1",
      ],
      folder: folder("site"), output: folder("output"))
    base = try Self.address(folder)
  }

  private static func address(_ folder: TestFolder) throws -> String {
    for _ in 0..<600 {
      let words = folder.read("output")?.split(separator: " ") ?? []
      if words.count > 5, words[4] == "port" { return "http://127.0.0.1:\(words[5])/" }
      usleep(50_000)
    }
    throw DrivenBrowser.Failure(description: "no server")
  }

  func stop() {
    if isOver { return }
    isOver = true
    server.send(SIGTERM)
    _ = server.wait()
  }

  deinit { stop() }
}

@Suite(
  "The site in a browser", .serialized, .highPriority, .timeLimit(.minutes(10)),
  .enabled(if: Browser.isInstalled, "chromium-headless-shell is not installed"),
  .enabled(
    if: FileManager.default.fileExists(atPath: "/usr/bin/python3"), "python3 is not installed"),
  .enabled(
    if: FileManager.default.fileExists(atPath: ".build/web/playground.wasm.gz"),
    "the engine for pages is not compiled: make web"))
struct SiteTests {
  nonisolated(unsafe) private static let shared:
    Result<(site: ServedSite, browser: DrivenBrowser), any Error> = Result {
      let both = (site: try ServedSite(), browser: try DrivenBrowser())
      // Otherwise, the server would outlive the tests.
      atexit { (try? SiteTests.shared.get())?.site.stop() }
      return both
    }

  private let site: ServedSite
  private let browser: DrivenBrowser

  init() throws {
    (site, browser) = try Self.shared.get()
    try browser.show(width: 1280)
  }

  /// Opens the playground and waits until it shows a motion.
  private func play(_ fragment: String = "") throws {
    try browser.open("\(site.base)play.html\(fragment)")
    try browser.wait(until: "window.living && living.shown > 0")
  }

  /// Replaces the text in the editor, and waits for the page to respond.
  private func type(_ text: String) throws {
    let shown = try browser.evaluate("living.shown") as? Int ?? 0
    let quoted = String(decoding: JSONTree.text(text).bytes, as: UTF8.self)
    try browser.evaluate(
      "(living.editor.area.value = \(quoted), living.editor.area.dispatchEvent(new Event('input')), 0)"
    )
    try browser.wait(until: "living.shown > \(shown) && !living.isDirty && !living.working")
  }

  private func text(_ script: String) throws -> String {
    try browser.evaluate(script) as? String ?? ""
  }

  private func expectNothingStrange() {
    #expect(browser.errors == [])
    let others = browser.requests.filter {
      !$0.hasPrefix(site.base) && !$0.hasPrefix("data:") && !$0.hasPrefix("blob:\(site.base)")
    }
    #expect(others == [])
  }

  private static let examples =
    (try? FileManager.default.contentsOfDirectory(atPath: "Examples").filter {
      $0.hasSuffix(".json")
    }) ?? []

  @Test
  func
    `The gallery has a card for every example, with three engines at most, and cards can be thrown`()
    throws
  {
    try browser.open(site.base)
    try browser.wait(until: "window.gallery && document.querySelectorAll('.card.ready').length > 5")
    let canvases = try browser.evaluate("document.querySelectorAll('.card canvas').length") as? Int
    #expect(canvases == Self.examples.count)
    for id in ["card-stack", "newtons-cradle", "snap"] {
      let card = "gallery.cards.find(({ id }) => id === '\(id)')"
      try browser.evaluate(
        "(\(card).element.scrollIntoView({ block: 'center', behavior: 'instant' }), 0)")
      try browser.wait(until: "\(card).run")
      // Pauses the motions, so no item moves away from the pointer.
      try browser.evaluate("(gallery.set(true), 0)")
      let place = try #require(
        try browser.evaluate(
          "(() => { const { stage } = \(card); const { left, top, width, height } = stage.box.getBoundingClientRect();"
            + " const [x, y, w, h] = stage.camera.box; const [a, b] = stage.actors.findLast(({ at }) => at && at[1] > 0).at;"
            + " return [left + width / 2 + (a - x - w / 2) / stage.pixel, top + height / 2 + (b - y - h / 2) / stage.pixel]; })()"
        ) as? [NSNumber])
      try browser.evaluate(
        "(\(card).hand.ended = (end) => { \(card).ends = [...(\(card).ends ?? []), Object.keys(end).join()]; }, 0)"
      )
      try browser.drag(from: (place[0].doubleValue, place[1].doubleValue), by: (30, -20))
      try browser.wait(until: "\(card).ends?.includes('')")
      #expect(try text("\(card).ends.join(' ')") == "stroke ")
    }
    #expect(try browser.evaluate("gallery.cards[0].engines.touched.length") as? Int == 2)
    expectNothingStrange()
  }

  @Test
  func `A mistake is marked where it is, with a hint, and goes when it is corrected`() throws {
    try play("#example=new")
    let scene = try text("living.editor.text")
    #expect(scene == SceneTemplate.square.text)
    try type(scene.replacing("\"square\", \"frame\"", with: "\"square\", \"frmae\""))
    let problem = "living.problems[0]"
    #expect(
      try text("[\(problem).severity, \(problem).code, \(problem).hint].join()")
        == "error,unknown-key,did you mean \"frame\"?")
    #expect(try text("document.querySelector('.squiggle').textContent") == "\"frmae\"")
    #expect(
      try text("document.querySelector('.squiggle').parentElement.style.top")
        == "calc(7 * var(--line))")
    #expect(try text("String(\(problem).line)") == "8")
    #expect(try text("document.querySelector('.gutter .error').textContent") == "8")
    #expect(try text("document.getElementById('s-count').textContent") == "1 error")
    // A character of two UTF-16 units counts as one column.
    try type(scene.replacing("\"frame\"", with: #""look": { "label": "🙂é" }, "frmae""#))
    #expect(try text("document.querySelector('.squiggle').textContent") == "\"frmae\"")
    try type(scene)
    #expect(try browser.evaluate("living.problems.length") as? Int == 0)
    expectNothingStrange()
  }

  @Test
  func `A link holds the scene, and links that are no scenes are refused`() throws {
    try play("#example=pinball")
    let scene = try text("living.editor.text").replacing("Pinball", with: "Flipper 🙂 \\u0041 é")
    try type(scene)
    try browser.evaluate("living.copyLink()")
    let link = try text("location.hash")
    #expect(link.hasPrefix("#scene="))
    #expect(link.count < scene.count)
    try browser.evaluate("(sessionStorage.clear(), living.remember = () => {}, 0)")
    try play(link)
    #expect(try text("living.editor.text") == scene)
    expectNothingStrange()

    let bomb = try text(
      "import('./links.mjs').then(({ pack }) => pack('[0,'.repeat(30_000_000)))")
    for (fragment, words) in [
      ("%%%", "damaged"), ("AAAA", "damaged"), (link.dropFirst(7).dropLast(9), "damaged"),
      (bomb[...], "larger than 256 KiB"),
    ] as [(Substring, String)] {
      try browser.evaluate("(sessionStorage.clear(), living.remember = () => {}, 0)")
      try play("#scene=\(fragment)")
      #expect(
        try text("document.getElementById('s-notice').textContent").contains(words),
        "\(fragment.prefix(20))")
    }
    try browser.evaluate("(sessionStorage.clear(), living.remember = () => {}, 0)")
    try play("#example=../../etc/passwd")
    #expect(try text("document.getElementById('s-notice').textContent").contains("no such example"))
    #expect(try browser.evaluate("living.player.runs[0].count > 10") as? Bool == true)
  }

  @Test
  func `Files that are not text are refused, and the scene stays`() throws {
    try play("#example=snap")
    let scene = try text("living.editor.text")
    for bytes in [
      "new Uint8Array([137, 80, 78, 71, 0, 255])", "'a\\0b'", "'x'.repeat(263_000)",
      "'\\n'.repeat(10_000)",
    ] {
      try browser.evaluate("living.read(new File([\(bytes)], 'a.json'))")
      #expect(
        try text("document.getElementById('s-notice').textContent").hasPrefix(
          "“a.json” cannot be opened: "))
      #expect(try text("living.editor.text") == scene)
    }
    try browser.evaluate("living.read(new File(['[1]\\r\\n'], 'b.json'))")
    #expect(try text("living.editor.text") == "[1]\n")
    #expect(try browser.evaluate("living.problems.length > 0") as? Bool == true)
    expectNothingStrange()
  }

  @Test
  func `A long text keeps the page quick, and a longer one is not pasted`() throws {
    try play("#example=snap")
    let scene = try text("living.editor.text")
    try type("{\n" + Array(repeating: "\"a\": 1", count: 9990).joined(separator: ",\n") + "}")
    #expect(try browser.evaluate("living.problems.length > 50") as? Bool == true)
    let numbers = "document.querySelectorAll('.numbers span')"
    #expect(try browser.evaluate("\(numbers).length < 80") as? Bool == true)
    try browser.evaluate("(living.editor.area.scrollTop = 1e6, 0)")
    try browser.wait(until: "[...\(numbers)].at(-1).textContent === '9991'")
    for (count, isTaken) in [(30, true), (300_000, false)] {
      let paste =
        "(() => { const data = new DataTransfer(); data.setData('text/plain', ' '.repeat(\(count)));"
        + " return living.editor.area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, cancelable: true })); })()"
      #expect(try browser.evaluate(paste) as? Bool == isTaken)
    }
    #expect(try text("document.getElementById('s-notice').textContent").contains("256 KiB"))
    try type(scene)
    expectNothingStrange()
  }

  @Test
  func `A thrown stroke is in the text, which plays the same, here and natively`() throws {
    try play("#example=card-stack")
    let scene = try text("living.editor.text")
    try browser.evaluate("(uidyn.pause(), uidyn.seek(0.1), 0)")
    try browser.drag("#stage", by: (60, -20))
    try browser.wait(until: "living.touches === 1")
    let state = try text("document.getElementById('w-state').textContent")
    #expect(state.hasPrefix("Replayed from the scene: identical, "))
    let kept = try text("living.editor.text")
    #expect(kept != scene)
    // A stroke that begins before the scene's three strokes replaces them.
    #expect(!kept.contains("\"strokes\"") && kept.contains("\"touches\": [["))
    let native = PageSession(PageScene(Array(kept.utf8), name: "scene.json")).digestLines
    #expect(native.count > 17)
    #expect(try text("living.engine.digests") == native)
    // Editing the text afterward does not add the stroke a second time.
    try type(kept.replacing("Card stack", with: "Card pile"))
    #expect(try text("living.editor.text") == kept.replacing("Card stack", with: "Card pile"))
    expectNothingStrange()
  }

  @Test(arguments: [
    "bouncing-square", "tear-off", "position-to-bounds", "shade-cancel", "scrolling-list",
  ])
  func `Rows are those that uidyn run writes`(_ name: String) throws {
    try play("#example=\(name)")
    for format in ["csv", "jsonl"] {
      let rows = try text("living.rows(\(format == "csv"))")
      let native = cli("run \(Example.path(name + ".json")) --quiet --format \(format)").output
      #expect(native.count > 1000)
      #expect(rows == native)
    }
    expectNothingStrange()
  }

  @Test
  func `Nothing of a scene becomes markup`() throws {
    try play("#example=new")
    let mark = #"</script></textarea><img src=x onerror=hacked=1><svg onload=hacked=1>"#
    let scene = SceneTemplate.square.text.replacing("A square falls", with: mark)
      .replacing("how much the square bounces", with: mark)
    let valid = scene.replacing("\"square\"", with: "\"\(mark)\"").replacing(
      "square.center.y", with: "0")
    for text in [
      valid.replacing("> 600", with: "== 0 || '\(mark)' != ''"),
      scene.replacing("\"frame\"", with: "\"\(mark)\""),
      scene.replacing("=elasticity", with: "=\(mark)"), scene + mark, mark,
    ] {
      try type(text)
      #expect(try browser.evaluate("window.hacked === undefined") as? Bool == true)
      let strange =
        "document.querySelectorAll('#s-halves :is(img, script), [onerror], [onload]').length"
      #expect(try browser.evaluate(strange) as? Int == 0)
    }
    #expect(try browser.evaluate("living.problems.length > 0") as? Bool == true)
    expectNothingStrange()
  }

  @Test
  func `A trap is reported, and a browser without WebAssembly says so`() throws {
    try play("#example=snap")
    let trap =
      "(() => { const engine = living.far = living.near; engine.wasm = { ...engine.wasm, start() { throw new WebAssembly.RuntimeError('unreachable'); } }; })()"
    try browser.evaluate(trap)
    try type(try text("living.editor.text") + " ")
    #expect(
      try text("document.getElementById('w-what').textContent") == "The engine stopped: unreachable"
    )
    try type(try text("living.editor.text") + " ")
    #expect(try browser.evaluate("document.getElementById('w-problem').hidden") as? Bool == true)
    let words = try text(
      "import('./site.mjs').then(({ loadModule }) => { const { WebAssembly } = globalThis; delete globalThis.WebAssembly;"
        + " return loadModule().catch(({ message }) => message).finally(() => { globalThis.WebAssembly = WebAssembly; }); })"
    )
    #expect(words.contains("no WebAssembly"))
  }

  @Test(arguments: [(390, true), (1280, false)])
  func `A phone has tabs, and a wide window both halves`(_ width: Int, _ hasTabs: Bool) throws {
    try browser.show(width: width)
    try play("#example=card-stack")
    func isShown(_ id: String) throws -> Bool {
      try browser.evaluate("document.getElementById('\(id)').checkVisibility()") as? Bool ?? false
    }
    #expect(try isShown("s-tabs") == hasTabs)
    #expect(try isShown("stage"))
    #expect(try isShown("s-area") == !hasTabs)
    if hasTabs {
      try browser.drag("#s-tab-text")
      #expect(try isShown("s-area"))
      #expect(try !isShown("stage"))
    }
    let overflow = try browser.evaluate("document.documentElement.scrollWidth - innerWidth") as? Int
    #expect(overflow == 0)
  }

  @Test
  func `The site works when its server is gone`() throws {
    let site = try ServedSite()
    try browser.open("\(site.base)play.html#example=rope")
    try browser.wait(
      until: "window.living && living.hasMotion && navigator.serviceWorker.controller")
    site.stop()
    try browser.open("\(site.base)play.html#example=confetti")
    try browser.wait(until: "window.living && living.hasMotion && living.name === 'confetti.json'")
    try browser.open(site.base)
    try browser.wait(until: "window.gallery && document.querySelector('.card.ready')")
  }
}
