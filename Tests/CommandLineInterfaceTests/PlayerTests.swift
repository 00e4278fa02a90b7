// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite(
  "The player in a browser", .timeLimit(.minutes(30)),
  .enabled(if: Browser.isInstalled, "chromium-headless-shell is not installed"))
struct PlayerTests {
  private static let scenes = ["pinball", "groups", "newtons-cradle", "tear-off", "sticky-corners"]

  private func page(_ words: String..., in folder: TestFolder) -> String {
    let page = folder("page.html")
    let result = cli(["render"] + words + ["-o", page, "-q"])
    #expect(result.code == .success, "\(result)")
    return page
  }

  @Test(
    "At ten points in time, items are drawn at their row positions; the page requests nothing",
    arguments: Seeds.some(scenes, each: 5))
  func positions(name: String) throws {
    let folder = TestFolder()
    let example = Example.path("\(name).json")
    let report = try Browser.report(
      on: page(example, in: folder), in: folder,
      """
      const run = uidyn.runs[0];
      for (let part = 0; part < 10; part++) {
        const row = Math.round((part / 9) * (run.count - 1));
        uidyn.seek(run.time(row));
        const items = {};
        for (const actor of uidyn.stage.actors.filter(({ at }) => at))
          items[run.items[actor.item].id] = painted(actor).join(" ");
        report.ticks.push([run.tick(row), items]);
      }
      """)
    let rows = try Self.rows(of: example)
    #expect(report.ticks.count == 10)
    for (tick, items) in report.ticks {
      for (id, transform) in items {
        let row = try #require(rows["\(tick) \(id)"])
        let numbers = transform.split(separator: " ").compactMap { Double($0) }
        #expect((numbers[0] - row[0]).magnitude < 0.01, "\(id) at tick \(tick)")
        #expect((numbers[1] - row[1]).magnitude < 0.01, "\(id) at tick \(tick)")
        let turn = (numbers[2] - row[2]).remainder(dividingBy: 2 * .pi)
        #expect(turn.magnitude < 0.0002, "\(id) at tick \(tick)")
      }
    }
    #expect(report.errors == [] && report.requests == 0)
  }

  @Test("A reparented view continues at its position")
  func movedView() throws {
    let folder = TestFolder()
    folder.write("s.json", MovedViewTests.scene)
    let report = try Browser.report(
      on: page(folder("s.json"), in: folder), in: folder,
      """
      const run = uidyn.runs[0];
      const card = run.items.findIndex(({ id }) => id === "card");
      const jump = run.value(card, 0, 13) - run.value(card, 0, 12);
      report.notes.rows = Math.round(jump);
      uidyn.seek(run.time(30));
      const [x, y] = uidyn.frames[0].pose(card);
      report.notes.end = [x > 40, y > 70];
      """)
    #expect(report.errors == [])
    #expect(report.notes == ["rows": "-100", "end": "true,true"])
  }

