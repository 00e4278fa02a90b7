// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite(
  "uidyn watch in a browser", .serialized, .highPriority, .timeLimit(.minutes(30)),
  .enabled(if: Browser.isInstalled, "chromium-headless-shell is not installed"),
  .enabled(if: WebModule.bytes != nil, "the engine for pages is not compiled: make web"))
struct WatchPageTests {
  static let scene = """
    {
      "title": "</script><b>bold",
      "parameters": {
        "way": { "value": 10, "min": 0, "max": 50, "description": "<i>pt</i>" },
        "turned": false, "note": "a'b", "shift": [1, 2]
      },
      "referenceView": { "size": [100, 100] },
      "views": [ { "id": "a", "center": ["=25 + way", 50], "size": [10, 10] } ],
      "behaviors": [ { "type": "dynamicItem", "items": ["a"] } ],
      "expect": [ { "at": "end", "that": "a.center.x < 60" } ]
    }
    """

  /// Shared by all tests, because starting a browser takes as long as a test.
  private static let shared = Result { try DrivenBrowser() }

  let tool: WatchTool
  let browser: DrivenBrowser

  init() throws {
    tool = try WatchTool(Self.scene)
    browser = try Self.shared.get()
    try browser.show(width: 1400)
    try browser.open("http://127.0.0.1:\(tool.port)/\(tool.token)/")
    try browser.wait(until: "window.living && living.shown > 0")
  }

  func text(_ id: String) throws -> String {
    try browser.evaluate("document.getElementById('\(id)').innerText") as? String ?? ""
  }

  func x() throws -> Double {
    // Rounds, because the engine's 32-bit meters cannot represent every position.
    try browser.evaluate("Math.round(uidyn.runs[0].value(0, 0, 0) * 1000) / 1000") as? Double
      ?? .nan
  }

  func isStale() throws -> Bool {
    try browser.evaluate("document.documentElement.classList.contains('w-stale')") as? Bool ?? false
  }

  func move(_ script: String) throws {
    let shown = try browser.evaluate("living.shown") as? Int ?? 0
    try browser.evaluate(
      "(() => { const field = \(script); field.dispatchEvent(new Event(field.type === 'checkbox' ? 'change' : 'input')); })()"
    )
    try browser.wait(until: "living.shown > \(shown)")
  }

  static let slider = "document.querySelector('#w-parameters input[type=range]')"

  @Test("Every parameter has an input field, and no text of a scene becomes markup")
  func panel() throws {
    #expect(try text("heading") == "</script><b>bold")
    #expect(try browser.evaluate("document.querySelectorAll('b, i').length") as? Int == 0)
    let types =
      try browser.evaluate(
        "[...document.querySelectorAll('#w-parameters input')].map((field) => field.type).join()")
      as? String
    #expect(types == "range,number,checkbox,text,number,number")
    #expect(try x() == 35)
    #expect(browser.errors == [])
    let address = "http://127.0.0.1:\(tool.port)/\(tool.token)/"
    let others = browser.requests.filter { !$0.hasPrefix(address) && !$0.hasPrefix("data:") }
    #expect(others == [])
  }

