// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsPicture
import UIDynamicsSceneFormat
import UIDynamicsTrajectory
import UIDynamicsWeb

@testable import UIDynamicsCommandLineInterface

/// Pages that contain the engine, tested in a browser with real pointer events.
@Suite(
  "Interactive pages", .serialized, .highPriority, .timeLimit(.minutes(10)),
  .enabled(if: Browser.isInstalled, "chromium-headless-shell is not installed"),
  .enabled(if: WebModule.bytes != nil, "the engine for pages is not compiled: make web"))
struct LivingPageTests {
  private static func page(_ scene: [UInt8], in folder: TestFolder) throws -> String {
    let loading = SceneLoader.load(scene, name: "scene.json")
    let source = try #require(loading.scene)
    let motion = try ScenePicture.play(source, named: "scene.json", shouldStop: { false }).motion
    let living = LivingScene(name: "scene.json", text: scene)
    let engine = Array(try #require(WebModule.bytes))
    var buffer = ByteBuffer()
    PlayerPage([motion], living: (living, engine)).write(to: &buffer)
    try Data(buffer.bytes).write(to: URL(fileURLWithPath: folder("page.html")))
    return folder("page.html")
  }

  /// Returns the window position of the topmost item, or a position near the top edge if the item is off-screen.
  private static let position = """
    (() => { const { stage } = uidyn; const { left, top, width, height } = stage.box.getBoundingClientRect();
      const [x, y, w, h] = stage.camera.box; const { at } = stage.actors.findLast((actor) => actor.at);
      const [a, b] = at[1] < 0 ? [187, 30] : at;
      return [left + width / 2 + (a - x - w / 2) / stage.pixel, top + height / 2 + (b - y - h / 2) / stage.pixel]; })()
    """

  @Test(
    "A throw in the page gives the same run as the saved scene, in the page and natively",
    arguments: ["card-stack", "flick", "snap", "shade-present", "newtons-cradle"])
  func throwing(_ name: String) throws {
    let folder = TestFolder()
    let scene = Array(try #require(FileManager.default.contents(atPath: "Examples/\(name).json")))
    try Browser.drive(Self.page(scene, in: folder)) { browser in
      try browser.wait(until: "window.living && living.shown")
      try browser.evaluate("uidyn.pause(), uidyn.seek(0.1), 0")
      let position = try #require(try browser.evaluate(Self.position) as? [NSNumber])
      try browser.drag(from: (position[0].doubleValue, position[1].doubleValue), by: (25, -30))
      try browser.wait(until: "living.touches === 1")
      #expect(try browser.evaluate("living.last.replayed.same") as? Bool == true)
      let kept = try browser.evaluate("living.engine.text") as? String ?? ""
      #expect(kept != String(decoding: scene, as: UTF8.self))
      let digests = try browser.evaluate("living.engine.digests")
      let native = PageSession(PageScene(Array(kept.utf8), name: "scene.json")).digestLines
      #expect(native.count > 17)
      #expect(digests as? String == native)
      #expect(browser.errors == [])
      #expect(browser.requests.allSatisfy { $0.hasPrefix("file:") || $0.hasPrefix("data:") })
    }
  }

  private static let photo = """
    {
      "referenceView": { "size": [375, 667] },
      "views": [{ "id": "photo", "frame": [60, 200, 260, 260] }],
      "behaviors": [
        { "type": "dynamicItem", "items": ["photo"], "resistance": 4 },
        { "type": "snap", "id": "home", "item": "photo", "snapPoint": [187.5, 330] }],
      "gestures": [{ "id": "zoom", "type": "pinch", "view": "photo", "touches": [[8, 80, 80, 120, 80], [8.1, 60, 80, 140, 80]] },
        { "id": "turn", "type": "rotation", "view": "photo", "touches": [[8, 80, 80, 120, 80], [8.1, 60, 80, 140, 80]] }],
      "events": [{ "on": ["zoom.changed"], "do": [{ "set": "photo.angle", "to": "=touch.scale / 10" }] },
        { "on": ["turn.ended"], "do": [{ "removeBehavior": "home" }] }]
    }
    """

  @Test(
    "Two fingers pinch and rotate, and an interrupted touch cancels the gesture",
    arguments: [false, true])
  func twoFingers(_ isCancelled: Bool) throws {
    let folder = TestFolder()
    try Browser.drive(Self.page(Array(Self.photo.utf8), in: folder)) { browser in
      try browser.wait(until: "window.living && living.shown")
      try browser.evaluate("uidyn.pause(), uidyn.seek(0.05), 0")
      let position = try #require(try browser.evaluate(Self.position) as? [NSNumber])
      let (x, y) = (position[0].doubleValue, position[1].doubleValue)
      let fingers = (0...6).map { step in
        [(x - 30 - Double(step) * 6, y), (x + 30 + Double(step) * 6, y + Double(step) * 5)]
      }
      try browser.touch([[fingers[0][0]]] + fingers, isCancelled: isCancelled)
      try browser.wait(until: "living.touches === 1")
      #expect(try browser.evaluate("living.last.replayed.same") as? Bool == true)
      let scene = "JSON.parse(living.engine.text).gestures"
      #expect(
        try browser.evaluate("\(scene).map(({ ends }) => ends ?? 'ended').join()") as? String
          == (isCancelled ? "cancelled,cancelled" : "ended,ended"))
      let sizes = "\(scene).flatMap(({ touches }) => touches.map((point) => point.length)).join('')"
      let lengths = try browser.evaluate(sizes) as? String ?? ""
      #expect(lengths.count > 6 && lengths.allSatisfy { $0 == "5" }, "\(lengths)")
      #expect(try browser.evaluate("uidyn.stage.camera.zoom") as? Double == 1)
      #expect(browser.errors == [])
    }
  }

  @Test("Strokes can be listed, renamed and removed, which restores the original scene")
  func strokes() throws {
    let folder = TestFolder()
    let scene = try #require(FileManager.default.contents(atPath: "Examples/snap.json"))
    try Browser.drive(Self.page(Array(scene), in: folder)) { browser in
      try browser.wait(until: "window.living && living.shown")
      for count in 1...2 {
        try browser.evaluate("uidyn.pause(), uidyn.seek(\(count) / 4), 0")
        let position = try #require(try browser.evaluate(Self.position) as? [NSNumber])
        try browser.drag(from: (position[0].doubleValue, position[1].doubleValue), by: (25, -30))
        try browser.wait(until: "living.touches === \(count)")
      }
      let entries = "document.querySelectorAll('#w-strokes input')"
      #expect(try browser.evaluate("\(entries).length") as? Int == 2)
      #expect(
        try browser.evaluate(
          "/ s · \\d+ pt\\/s/.test(document.querySelector('#w-strokes small').textContent)")
          as? Bool == true)
      let digest = try browser.evaluate("living.last.digest") as? String
      try browser.evaluate(
        "(() => { const name = \(entries)[0]; name.value = 'my flick'; name.onchange(); })()")
      try browser.wait(until: "!living.working && living.engine.text.includes('\"my-flick\"')")
      #expect(try browser.evaluate("living.last.digest") as? String == digest)
      for left in [1, 0] {
        try browser.evaluate("document.querySelector('#w-strokes li button:last-child').click()")
        try browser.wait(until: "!living.working && \(entries).length === \(left)")
      }
      #expect(
        try browser.evaluate("living.engine.text") as? String
          == String(decoding: scene, as: UTF8.self))
      #expect(browser.errors == [])
    }
  }

  @Test("The page turns a result into expectations, which hold in the next run")
  func test() throws {
    let folder = TestFolder()
    let scene = try #require(FileManager.default.contents(atPath: "Examples/snap.json"))
    try Browser.drive(Self.page(Array(scene), in: folder)) { browser in
      try browser.wait(until: "window.living && living.shown")
      let before =
        try browser.evaluate("document.querySelectorAll('#expectations li').length") as? Int ?? 0
      try browser.evaluate("document.getElementById('w-test').click()")
      try browser.wait(until: "document.getElementById('w-answer').textContent.startsWith('Added')")
      let passed = try browser.evaluate("document.querySelectorAll('#expectations .passed').length")
      #expect(passed as? Int ?? 0 >= before + 2)
      #expect(
        try browser.evaluate("document.querySelectorAll('#expectations .failed').length") as? Int
          == 0)
      #expect(browser.errors == [])
    }
  }

  @Test("A crash of the engine is reported, and the page continues with a new engine")
  func trap() throws {
    let folder = TestFolder()
    let scene = Array(try #require(FileManager.default.contents(atPath: "Examples/snap.json")))
    try Browser.drive(Self.page(scene, in: folder)) { browser in
      try browser.wait(until: "window.living && living.shown")
      let script =
        "(() => { const engine = living.near; living.use(engine); engine.wasm = { ...engine.wasm, start() { throw new WebAssembly.RuntimeError('unreachable'); } };"
        + " try { engine.start(); return ''; } catch ({ message }) { return message; } })()"
      #expect(try browser.evaluate(script) as? String == "The engine stopped: unreachable")
      #expect(try browser.evaluate("living.refresh('it')") == nil)
      #expect(try text(browser, "w-what") == "")
      #expect(try browser.evaluate("living.last.status") as? String == "stasis")
    }
  }

  private func text(_ browser: DrivenBrowser, _ id: String) throws -> String? {
    try browser.evaluate("document.getElementById('\(id)').textContent") as? String
  }

  /// Installs a worker that never responds, so the page must replace it at the next change.
  private static let hanging = """
    (living.good ??= living.far.address, living.use(living.far), living.refresh("it"),
      living.far.address = URL.createObjectURL(new Blob(["onmessage = () => { for (;;); }"])), living.far.stop(""), 0)
    """

  @Test("A tick that never ends leaves the page usable, and a new worker replaces the old one")
  func runaway() throws {
    let folder = TestFolder()
    let scene = Array(try #require(FileManager.default.contents(atPath: "Examples/snap.json")))
    try Browser.drive(Self.page(scene, in: folder)) { browser in
      try browser.wait(until: "window.living && living.shown")
      try browser.wait(until: "living.far.worker && !living.working")
      let shown = try browser.evaluate("living.shown") as? Int ?? 0
      try browser.evaluate(Self.hanging)
      try browser.wait(until: "living.shown > \(shown)")
      try browser.evaluate("(living.refresh('the scene'), 0)")
      try browser.wait(until: "living.isSlow")
      let state = try text(browser, "w-state") ?? ""
      #expect(state == "Computing the scene … Showing the last version that worked")
      try browser.evaluate("(living.far.address = living.good, living.startOver(), 0)")
      try browser.wait(until: "!living.working")
      #expect(try text(browser, "w-state")?.hasPrefix("Drag anything") == true)
      #expect(browser.errors == [])
    }
  }
}
