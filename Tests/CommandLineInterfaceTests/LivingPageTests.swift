// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsPicture
import UIDynamicsSceneFormat
import UIDynamicsTrajectory
import UIDynamicsWeb

@testable import UIDynamicsCommandLineInterface

private enum WebModule {
  static let bytes = FileManager.default.contents(atPath: ".build/web/uidynamics.wasm.gz")
}

@Suite(
  "A page that can be touched", .serialized, .timeLimit(.minutes(10)),
  .enabled(if: Browser.isInstalled, "chromium-headless-shell is not installed"),
  .enabled(if: WebModule.bytes != nil, "the engine for pages is not compiled: make web"))
struct LivingPageTests {
  private static func page(_ scene: [UInt8], in folder: TestFolder) throws -> String {
    let loading = SceneLoader.load(scene, name: "scene.json")
    let source = try #require(loading.scene)
    let motion = try ScenePicture.play(source, named: "scene.json", shouldStop: { false }).motion
    let living = LivingScene(
      name: "scene.json", text: scene, values: [], engine: Array(try #require(WebModule.bytes)))
    var buffer = ByteBuffer()
    PlayerPage([motion], scene: living).write(to: &buffer)
    try Data(buffer.bytes).write(to: URL(fileURLWithPath: folder("page.html")))
    return folder("page.html")
  }

  /// The window position of the topmost item, or a place near the top edge if it is off-screen.
  private static let place = """
    (() => { const { stage } = uidyn; const { left, top, width, height } = stage.box.getBoundingClientRect();
      const [x, y, w, h] = stage.camera.box; const { at } = stage.actors.findLast((actor) => actor.at);
      const [a, b] = at[1] < 0 ? [187, 30] : at;
      return [left + width / 2 + (a - x - w / 2) / stage.pixel, top + height / 2 + (b - y - h / 2) / stage.pixel]; })()
    """

  @Test(
    "What is thrown in the page is the run of the scene that it keeps, in the page and natively",
    arguments: ["card-stack", "flick", "snap", "shade-present", "newtons-cradle"])
  func throwing(_ name: String) throws {
    let folder = TestFolder()
    let scene = Array(try #require(FileManager.default.contents(atPath: "Examples/\(name).json")))
    try Browser.drive(Self.page(scene, in: folder)) { browser in
      try browser.wait(until: "window.living && living.hand")
      try browser.evaluate("uidyn.pause(), uidyn.seek(0.1), 0")
      let place = try #require(try browser.evaluate(Self.place) as? [NSNumber])
      try browser.drag(from: (place[0].doubleValue, place[1].doubleValue), by: (25, -30))
      try browser.wait(until: "living.touches === 1")
      #expect(try browser.evaluate("living.last.same") as? Bool == true)
      let kept = try browser.evaluate("living.engine.text") as? String ?? ""
      #expect(kept != String(decoding: scene, as: UTF8.self))
      let digests = try browser.evaluate("(living.engine.call('digests'), living.engine.answer)")
      let native = PageSession(Array(kept.utf8), name: "scene.json").digestLines
      #expect(native.count > 17)
      #expect(digests as? String == native)
      #expect(browser.errors == [])
      #expect(browser.requests.allSatisfy { $0.hasPrefix("file:") || $0.hasPrefix("data:") })
    }
  }

  @Test("A trap is reported, and the page goes on with a new engine")
  func trap() throws {
    let folder = TestFolder()
    let scene = Array(try #require(FileManager.default.contents(atPath: "Examples/snap.json")))
    try Browser.drive(Self.page(scene, in: folder)) { browser in
      try browser.wait(until: "window.living && living.hand")
      let script =
        "(() => { living.engine.wasm = { ...living.engine.wasm, play() { throw new WebAssembly.RuntimeError('unreachable'); } };"
        + " try { living.engine.play(); return ''; } catch ({ message }) { return message; } })()"
      #expect(try browser.evaluate(script) as? String == "The engine stopped: unreachable")
      #expect(try browser.evaluate("Boolean(living.engine.play().motion)") as? Bool == true)
    }
  }
}