  @Test("The page shows how and when a run ends, and an item's name moves aside for a crosshair")
  func ending() throws {
    let folder = TestFolder()
    folder.write(
      "s.json",
      """
      { "referenceView": { "size": [300, 400] },
        "views": [ { "id": "card", "center": [60, 60], "size": [80, 60] } ],
        "behaviors": [ { "type": "snap", "item": "card", "snapPoint": [200, 300] } ] }
      """)
    let report = try Browser.report(
      on: page(folder("s.json"), in: folder), in: folder,
      """
      uidyn.set({ view: "engineering" });
      const name = () => {
        const text = uidyn.stage.actors[0].label[1];
        return Number(text.getAttribute("y")) - uidyn.stage.actors[0].at[1];
      };
      uidyn.seek(0);
      report.notes.start = String(name());
      uidyn.seek(99);
      report.notes.end = String(name());
      report.notes.legend = document.getElementById("legend").textContent;
      """)
    #expect(report.errors == [])
    let summary = cli(["run", folder("s.json"), "-o", "/dev/null", "--summary", "-"]).output
    let time = try #require(
      summary.firstMatch(of: /"time":([0-9.]+)/).flatMap { Double($0.output.1) })
    let shown = (time * 100).rounded() / 100
    #expect(
      report.notes["legend"]
        == "s.json · \(shown) s, comes to rest")
    let (start, end) = (
      Double(report.notes["start"] ?? "") ?? 99, Double(report.notes["end"] ?? "") ?? 0
    )
    #expect(start < 6 && end > 9, "\(start), \(end)")
  }

  private static func rows(of scene: String) throws -> [String: [Double]] {
    let lines = cli(["run", scene, "-q", "--format", "csv", "--columns", "tick,item,x,y,angle"])
      .lines
    var rows: [String: [Double]] = [:]
    for line in lines.dropFirst() {
      let fields = line.split(separator: ",")
      rows["\(fields[0]) \(fields[1])"] = fields.dropFirst(2).compactMap { Double($0) }
    }
    return rows
  }

  @Test("Names do not overlap, and all names of separate items are shown")
  func names() throws {
    for (scene, count) in [("rope", 0...0), ("snap", 3...3), ("groups", 1...3)] {
      let folder = TestFolder()
      let report = try Browser.report(
        on: page(Example.path("\(scene).json"), in: folder), in: folder,
        """
        uidyn.set({ view: "engineering" });
        const texts = [...document.querySelectorAll("#stage text.halo")];
        let overlaps = 0;
        let fewest = 1000;
        /* The box of a text has room above and below its letters. */
        const gap = 4 * uidyn.stage.pixel;
        for (const time of [0, 0.5, 1]) {
          uidyn.seek(time);
          const boxes = texts.filter((text) => !text.classList.contains("off"))
            .map((text) => text.getBBox());
          fewest = Math.min(fewest, boxes.length);
          for (const one of boxes) for (const other of boxes)
            if (one !== other && one.x < other.x + other.width && other.x < one.x + one.width
              && one.y + gap < other.y + other.height && other.y + gap < one.y + one.height)
              overlaps++;
        }
        report.notes = { overlaps: "" + overlaps, fewest: "" + fewest };
        """)
      #expect(report.errors == [])
      #expect(report.notes["overlaps"] == "0", "\(scene)")
      let fewest = try #require(report.notes["fewest"].flatMap { Int($0) })
      #expect(count.contains(fewest), "\(scene): \(fewest)")
    }
  }

  /// A small view in the middle of a large one, and two views at the edges.
  private static let crowded = #"""
    { "referenceView": { "size": [300, 400] },
      "views": [ { "id": "box", "frame": [40, 40, 200, 200] }, { "id": "q", "frame": [125, 125, 30, 30] },
        { "id": "a_long_name_at_the_right_edge", "frame": [288, 300, 12, 12] },
        { "id": "left_edge_with_a_long_name", "frame": [0, 350, 12, 12] } ],
      "behaviors": [ { "type": "gravity", "items": ["q"], "magnitude": 0.52 } ],
      "acknowledges": ["view-without-behavior", "falls-forever"], "run": { "timeLimit": 0.1 } }
    """#

  @Test("Names are not cut off at the edges, and a name moves aside for an item in front")
  func namesOfAll() throws {
    let folder = TestFolder()
    folder.write("s.json", Self.crowded)
    for width in [400, 1200] {
      let report = try Browser.report(
        on: page(folder("s.json"), in: folder), in: folder, width: width,
        """
        uidyn.set({ view: "engineering" });
        uidyn.seek(0);
        const stage = document.getElementById("stage").getBoundingClientRect();
        for (const { label, run, item, at } of uidyn.stage.actors) {
          const box = label[1].getBoundingClientRect();
          const isWhole = box.width > 0 && box.left >= stage.left && box.right <= stage.right
            && box.top >= stage.top && box.bottom <= stage.bottom;
          const way = Number(label[1].getAttribute("y")) - at[1];
          report.notes[run.items[item].id] = isWhole + " " + (Math.abs(way) < 12 ? "middle" : "aside");
        }
        """)
      #expect(report.errors == [])
      #expect(
        report.notes == [
          "q": "true middle", "box": "true aside", "a_long_name_at_the_right_edge": "true aside",
          "left_edge_with_a_long_name": "true aside",
        ], "\(width) pixels")
    }
  }

  @Test("If an item is less tall than its name, the name is above or below it")
  func namesOfLowItems() throws {
    let folder = TestFolder()
    folder.write(
      "s.json",
      """
      { "referenceView": { "size": [4000, 300] },
        "views": [ { "id": "low", "frame": [1000, 100, 300, 20] },
          { "id": "high", "frame": [2000, 50, 300, 200] } ],
        "acknowledges": ["view-without-behavior"] }
      """)
    let report = try Browser.report(
      on: page(folder("s.json"), in: folder), in: folder, width: 1200,
      """
      uidyn.set({ view: "engineering" });
      uidyn.seek(0);
      for (const { label, at, reach, run, item } of uidyn.stage.actors) {
        const text = label[1].getBBox();
        const slack = 3 * uidyn.stage.pixel;
        const isApart = text.y + text.height <= at[1] - reach[1] + slack || text.y >= at[1] + reach[1] - slack;
        report.notes[run.items[item].id] = isApart + " " + (text.width > 0);
      }
      """)
    #expect(report.errors == [])
    #expect(report.notes == ["low": "true true", "high": "false true"])
  }

  /// Fields at a corner, in the middle, and at an edge; the last one appears in tick 6.
  private static let fields = #"""
    { "referenceView": { "size": [300, 400] }, "views": [ { "id": "q", "frame": [125, 125, 30, 30] } ],
      "behaviors": [
        { "type": "field", "field": "radialGravity", "items": ["q"], "position": [300, 400], "strength": 0 },
        { "type": "field", "field": "spring", "items": ["q"], "position": [150, 200], "strength": 0 },
        { "type": "field", "field": "vortex", "id": "w", "items": ["q"], "position": [0, 300], "strength": 0,
          "added": false } ],
      "events": [ { "at": 0.1, "do": [ { "addBehavior": "w" } ] } ],
      "run": { "timeLimit": 0.2, "until": "timeLimit" } }
    """#

  @Test(
    "Field names are not cut off at the edges and are below the field's center if there is room",
    arguments: [320, 1200])
  func namesOfFields(width: Int) throws {
    let folder = TestFolder()
    folder.write("s.json", Self.fields)
    let report = try Browser.report(
      on: page(folder("s.json"), in: folder), in: folder, width: width,
      """
      uidyn.set({ view: "engineering" });
      uidyn.seek(0.2);
      const stage = document.getElementById("stage").getBoundingClientRect();
      const texts = uidyn.stage.parts.filter(({ label }) => label).map(({ label }) => label[1]);
      for (const text of texts) {
        const box = text.getBoundingClientRect();
        const isWhole = box.width > 0 && box.left >= stage.left && box.right <= stage.right
          && box.top >= stage.top && box.bottom <= stage.bottom;
        const [x, y] = ["x", "y"].map((key) => Number(text.getAttribute(key)));
        report.notes[text.textContent] = isWhole + " " + (x === 150 && y > 205 && y < 240);
      }
      """)
    #expect(report.errors == [])
    #expect(
      report.notes == [
        "radialGravity": "true false", "spring": "true true", "vortex": "true false",
      ])
  }

  @Test("Gravity is shown above the picture, and only if there is any")
  func gravity() throws {
    let folder = TestFolder()
    folder.write("s.json", Self.crowded)
    folder.write("none.json", Self.crowded.replacing("0.52", with: "0"))
    for (scene, expected) in [("s.json", "gravity 0.52 1"), ("none.json", "hidden")] {
      let report = try Browser.report(
        on: page(folder(scene), in: folder), in: folder,
        """
        const pull = document.getElementById("pull");
        const [box, stage] = [pull, document.getElementById("stage")]
          .map((each) => each.getBoundingClientRect());
        report.notes.text = box.height
          ? pull.textContent.trim() + " " + pull.querySelectorAll("path").length : "hidden";
        report.notes.isApart = box.bottom <= stage.top;
        report.notes.texts = [...document.querySelectorAll("#stage text")]
          .filter((text) => text.textContent.includes("gravity")).length;
        """)
      #expect(report.errors == [])
      #expect(report.notes["text"] == expected)
      #expect(report.notes["isApart"] == "true" && report.notes["texts"] == "0")
    }
  }

  @Test("Keys, the scrubber, the event list and the address select the right tick")
  func controls() throws {
    let folder = TestFolder()
    let report = try Browser.report(
      on: page(Example.path("falling-square.json"), in: folder), in: folder,
      """
      const run = uidyn.runs[0];
      const tick = () => uidyn.frames[0].tick;
      uidyn.set({ isWhole: true, loop: false });
      const press = (key, shiftKey = false) =>
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true }));
      const note = (name) => { report.notes[name] = tick(); };
      uidyn.pause();
      press("Home"); note("home");
      press("ArrowRight"); press("ArrowRight"); note("right");
      press("ArrowLeft"); note("left");
      press("ArrowRight", true); note("shift");
      press("5"); note("five");
      press("End"); note("end");
      const seek = document.getElementById("seek");
      seek.value = 37; seek.dispatchEvent(new Event("input")); note("scrubber");
      // The list appears after the image, which can take a while on a busy machine.
      for (let wait = 0; wait < 400 && !document.querySelector("#events button"); wait++)
        await new Promise((done) => setTimeout(done, 5));
      document.querySelectorAll("#events button")[1].click(); note("event");
      report.notes.words = document.querySelectorAll("#events button")[1].textContent;
      report.notes.address = location.hash;
      location.hash = "#t=0.5";
      await new Promise((done) => setTimeout(done, 50)); note("hash");
      press(" "); report.notes.plays = uidyn.isPlaying;
      report.notes.label = document.getElementById("play").getAttribute("aria-label");
      await new Promise((done) => setTimeout(done, 300));
      press(" "); report.notes.stops = uidyn.isPlaying; report.notes.moved = tick() > 30;
      report.notes.value = document.getElementById("seek").getAttribute("aria-valuetext");
      """)
    let expected: [String: String] = [
      "home": "0", "right": "2", "left": "1", "shift": "11", "five": "50", "end": "100",
      "scrubber": "37", "event": "49", "words": "0.817 scontact square – bounds",
      "address": "#t=0.817", "hash": "30", "plays": "true", "label": "Pause", "stops": "false",
      "moved": "true",
    ]
    for (name, value) in expected { #expect(report.notes[name] == value, "\(name)") }
    #expect(report.notes["value"]?.contains(" s, tick ") == true)
    #expect(report.errors == [])
  }

  @Test("Switches toggle overlays, graphs open and close, and items can be selected")
  func panels() throws {
    let folder = TestFolder()
    let report = try Browser.report(
      on: page(Example.path("pinball.json"), in: folder), in: folder,
      """
      uidyn.set({ view: "engineering" });
      uidyn.seek(2.4);
      const isOff = (name) =>
        document.querySelector("[data-layer=" + name + "]").classList.contains("off");
      for (const { name } of document.querySelectorAll("#layers input")) {
        const check = () => document.querySelector(`#layers [name=${name}]`);
        const before = isOff(name);
        check().click();
        report.notes[name] = before !== isOff(name) && check().checked === !isOff(name);
      }
      uidyn.set({ overlays: { ...uidyn.state.overlays, engineering: ["velocities", "bodies"] } });
      report.notes.arrow = document.querySelector("[data-layer=velocities] path").getAttribute("d") !== "";
      report.notes.body = document.querySelector("[data-layer=bodies] path").getAttribute("d") !== "";
      report.notes.graphs = document.querySelectorAll(".graph").length;
      document.getElementById("add").click();
      report.notes.more = document.querySelectorAll(".graph").length;
      document.querySelector(".graph .row button").click();
      report.notes.fewer = document.querySelectorAll(".graph").length;
      const [stage, [left, top, width, height]] = [uidyn.stage.box, uidyn.stage.viewBox];
      const frame = stage.getBoundingClientRect();
      const [x, y] = uidyn.frames[0].pose(uidyn.runs[0].items.findIndex(({ id }) => id === "bumper-left"));
      const clientX = frame.left + frame.width / 2 + (x - left - width / 2) / uidyn.stage.pixel;
      const clientY = frame.top + frame.height / 2 + (y - top - height / 2) / uidyn.stage.pixel;
      stage.dispatchEvent(new MouseEvent("click", { clientX, clientY }));
      report.notes.chosen = document.getElementById("chosen").selectedOptions[0].textContent;
      report.notes.x = document.querySelector("#values td").textContent;
      """)
    for name in [
      "names", "trails", "bounds", "boundaries", "fields", "contacts", "velocities", "bodies",
    ] {
      #expect(report.notes[name] == "true", "\(name)")
    }
    #expect(report.notes["arrow"] == "true" && report.notes["body"] == "true")
    #expect(
      report.notes["graphs"] == "1" && report.notes["more"] == "2" && report.notes["fewer"] == "1")
    #expect(report.notes["chosen"] == "bumper-left" && report.notes["x"] == "110")
    #expect(report.errors == [])
  }

  @Test("For two runs, the page shows where they diverge and by how much")
  func twoRuns() throws {
    let folder = TestFolder()
    let text = try String(contentsOfFile: Example.path("falling-square.json"), encoding: .utf8)
    folder.write("a.json", text)
    folder.write(
      "b.json",
      text.replacing(
        "\"behaviors\": [",
        with: #""behaviors": [ { "type": "dynamicItem", "items": ["square"], "elasticity": 0.21 },"#
      ))
    let report = try Browser.report(
      on: page(folder("a.json"), folder("b.json"), in: folder), in: folder,
      """
      document.querySelector("#difference button").click();
      report.notes.words = document.querySelector("#difference").firstChild.textContent;
      report.notes.tick = uidyn.frames[0].tick;
      const series = uidyn.graphs.distances("square");
      report.notes.before = series[48][1];
      report.notes.after = series[67][1].toFixed(2);
      report.notes.runs = uidyn.stage.actors.filter(({ number }) => number).length;
      """)
    #expect(report.notes["words"] == "First difference: tick 49, square.y")
    #expect(report.notes["tick"] == "49" && report.notes["before"] == "0")
    // `uidyn diff` reports 2.31, but the page rounds both positions to 0.001.
    #expect(["2.31", "2.32"].contains(report.notes["after"]) && report.notes["runs"] == "1")
    #expect(report.errors == [])
  }

  @Test("Hostile names are displayed as text, in light and dark mode and at any width")
  func hostile() throws {
    let folder = TestFolder()
    let id = "</script><script>document.x = 1</script>"
    let row = "{\"tick\":0,\"item\":\"\(id)\",\"x\":1,\"y\":2,\"width\":3,\"height\":4}"
    folder.write("rows.jsonl", row + "\n")
    for (width, isDark) in [(375, false), (1400, true)] {
      let report = try Browser.report(
        on: page(folder("rows.jsonl"), in: folder), in: folder, width: width, isDark: isDark,
        """
        report.notes.ran = document.x === undefined;
        report.notes.name = document.querySelector("#chosen option").textContent;
        report.notes.wide = document.documentElement.scrollWidth <= innerWidth;
        report.notes.dark = matchMedia("(prefers-color-scheme: dark)").matches;
        """)
      #expect(report.notes["ran"] == "true" && report.notes["wide"] == "true")
      #expect(report.notes["name"] == id)
      #expect(report.notes["dark"] == "\(isDark)")
      #expect(report.errors == [])
    }
  }
}