  @Test("A slider replays the scene and updates the expectations, and nothing is written")
  func slider() throws {
    try move("Object.assign(\(Self.slider), { value: 40 })")
    #expect(try x() == 65)
    #expect(
      try browser.evaluate("document.querySelector('#expectations li').className") as? String
        == "failed")
    try move("Object.assign(\(Self.slider), { value: 20.5 })")
    #expect(try x() == 45.5)
    #expect(
      try browser.evaluate("document.querySelector('#expectations li').className") as? String
        == "passed")
    #expect(tool.folder.read("scene.json") == Self.scene)
    // The latency from input to image; the limit allows for an unoptimized build on a busy machine.
    let latencies = try browser.evaluate("living.latencies") as? [Double] ?? []
    #expect(latencies.count == 2 && latencies.allSatisfy { $0 < 2000 }, "\(latencies)")
    try browser.evaluate("document.getElementById('w-flags').click()")
    try browser.wait(until: "document.getElementById('w-answer').textContent")
    #expect(try text("w-answer").hasSuffix("--set way=20.5"))
    try browser.evaluate("document.getElementById('w-reset').click()")
    try browser.wait(until: "Math.abs(uidyn.runs[0].value(0, 0, 0) - 35) < 1e-3")
  }

  @Test("A change at the end replays the run in a loop, with the old motion as a dashed ghost")
  func ghost() throws {
    let moving = Self.scene.replacing(
      #"{ "type": "dynamicItem", "items": ["a"] }"#,
      with: #"{ "type": "snap", "item": "a", "snapPoint": ["=50 + way", 50] }"#)
    tool.folder.write("scene.json", moving)
    try browser.wait(until: "uidyn.runs[0].isMoving(0)")
    #expect(try browser.evaluate("uidyn.state.loop") as? Bool == true)
    try browser.evaluate("uidyn.seek(uidyn.to), 0")
    let box = try browser.evaluate("uidyn.stage.viewBox.join()") as? String
    try move("Object.assign(\(Self.slider), { value: 40 })")
    #expect(try browser.evaluate("uidyn.isPlaying && uidyn.time < uidyn.to") as? Bool == true)
    let ghosts = "uidyn.stage.actors.filter(({ number }) => number).length"
    #expect(try browser.evaluate(ghosts) as? Int == 1)
    #expect(try browser.evaluate("uidyn.stage.viewBox.join()") as? String == box)
    #expect(
      try browser.evaluate("document.querySelectorAll('#values tr:first-child td').length") as? Int
        == 1)
    try browser.evaluate("document.querySelector('#w-parameters .word').click()")
    try browser.wait(until: "document.querySelectorAll('.changed').length === 0")
    #expect(browser.errors == [])
  }

  @Test("A change that only affects size shows a ghost")
  func ghostOfSize() throws {
    tool.folder.write(
      "scene.json",
      Self.scene.replacing(
        #"["=25 + way", 50], "size": [10, 10]"#, with: #"[50, 50], "size": [10, "=10 + way"]"#))
    try browser.wait(until: "uidyn.runs[0].value(0, 0, 0) === 50")
    try move("Object.assign(\(Self.slider), { value: 40 })")
    let isShown =
      try browser.evaluate("uidyn.stage.actors.some(({ number, at }) => number && at)") as? Bool
    #expect(isShown == true)
  }

  @Test("Messages keep their line breaks, and the caret stays visible even on a very long line")
  func caret() throws {
    let padding = String(repeating: " ", count: 60)
    tool.folder.write(
      "scene.json",
      Self.scene.replacing(
        "{ \"type\": \"dynamicItem\"", with: "\(padding){ \"tpe\": \"dynamicItem\""))
    try browser.show(width: 390)
    try browser.wait(until: "!document.getElementById('w-problem').hidden")
    let visible =
      "(() => { const pre = document.querySelector('#w-where .text'); const lines = pre.textContent.split('\\n');"
      + " const share = lines[1].indexOf('^') / Math.max(...lines.map((line) => line.length));"
      + " const x = share * pre.scrollWidth - pre.scrollLeft; return lines.length === 2 && x >= 0 && x < pre.clientWidth; })()"
    #expect(try browser.evaluate(visible) as? Bool == true)
  }

  @Test("A warning is shown once, and not together with the errors of a later version")
  func warnedOnce() throws {
    let idle = Self.scene.replacing(
      "\"views\": [", with: "\"views\": [ { \"id\": \"idle\", \"frame\": [0, 0, 9, 9] },")
    let count = "document.body.innerText.split('[view-without-behavior]').length - 1"
    for (text, isWrong) in [
      (idle, false), (idle.replacing("\"type\"", with: "\"tpe\""), true), (idle, false),
    ] {
      tool.folder.write("scene.json", text)
      try browser.wait(until: "document.getElementById('w-problem').hidden === \(!isWrong)")
      try browser.wait(until: "\(count) === \(isWrong ? 0 : 1)")
    }
  }

  @Test("A slider moves in round steps and can return to the default")
  func steps() throws {
    func slid(_ value: Double, _ min: Double, _ max: Double, to place: Double) throws -> String {
      tool.folder.write(
        "scene.json",
        Self.scene.replacing(
          #"{ "value": 10, "min": 0, "max": 50,"#,
          with: #"{ "value": \#(value), "min": \#(min), "max": \#(max),"#))
      try browser.wait(until: "(\(Self.slider) || {}).max == \(max)")
      try move("Object.assign(\(Self.slider), { value: \(place) })")
      return try browser.evaluate(
        "document.querySelector('#w-parameters input[type=number]').value") as? String ?? ""
    }
    #expect(try slid(1800, 200, 6000, to: 1803) == "1800")
    #expect(try slid(1800, 200, 6000, to: 1796) == "1800")
    #expect(try slid(10.5, 0.3, 100.3, to: 50.34) == "50.3")
    // If the default is not a multiple of the step, the step is a thousandth of the range.
    #expect(try slid(0.123, 0, 100, to: 50.06) == "50.1")
  }

  @Test("Warnings are updated for the current values once the slider stops")
  func warnings() throws {
    let snap = #"{"type": "snap", "item": "a", "snapPoint": [50, 50], "damping": "=way / 20"}"#
    tool.folder.write(
      "scene.json",
      Self.scene.replacing("\"behaviors\": [", with: "\"behaviors\": [ \(snap),"))
    let warnings = "document.getElementById('w-warnings').textContent.includes('moves slowly')"
    try move("Object.assign(\(Self.slider), { value: 40 })")
    try browser.wait(until: warnings)
    try move("Object.assign(\(Self.slider), { value: 12 })")
    try browser.wait(until: "!\(warnings)")
  }

  @Test("Invalid input is marked with a reason, and neither used nor written")
  func refused() throws {
    func type(_ text: String) throws {
      try browser.evaluate(
        "(() => { const field = document.querySelector('#w-parameters input[type=number]');"
          + " field.value = '\(text)'; field.dispatchEvent(new Event('input')); })()")
    }
    func state() throws -> String {
      try browser.evaluate(
        "(() => { const field = document.querySelector('#w-parameters input[type=number]');"
          + " const words = document.getElementById(field.getAttribute('aria-describedby'));"
          + " return [field.getAttribute('aria-invalid'), words.hidden, words.innerText].join(); })()"
      )
        as? String ?? ""
    }
    #expect(try state() == ",true,")
    for (text, words) in [
      ("51", "at most 50"), ("-0.5", "at least 0"), ("", "enter a number"),
    ] {
      try type(text)
      #expect(try state() == "true,false,\(words)")
      for button in ["w-save", "w-flags"] {
        try browser.evaluate("document.getElementById('\(button)').click()")
        #expect(try self.text("w-answer") == "way: \(words)")
      }
    }
    #expect(try x() == 35)
    #expect(tool.folder.read("scene.json") == Self.scene)
    try move(
      "Object.assign(document.querySelector('#w-parameters input[type=number]'), { value: 12 })")
    #expect(try state() == ",true," && x() == 37)
    try type("51")
    try move("Object.assign(\(Self.slider), { value: 20 })")
    #expect(try state() == ",true," && x() == 45)
    #expect(try text("w-state").contains("(Computed in "))
    #expect(browser.errors == [])
  }

  @Test("Save writes the values to the file, and the page continues with them")
  func write() throws {
    try move("Object.assign(\(Self.slider), { value: 20 })")
    try move(
      "Object.assign(document.querySelector('#w-parameters input[type=text]'), { value: 'x \"y\"' })"
    )
    try browser.evaluate("document.getElementById('w-save').click()")
    try browser.wait(until: "document.getElementById('w-answer').textContent")
    #expect(try text("w-answer") == "Saved.")
    #expect(
      tool.folder.read("scene.json")
        == Self.scene.replacing(#""value": 10"#, with: #""value": 20"#)
        .replacing("a'b", with: #"x \"y\""#))
    try browser.wait(until: "document.querySelectorAll('.changed').length === 0")
    #expect(try x() == 45)
  }

  @Test("A save is shown at once; an error appears with its location over the grayed motion")
  func save() throws {
    tool.folder.write("scene.json", Self.scene.replacing("25 + way", with: "30 + way"))
    try browser.wait(until: "Math.abs(uidyn.runs[0].value(0, 0, 0) - 40) < 1e-3")
    tool.folder.write("scene.json", Self.scene.replacing("dynamicItem", with: "dynamicItme"))
    try browser.wait(until: "!document.getElementById('w-problem').hidden")
    #expect(
      try text("w-where").contains("scene.json:9:28: error: \"dynamicItme\" is not a type of")
        && text("w-where").contains("hint: did you mean \"dynamicItem\"?"))
    #expect(try isStale() && x() == 40)
    // An error during a run is shown along with the run's image.
    tool.folder.write(
      "scene.json",
      Self.scene.replacing(
        #""expect""#,
        with:
          #""events": [ { "on": "start", "do": [ { "set": "a.x", "to": "=1 / (a.x - a.x)" } ] } ], "expect""#
      ))
    try browser.wait(until: "document.getElementById('w-what').textContent.includes('stopped')")
    // The motion up to the error is new, so nothing is gray.
    #expect(try !isStale() && x() == 35)
    tool.folder.write("scene.json", Self.scene)
    try browser.wait(until: "document.getElementById('w-problem').hidden")
    #expect(browser.errors == [])
  }

  @Test(
    "On a phone, the parameters are below the picture, which stays visible; errors turn it gray")
  func narrow() throws {
    try browser.show(width: 375)
    let box = "document.getElementById(id).getBoundingClientRect()"
    let tops =
      try browser.evaluate(
        "['view', 'controls', 'w-panel'].map((id) => \(box).top)") as? [Double]
    #expect(tops?.count == 3 && tops == tops?.sorted(), "\(tops ?? [])")
    let height = try browser.evaluate("uidyn.stage.box.clientHeight") as? Double ?? 0
    for block in ["center", "end"] {
      try browser.evaluate(
        "document.getElementById('w-save').scrollIntoView({ block: '\(block)' })")
      try browser.wait(until: "uidyn.stage.box.clientHeight < \(height)")
      let places =
        try browser.evaluate(
          "['stage', 'w-save'].flatMap((id) => [\(box).top, \(box).bottom])") as? [Double]
      let seen = try #require(places)
      // The whole image is visible, at a smaller size than before.
      #expect(abs(seen[0]) < 1 && seen[1] > 150 && seen[1] < seen[2] && seen[3] <= 900.5, "\(seen)")
    }
    tool.folder.write("scene.json", "{")
    for width in [375, 1400] {
      try browser.show(width: width)
      try browser.wait(until: "!document.getElementById('w-problem').hidden")
      #expect(
        try browser.evaluate("getComputedStyle(uidyn.stage.box).opacity") as? String
          == "0.35")
    }
  }

  @Test("At medium widths, the controls are as wide as the picture")
  func middle() throws {
    try browser.show(width: 800)
    let sides = try browser.evaluate(
      "['view', 'controls'].flatMap((id) => ((box) => [box.left, box.right])"
        + "(document.getElementById(id).getBoundingClientRect()))")
    let places = try #require(sides as? [Double])
    #expect(Array(places[..<2]) == Array(places[2...]), "\(places)")
  }

  @Test("An open page notices that the tool has ended, and that another one uses its port")
  func end() throws {
    _ = tool.end(by: 15)
    try browser.wait(
      until: "document.getElementById('w-state').textContent.includes('does not respond')")
    let other = try WatchTool(Self.scene, ["--port", "\(tool.port)"])
    try browser.wait(until: "document.getElementById('w-state').textContent.includes('token')")
    #expect(
      try text("w-state") == "uidyn: wrong token: use the printed address")
    #expect(other.port == tool.port)
  }
}
