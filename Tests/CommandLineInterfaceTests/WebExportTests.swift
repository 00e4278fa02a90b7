// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsSceneFormat
import UIDynamicsTemplates

@testable import UIDynamicsCommandLineInterface

/// Exported modules in a browser, with real pointer events.
@Suite(
  "Web exports", .serialized, .highPriority, .timeLimit(.minutes(10)),
  .enabled(if: Browser.isInstalled, "chromium-headless-shell is not installed"))
struct WebExportTests {
  private typealias Rows = [String: [Int: [Double]]]

  private static func template(_ name: String) throws -> String {
    try #require(SceneTemplate(rawValue: name)).text
  }

  /// Removes the strokes and expectations from a scene, because the module ignores them.
  private static func withoutStrokes(_ scene: String) throws -> String {
    var root = try #require(
      try JSONSerialization.jsonObject(with: Data(scene.utf8)) as? [String: Any])
    root["expect"] = nil
    root["gestures"] = (root["gestures"] as? [[String: Any]])?.map { gesture in
      gesture.filter { !["touches", "strokes", "recording", "ends"].contains($0.key) }
    }
    let data = try JSONSerialization.data(withJSONObject: root)
    return String(decoding: data, as: UTF8.self)
  }

  private static func ids(of scene: String) throws -> [String] {
    try #require(SceneLoader.load(Array(scene.utf8), name: "s").scene).itemIDs
  }

  /// Returns x, y, angle, width, height, and alpha by item and tick.
  private static func rows(of scene: String, in folder: TestFolder) throws -> Rows {
    let path = folder.write("played.json", scene)
    let columns = "tick,item,x,y,angle,width,height,alpha"
    let result = cli(["run", path, "-q", "--no-expect", "--format", "csv", "--columns", columns])
    try #require(result.code == .success, "\(result.messages)")
    var rows: Rows = [:]
    for line in result.lines.dropFirst() {
      let fields = line.split(separator: ",").map(String.init)
      rows[fields[1], default: [:]][Int(fields[0]) ?? 0] = fields[2...].compactMap(Double.init)
    }
    return rows
  }

  /// Opens a page that contains an element for each item and the module of a scene, which is imported from a blob.
  ///
  /// With `isStepped`, `step()` shows the next frame, 1/60 s later. `script` runs after `attach`.
  private func open(
    _ scene: String, items: [String], in folder: TestFolder, options: [String] = [],
    inner: [String: String] = [:], isStepped: Bool = false, _ script: String,
    _ body: (DrivenBrowser) throws -> Void
  ) throws {
    folder.write("scene.json", scene)
    let tool = options.contains("--small") ? Tool.path : WebModule.tool
    let made = try Tool.shell(
      "\(tool) export scene.json --as web -q -o scene.mjs \(options.joined(separator: " "))",
      in: folder)
    try #require(made.status == 0, "\(made.messages)")
    let module = Data((folder.read("scene.mjs") ?? "").utf8).base64EncodedString()
    func list(_ value: some Encodable) throws -> String {
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
    let page = """
      <!doctype html><meta charset="utf-8"><style>body { margin: 0 } #stage { overflow: hidden }</style>
      <body><div id="stage"></div><script>
      window.uidyn = { frames: 1 };
      window.emitted = [];
      const [items, inner] = [\(try list(items)), \(try list(inner))];
      window.elements = Object.fromEntries(items.map((id) => [id, document.createElement("div")]));
      for (const id of items) {
        elements[id].dataset.view = id;
        (inner[id] ? elements[inner[id]] : document.getElementById("stage")).append(elements[id]);
      }
      if (\(isStepped)) {
        let [now, count] = [0, 0];
        const frames = [];
        performance.now = () => now;
        window.requestAnimationFrame = (frame) => frames.push(frame);
        // Adds half a millisecond, because sums of 1/60 s are inexact.
        window.step = async () => {
          now = (++count * 1000) / 60 + 0.5;
          for (const frame of frames.splice(0)) frame(now);
          for (let turn = 0; turn < 20; turn++) await null;
        };
      }
      window.pose = (id) => {
        const style = getComputedStyle(elements[id]);
        const matrix = new DOMMatrix(style.transform === "none" ? "" : style.transform);
        const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
        return style.visibility === "hidden" ? null : [parseFloat(style.left) + width / 2 + matrix.e,
          parseFloat(style.top) + height / 2 + matrix.f, Math.atan2(matrix.b, matrix.a), width, height, parseFloat(style.opacity)];
      };
      </script><script type="module">
      const bytes = Uint8Array.from(atob("\(module)"), (letter) => letter.charCodeAt(0));
      const module = await import(URL.createObjectURL(new Blob([bytes], { type: "text/javascript" })));
      const stage = document.getElementById("stage");
      const { attach } = window.module = module;
      \(script)
      window.isReady = true;
      </script></body>
      """
    try Browser.drive(folder.write("page.html", page)) { browser in
      try browser.wait(until: "window.isReady")
      try body(browser)
      #expect(browser.errors == [])
      #expect(
        browser.requests.allSatisfy { ["file:", "data:", "blob:"].contains($0.prefix(5)) })
    }
  }

  private static let layout = """
    const on = new Proxy({}, { get: (_, name) => (data) => emitted.push([name, data]) });
    window.motion = await attach(stage, { layout: true, on });
    """

  @Test(
    "Every element follows its rows at every tick",
    .enabled(if: WebModule.bytes != nil, "the engine for pages is not compiled: make web"),
    arguments: SceneTemplate.allCases.map { $0.rawValue } + ["drop-out-present", "snap", "groups"])
  func frames(_ name: String) throws {
    let folder = TestFolder()
    let example = "Examples/\(name).json"
    // Random numbers depend on the order of keys, so both sides use the same text.
    let scene = try Self.withoutStrokes(
      SceneTemplate(rawValue: name)?.text ?? String(contentsOfFile: example, encoding: .utf8))
    let rows = try Self.rows(of: scene, in: folder)
    let items = rows.keys.filter { !["piece", "buttonSize"].contains($0) }.sorted()
    let last = rows.values.flatMap { $0.keys }.max() ?? 0
    try open(
      scene, items: items, in: folder, inner: name == "sheet" ? ["grabber": "sheet"] : [:],
      isStepped: true, Self.layout
    ) { browser in
      let poses =
        try browser.evaluate(
          """
          (async () => { const all = []; for (let tick = 0; tick <= \(last); tick++) { all.push(items.map(pose)); await step(); } return all; })()
          """) as? [[Any]] ?? []
      #expect(poses.count == last + 1)
      var (worst, count) = (0.0, 0)
      for (tick, frame) in poses.enumerated() {
        for (item, shown) in zip(items, frame) {
          let wanted = rows[item]?[tick]
          guard let found = (shown as? [NSNumber])?.map(\.doubleValue) else {
            #expect(wanted == nil, "\(item) at tick \(tick)")
            continue
          }
          guard let wanted else {
            Issue.record("\(item) is shown at tick \(tick)")
            continue
          }
          let turn = (found[2] - wanted[2]).remainder(dividingBy: 2 * .pi)
          let reach = (wanted[3] * wanted[3] + wanted[4] * wanted[4]).squareRoot() / 2
          worst = max(worst, (turn * reach).magnitude, (found[5] - wanted[5]).magnitude)
          for place in [0, 1, 3, 4] { worst = max(worst, (found[place] - wanted[place]).magnitude) }
          count += 1
        }
      }
      #expect(worst < 0.02 && count > last, "off by \(worst) pt in \(count) poses")
    }
  }

  /// A motion, the view that a finger drags, the distance, the axes that follow, and a condition at rest.
  struct Drag: CustomTestStringConvertible, Sendable {
    var template: String
    var view: String
    var way: (x: Double, y: Double)
    var follows: (x: Double, y: Double)
    var rest: String
    var testDescription: String { "\(template) by (\(way.x), \(way.y))" }
  }

  static let drags = [
    Drag(
      template: "sheet", view: "sheet", way: (60, -90), follows: (0, 1),
      rest: "[60, 444].includes(Math.round(at('sheet')[1] - 422))"),
    Drag(
      template: "sheet", view: "grabber", way: (0, 250), follows: (0, 1),
      rest: "Math.round(at('sheet')[1] - 422) === 744"),
    Drag(
      template: "card", view: "card", way: (40, -30), follows: (1, 1),
      rest: "near(at('card'), [195, 420])"),
    Drag(
      template: "card", view: "card", way: (-150, 20), follows: (1, 1),
      rest: "pose('card') === null && emitted[0][0] === 'dismissed'"),
    Drag(
      template: "bubble", view: "bubble", way: (250, 60), follows: (1, 1),
      rest: "Math.abs(at('bubble')[0] - 350) < 1.5"),
    Drag(
      template: "banner", view: "banner", way: (30, 60), follows: (0, 1),
      rest: "Math.abs(at('banner')[1] - 95) < 2"),
    Drag(template: "pull-to-refresh", view: "content", way: (0, 50), follows: (0, 1), rest: "true"),
    Drag(
      template: "list", view: "row-5", way: (0, -200), follows: (0, 1), rest: "at('row-5')[1] < 300"
    ),
  ]

  @Test(
    "A view follows the finger along its axes and comes to rest as in the scene, twice",
    .enabled(if: WebModule.bytes != nil, "the engine for pages is not compiled: make web"),
    arguments: drags)
  func dragging(_ drag: Drag) throws {
    let folder = TestFolder()
    let scene = try Self.template(drag.template)
    let items = try Self.ids(of: scene)
    let inner = drag.template == "sheet" ? ["grabber": "sheet"] : [:]
    let script = """
      window.at = (id) => pose(id).slice(0, 2);
      window.near = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]) < 1.5;
      window.middle = (id) => { const { left, top, width, height } = elements[id].getBoundingClientRect();
        return [left + width / 2, top + Math.min(height / 2, 300)]; };
      \(Self.layout)
      """
    try open(scene, items: items, in: folder, inner: inner, script) { browser in
      for turn in 1...(drag.rest.contains("null") ? 1 : 2) {
        try browser.wait(until: "!motion.isRunning")
        let start = try #require(try browser.evaluate("middle('\(drag.view)')") as? [NSNumber])
        let place = (start[0].doubleValue, start[1].doubleValue)
        let fingers = (0...4).map { step in
          [(x: place.0 + drag.way.x * Double(step) / 4, y: place.1 + drag.way.y * Double(step) / 4)]
        }
        try browser.hold(fingers)
        // After two frames, the view is under the finger.
        try browser.evaluate("new Promise((done) => setTimeout(done, 80))")
        let end = try #require(try browser.evaluate("middle('\(drag.view)')") as? [NSNumber])
        let share = drag.template == "list" ? 0.3 : 1
        if drag.template != "pull-to-refresh", turn == 1 {
          let (dx, dy) = (end[0].doubleValue - place.0, end[1].doubleValue - place.1)
          let (wantedX, wantedY) = (drag.way.x * drag.follows.x, drag.way.y * drag.follows.y)
          if share == 1 {
            #expect(
              (dx - wantedX).magnitude < 12 && (dy - wantedY).magnitude < 12, "(\(dx), \(dy))")
          } else {
            #expect(dy < 0.3 * wantedY && dx == 0, "(\(dx), \(dy))")
          }
        }
        try browser.release()
        try browser.wait(until: "!motion.isRunning")
        #expect(try browser.evaluate(drag.rest) as? Bool == true, "after \(turn)")
      }
    }
  }

  @Test(
    "Parameters, canceled touches, errors, detaching and removal work through the handle",
    .enabled(if: WebModule.bytes != nil, "the engine for pages is not compiled: make web"))
  func handle() throws {
    let folder = TestFolder()
    let scene = try Self.template("card")
    try open(scene, items: ["next", "card"], in: folder, Self.layout) { browser in
      func error(_ call: String) throws -> String? {
        try browser.evaluate("\(call).then(() => 'none', ({ message }) => message)") as? String
      }
      #expect(
        try error("module.attach(stage, { elements: { crad: stage } })")
          == "The scene has no view \"crad\"; it has next, card")
      #expect(
        try error("module.attach(document.createElement('p'))")
          == "No element has the attribute data-view=\"next\"")
      #expect(
        try error("module.attach(stage, { parameters: { fare: 1 } })")?.contains("\"fare\"") == true
      )
      // A touch that the system cancels does not throw the card.
      try browser.wait(until: "!motion.isRunning")
      try browser.touch([[(200, 400)], [(230, 400)], [(330, 400)]], isCancelled: true)
      try browser.wait(until: "!motion.isRunning")
      #expect(try browser.evaluate("emitted.length") as? Int == 0)
      // With a different limit, the same short stroke dismisses the card.
      try browser.evaluate("motion.restart({ far: 20, fast: 3000 }), 0")
      try browser.touch([[(200, 400)], [(220, 400)], [(260, 400)]], isCancelled: false)
      try browser.wait(until: "emitted.length")
      #expect(try browser.evaluate("emitted[0][0]") as? String == "dismissed")
      // A removed stage stops, and detaching restores the styles.
      try browser.evaluate("window.box = stage, motion.restart(), box.remove(), 0")
      try browser.wait(until: "!motion.isRunning")
      try browser.evaluate("document.body.append(box), motion.detach(), 0")
      #expect(try browser.evaluate("elements.card.getAttribute('style')") as? String == "")
    }
  }

  @Test(
    "An element moves with its view to a new superview and back; shapes rotate about their centers",
    .enabled(if: WebModule.bytes != nil, "the engine for pages is not compiled: make web"))
  func nesting() throws {
    let script = """
      const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      drawing.innerHTML = '<rect x="3" y="5" width="6" height="4"/>';
      elements.card.append(drawing);
      \(Self.layout)
      motion.detach();
      window.motion = await attach(stage, { layout: true, elements: { dot: drawing.firstChild } });
      window.outer = () => elements.card.parentElement.dataset.view ?? "stage";
      window.first = outer();
      """
    try open(MovedViewTests.scene, items: ["box", "card"], in: TestFolder(), script) { browser in
      try browser.wait(until: "!motion.isRunning")
      #expect(try browser.evaluate("[first, outer()].join()") as? String == "stage,box")
      let style = "getComputedStyle(document.querySelector('rect'))"
      #expect(try browser.evaluate("\(style).transformBox") as? String == "fill-box")
      try browser.evaluate("motion.detach(), 0")
      #expect(try browser.evaluate("outer()") as? String == "stage")
    }
  }

  // MARK: Springs without the engine

  @Test(
    "A small module reproduces a damped spring in less than 25 kB",
    arguments: [(144.0, 6.0), (100, 20), (100, 20.0001), (50, 60), (400, 0)])
  func closedForm(_ stiffness: Double, _ damping: Double) throws {
    let folder = TestFolder()
    let scene = try Self.template("bubble")
    let options = ["--small", "--from", "release"]
    try open(scene, items: ["bubble"], in: folder, options: options, "") { browser in
      #expect((folder.read("scene.mjs") ?? "").utf8.count < 25_000)
      for (x, v) in [(100.0, 0.0), (-40, 900), (0, -300)] {
        let found = try #require(
          try browser.evaluate(
            "module.spring({ stiffness: \(stiffness), damping: \(damping) }, \(x), \(v), 0.35)")
            as? [NSNumber])
        // The fourth-order Runge–Kutta method.
        var state = SIMD2(x, v)
        let step = 0.35 / 4000
        func slope(_ state: SIMD2<Double>) -> SIMD2<Double> {
          SIMD2(state.y, -stiffness * state.x - damping * state.y)
        }
        for _ in 0..<4000 {
          let a = slope(state)
          let b = slope(state + step / 2 * a)
          let c = slope(state + step / 2 * b)
          let d = slope(state + step * c)
          let sum: SIMD2<Double> = a + 2 * (b + c) + d
          state += step / 6 * sum
        }
        #expect((found[0].doubleValue - state.x).magnitude < 1e-5, "x")
        #expect((found[1].doubleValue - state.y).magnitude < 1e-4, "v")
      }
    }
  }

  @Test(
    "A small module plays the motion as precisely as it claims, follows a pointer and returns",
    arguments: [
      ("bubble", "bubble", (30.0, 70.0)), ("sheet", "sheet", (0, -80)),
      ("sheet", "sheet", (30, 60)),
    ])
  func small(_ name: String, _ item: String, _ way: (Double, Double)) throws {
    let folder = TestFolder()
    let scene = try Self.template(name)
    let rows = try #require(try Self.rows(of: scene, in: folder)[item])
    let last = try #require(rows.keys.max())
    let script = """
      const style = elements.\(item).style;
      Object.assign(style, { position: "absolute", left: "400px", top: "300px", width: "100px", height: "100px" });
      window.motion = attach(elements.\(item));
      """
    let options = ["--small", "--item", item, "--from", "release"]
    try open(scene, items: [item], in: folder, options: options, isStepped: true, script) {
      browser in
      let poses =
        try browser.evaluate(
          "(() => { const all = []; for (let tick = 0; tick < 90; tick++) { all.push(motion.position); step(); } return all; })()"
        )
        as? [[NSNumber]] ?? []
      try #require(poses.count == 90)
      let text = folder.read("scene.mjs") ?? ""
      let share = try #require(
        text.firstMatch(of: /largest error ([0-9.]+) %/).flatMap { Double($0.1) })
      // The motion begins a few ticks after the lift, so the closest section of the rows counts.
      let end = try #require(rows[last])
      let start = poses[0].map(\.doubleValue)
      let length = (start[0] * start[0] + start[1] * start[1]).squareRoot()
      let worst =
        (0..<last).map { first -> Double in
          (0..<90).reduce(0) { worst, tick in
            let row = rows[min(first + tick, last)] ?? end
            let (dx, dy) = (
              poses[tick][0].doubleValue - row[0] + end[0],
              poses[tick][1].doubleValue - row[1] + end[1]
            )
            return max(worst, (dx * dx + dy * dy).squareRoot())
          }
        }.min() ?? .infinity
      // Each frame is half a millisecond later than its tick.
      let next = poses[1].map(\.doubleValue)
      let late = hypot(next[0] - start[0], next[1] - start[1]) * 60 * 0.0005
      #expect(worst <= 1.5 * share / 100 * length + late, "\(worst) pt of \(length) pt, \(late) pt")
      #expect(text.utf8.count < 25_000)
    }
    try open(scene, items: [item], in: folder, options: options, script) { browser in
      try browser.wait(until: "!motion.isRunning")
      for turn in [1.0, -1] {
        let steps = (0...4).map {
          [(x: 450 + turn * way.0 * Double($0) / 4, y: 350 + turn * way.1 * Double($0) / 4)]
        }
        try browser.hold(steps)
        // The browser delivers pointer moves with the next frame.
        try browser.evaluate(
          "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
        let held = try #require(try browser.evaluate("motion.position") as? [NSNumber])
        let isVertical = name == "sheet"
        #expect(held[0].doubleValue == (isVertical ? 0 : turn * way.0))
        #expect(held[1].doubleValue == turn * way.1)
        try browser.release()
        #expect(try browser.evaluate("motion.isRunning") as? Bool == true)
        try browser.wait(until: "!motion.isRunning")
        #expect(try browser.evaluate("motion.position.join()") as? String == "0,0")
      }
      try browser.evaluate("motion.settle([0, 50]), 0")
      try browser.wait(until: "!motion.isRunning")
      #expect(try browser.evaluate("motion.position.join()") as? String == "0,50")
    }
  }
}
