// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite(
  "Page components", .timeLimit(.minutes(30)),
  .enabled(if: Browser.isInstalled, "chromium-headless-shell is not installed"))
struct PagePartTests {
  private let folder = TestFolder()

  private func page(of scene: String) -> String {
    folder.write("s.json", scene)
    return page(at: folder("s.json"))
  }

  private func page(at path: String) -> String {
    let result = cli(["render", path, "-o", folder("p.html"), "--recorded", "-q"])
    #expect(result.code == .success, "\(result)")
    return folder("p.html")
  }

  /// Renders a page from rows of one item at the given positions, 10 rows per second.
  private func page(places: [Double]) -> String {
    let rows = places.enumerated().map { tick, x in
      #"{"tick":\#(tick),"time":\#(Double(tick) / 10),"item":"a","x":\#(x),"y":0,"width":4,"height":4}"#
    }
    folder.write("rows.jsonl", rows.joined(separator: "\n") + "\n")
    return page(at: folder("rows.jsonl"))
  }

  @Test("In each example, the scrubber ends where export --trim ends")
  func ends() throws {
    let examples = URL(fileURLWithPath: Example.path("snap.json")).deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: examples.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(names.count >= 45)
    try Browser.drive(page(at: Example.path("snap.json"))) { browser in
      // A page shows scrolling, but an export omits it.
      for name in Seeds.some(names) where name != "scrolling-list.json" {
        let html = try String(contentsOfFile: page(at: Example.path(name)), encoding: .utf8)
        let data = try #require(
          html.firstMatch(of: /id="motion">\n(?<data>[^<]*)\n<\/script>/)?.output.data)
        let end = try browser.evaluate("uidyn.show(\(data)).scrubEnd") as? NSNumber
        let trimmed = cli(["export", Example.path(name), "--as", "waapi", "--trim", "-q"])
        let duration = try #require(
          trimmed.output.firstMatch(of: /"duration": ?([0-9.]+)/), "\(name)")
        let milliseconds = try #require(Double(duration.output.1))
        expectClose(end?.doubleValue ?? .nan, milliseconds / 1000, within: 1e-3, name)
      }
      #expect(browser.errors == [])
    }
  }

  @Test("A change to a hidden, transparent or off-screen item is not a visible change")
  func unseen() throws {
    /// A scene whose view visibly moves until `end`; later changes are not visible.
    func scene(_ later: String) -> String {
      """
      { "referenceView": { "size": [300, 400] }, "views": [ { "id": "a", "frame": [10, 10, 40, 40] } ],
        "events": [ { "at": 0.5, "do": [ { "set": "a.center.x", "to": 200 } ] },
          { "at": 1, "do": [ \(later) ] }, { "at": 1.5, "do": [ { "set": "a.center.y", "to": 90 } ] } ],
        "run": { "timeLimit": 2, "until": "timeLimit" } }
      """
    }
    let ends = [
      (#"{ "emit": "nothing" }"#, 1.5), (#"{ "set": "a.alpha", "to": 0 }"#, 1.0),
      (#"{ "set": "a.center.x", "to": 900 }"#, 1.0), (#"{ "removeFromSuperview": "a" }"#, 1.0),
    ]
    for (later, end) in ends {
      try Browser.drive(page(of: scene(later))) { browser in
        let found = try browser.evaluate("uidyn.scrubEnd") as? NSNumber
        expectClose(found?.doubleValue ?? .nan, end, within: 0.04, later)
      }
    }
  }

  @Test("The list of events shows one pause while only a finger moves an anchored view")
  func pausesOfADrag() throws {
    let scene = """
      { "referenceView": { "size": [300, 300] }, "views": [ { "id": "a", "frame": [100, 100, 50, 50] } ],
        "gestures": [ { "id": "pan", "drags": "a", "strokes": [ { "drag": { "at": 0.1, "in": "a", "by": [50, 0], "duration": 0.3 } } ] } ],
        "behaviors": [ { "type": "dynamicItem", "items": ["a"] } ] }
      """
    try Browser.drive(page(of: scene)) { browser in
      let words = try browser.evaluate(
        "[...document.querySelectorAll('#events button')].map((row) => row.lastChild.textContent).join()"
      )
      let list = try #require(words as? String).split(separator: ",")
      #expect(list.count { $0.contains("pan") } > 10, "\(list)")
      #expect(list.count { ["at rest", "starts moving"].contains($0) } == 3, "\(list)")
    }
  }

  @Test("Trimming does not move or resize the picture", arguments: [1280, 844, 390])
  func cut(width: Int) throws {
    try Browser.drive(page(at: Example.path("card-stack.json")), width: width) { browser in
      let box = "JSON.stringify(document.getElementById('stage').getBoundingClientRect())"
      let whole = try browser.evaluate("uidyn.seek(0.5), \(box)") as? String
      try browser.press("i")
      try browser.evaluate("uidyn.seek(1.5)")
      try browser.press("o")
      #expect(try browser.evaluate("[uidyn.from, uidyn.to].join()") as? String == "0.5,1.5")
      #expect(try browser.evaluate(box) as? String == whole)
      #expect(
        try browser.evaluate("document.documentElement.scrollWidth <= innerWidth") as? Bool == true)
    }
  }

  @Test("The drawn screen rotates with the reference view, and both orientations fit")
  func turned() throws {
    try Browser.drive(page(at: Example.path("flick.json"))) { browser in
      let script = """
        (() => {
          const { screen, camera } = uidyn.stage;
          const seen = [];
          for (const time of [0, uidyn.end]) {
            uidyn.seek(time);
            const [width, height] = screen.face.getAttribute("d").match(/[hv]-?[\\d.]+/g).map((step) => Math.abs(step.slice(1)));
            const [, , w, h] = screen.box;
            const fits = w < camera.home[2] && h < camera.home[3];
            seen.push([w > h, width > height, fits, camera.box === camera.home]);
          }
          return seen.join(" ");
        })()
        """
      let seen = try browser.evaluate(script) as? String
      #expect(seen == "false,false,true,true true,true,true,true")
    }
  }

  @Test(
    "Marks on consecutive ticks merge into a bar, and others stay lines, however long the run is")
  func marks() throws {
    for seconds in [1, 9] {
      let scene = """
        { "referenceView": { "size": [300, 400] }, "views": [ { "id": "a", "frame": [10, 10, 40, 40] } ],
          "events": [
            { "on": "tick", "if": "time > 0.2 && time < 0.6", "do": [ { "emit": "often" } ] },
            { "at": 0.8, "do": [ { "emit": "once" } ] }, { "at": 0.9, "do": [ { "emit": "again" } ] },
            { "at": \(Double(seconds) - 0.1), "do": [ { "set": "a.center.x", "to": 99 } ] } ],
          "run": { "timeLimit": \(seconds), "until": "timeLimit" } }
        """
      try Browser.drive(page(of: scene)) { browser in
        func count(_ letter: String, _ path: String) throws -> Int? {
          try browser.evaluate(
            "document.querySelector('#marks \(path)')?.getAttribute('d').split('\(letter)').length - 1"
          ) as? Int
        }
        // The ends of the bar add two lines, and each single event adds one.
        let counts = [try count("H", ".field.bar"), try count("V", ".field:not(.bar)")]
        #expect(counts == [1, 4], "\(seconds) s")
      }
    }
  }

  @Test("Setting a position does not count toward the peak speed")
  func peaks() throws {
    func peak(_ places: [Double]) throws -> String? {
      var found: String?
      try Browser.drive(page(places: places)) { browser in
        found =
          try browser.evaluate("document.querySelector('.metrics td:last-child').textContent")
          as? String
      }
      return found
    }
    #expect(try peak([0, 0, 100, 100, 99, 98]) == "10 pt/s")
    #expect(try peak([100, 100, 0, 0, 1, 2]) == "10 pt/s")
    #expect(try peak([0, 10, 40, 60, 60, 59]) == "300 pt/s")
  }

  @Test("Labels stay inside their views, and names do not cover them")
  func labels() throws {
    let scene = """
      { "referenceView": { "size": [300, 400] },
        "views": [
          { "id": "wide", "frame": [20, 20, 200, 80], "look": { "label": "A label" } },
          { "id": "narrow", "frame": [20, 150, 60, 20], "look": { "label": "A label that is too long" } } ],
        "run": { "timeLimit": 0.1, "until": "timeLimit" } }
      """
    let report = try Browser.report(
      on: page(of: scene), in: folder,
      """
      const { stage } = uidyn;
      uidyn.set({ overlays: { ...uidyn.state.overlays, device: ["names"] } });
      for (const actor of stage.actors) {
        const { face, width, height, at, label } = actor;
        const size = stage.painter.labelSize(face, width, height);
        stage.painter.context.font = `600 ${size}px system-ui, sans-serif`;
        const length = stage.painter.context.measureText(face.label).width;
        const id = uidyn.runs[0].items[actor.item].id;
        report.notes[id] = length < width && size < height;
        const name = label[1];
        const isFar = Math.abs(name.getAttribute("y") - at[1]) > 0.5 * size + 4 * stage.pixel;
        report.notes[id + " name"] = name.classList.contains("off") || isFar;
      }
      report.notes.shown = document.querySelectorAll("[data-layer=names] text.c0:not(.off)").length;
      """)
    #expect(report.errors == [])
    #expect(
      report.notes
        == [
          "wide": "true", "narrow": "true", "wide name": "true", "narrow name": "true",
          "shown": "1",
        ])
  }

  @Test("A finger that scrolls a list is drawn on the list and stays on the message it touched")
  func finger() throws {
    let report = try Browser.report(
      on: page(at: Example.path("scrolling-list.json")), in: folder,
      """
      const finger = document.querySelector(".finger");
      const message = uidyn.stage.actors.find(({ item }) => item === 3);
      for (const time of [0.65, 0.7, 0.75]) {
        uidyn.seek(time);
        const { left, top, width, height } = finger.getBoundingClientRect();
        const [x, y, w, h] = uidyn.stage.screen.box;
        const [fx, fy] = uidyn.stage.camera.point({ clientX: left + width / 2, clientY: top + height / 2 });
        const isOn = fx > x && fx < x + w && fy > y && fy < y + h && !finger.classList.contains("off");
        const { shift } = uidyn.stage.screen;
        report.notes[time] = [isOn, Math.abs(fy - shift[1] - message.at[1]) < 22];
      }
      """)
    #expect(report.errors == [])
    #expect(report.notes == ["0.65": "true,true", "0.7": "true,true", "0.75": "true,true"])
  }
}
