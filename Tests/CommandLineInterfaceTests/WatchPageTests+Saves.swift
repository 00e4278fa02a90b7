// SPDX-License-Identifier: MIT

import TestSupport
import Testing

extension WatchPageTests {
  private static let number = "document.querySelector('#w-parameters input[type=number]')"
  private static let complaint = "document.querySelector('#w-parameters .complaint')"

  private func save(_ old: String, _ new: String) {
    tool.folder.write("scene.json", Self.scene.replacing(old, with: new))
  }

  private func press(_ button: String) throws {
    try browser.evaluate("document.getElementById('w-\(button)').click()")
  }

  @Test("If a save narrows a parameter's range, an excess value is kept and marked but not used")
  func narrowed() throws {
    try move("Object.assign(\(Self.slider), { value: 40 })")
    #expect(try x() == 65)
    save(#""max": 50"#, #""max": 30"#)
    try browser.wait(until: "\(Self.slider).max === '30' && !\(Self.complaint).hidden")
    #expect(
      try browser.evaluate("[\(Self.number).value, \(Self.complaint).innerText].join()") as? String
        == "40,at most 30; using 10")
    #expect(try x() == 35 && !isStale())
    #expect(try text("w-state").contains("(Computed in ") && text("w-what") == "")
    for button in ["save", "flags"] {
      try press(button)
      #expect(try text("w-answer") == "way: at most 30; using 10")
    }
    tool.folder.write("scene.json", Self.scene)
    try browser.wait(until: "\(Self.slider).max === '50' && \(Self.complaint).hidden")
    #expect(try x() == 65)
    #expect(try browser.evaluate("\(Self.slider).value") as? String == "40")
    #expect(browser.errors == [])
  }

  @Test("A changed value is dropped if its parameter gets a different type or disappears")
  func otherType() throws {
    try move(
      "Object.assign(document.querySelector('#w-parameters input[type=text]'), { value: 'b' })")
    for (type, value) in [("number", "3"), ("number", "[3, 4]"), ("checkbox", "true")] {
      save(#""note": "a'b""#, #""note": \#(value)"#)
      let field = "document.querySelector('#w-parameters input[type=\(type)][aria-label^=note]')"
      try browser.wait(until: field)
      #expect(try x() == 35 && text("w-what") == "", "\(value)")
      #expect(try browser.evaluate("document.querySelectorAll('.changed').length") as? Int == 0)
    }
    #expect(browser.errors == [])
  }

  @Test(
    "Open graphs and the selected item survive moves and saves while the item exists"
  )
  func chosen() throws {
    let two = Self.scene.replacing(
      #""size": [10, 10] }"#,
      with: #""size": [10, 10] }, { "id": "b", "center": [20, 20], "size": [10, 10] }"#)
    func shown() throws -> String? {
      try browser.evaluate(
        "[document.getElementById('chosen').selectedOptions[0].textContent,"
          + "...uidyn.graphs.cards.flatMap(({ graph }) => [graph.column, ...graph.items])].join()")
        as? String
    }
    tool.folder.write("scene.json", two)
    try browser.wait(until: "uidyn.runs[0].items.length === 2")
    try browser.evaluate(
      """
      document.getElementById('graphs').replaceChildren(); uidyn.graphs.cards = [];
      uidyn.graphs.add({ column: "speed", items: ["b"] });
      uidyn.graphs.add({ column: "x", items: ["a"] });
      uidyn.graphs.keep(); uidyn.set({ item: "b" });
      """)
    let chosen = "b,speed,b,x,a"
    #expect(try shown() == chosen)
    try move("Object.assign(\(Self.slider), { value: 20 })")
    #expect(try shown() == chosen)
    tool.folder.write("scene.json", two.replacing("25 + way", with: "30 + way"))
    try browser.wait(until: "Math.abs(uidyn.runs[0].value(0, 0, 0) - 50) < 1e-3")
    #expect(try shown() == chosen)
    tool.folder.write("scene.json", Self.scene)
    try browser.wait(until: "uidyn.runs[0].items.length === 1")
    #expect(try shown() == "a,x,a")
    #expect(browser.errors == [])
  }

  @Test("A button's message disappears when it no longer applies")
  func answers() throws {
    let isSilent = "document.getElementById('w-answer').textContent === ''"
    try move("Object.assign(\(Self.slider), { value: 20 })")
    try press("save")
    try browser.wait(until: "document.querySelectorAll('.changed').length === 0")
    #expect(try text("w-answer") == "Saved.")
    try move("Object.assign(\(Self.slider), { value: 30 })")
    #expect(try text("w-answer") == "")
    tool.folder.write("scene.json", "{")
    try browser.wait(until: "!document.getElementById('w-problem').hidden")
    try press("save")
    try browser.wait(until: "!(\(isSilent))")
    #expect(try text("w-answer") == "Not saved: the scene is not valid")
    tool.folder.write("scene.json", Self.scene)
    try browser.wait(until: "document.getElementById('w-problem').hidden")
    #expect(try text("w-answer") == "" && x() == 55)
    try press("save")
    try browser.wait(until: "document.querySelectorAll('.changed').length === 0")
    save("25 + way", "30 + way")
    try browser.wait(until: isSilent)
  }

  @Test("A stroke survives an editor's save, is saved to the file, and plays the same")
  func stroke() throws {
    // After the release, the clock runs as fast as the engine can.
    try browser.evaluate(
      "living.hand.moved = ((moved) => () => { moved(); if (!living.hand.fingers.size) living.hand.zero -= 2000; })"
        + "(living.hand.moved), uidyn.pause(), uidyn.seek(0), 0")
    let place = """
      (() => { const { stage } = uidyn; const { left, top, width, height } = stage.box.getBoundingClientRect();
        const [x, y, w, h] = stage.camera.box; const { at } = stage.actors.findLast((actor) => actor.at);
        return [left + width / 2 + (at[0] - x - w / 2) / stage.pixel, top + height / 2 + (at[1] - y - h / 2) / stage.pixel]; })()
      """
    let at = try #require(try browser.evaluate(place) as? [Double])
    try browser.drag(from: (at[0], at[1]), by: (30, 20))
    try browser.wait(until: "living.touches === 1")
    #expect(try text("w-state").hasPrefix("Replayed from the scene: identical, "))
    #expect(tool.folder.read("scene.json") == Self.scene)
    save("\"note\": \"a'b\"", "\"note\": \"b\"")
    try browser.wait(
      until: "living.scene.generation === 2 && !living.working && living.strokes.length === 1")
    try press("save")
    try browser.wait(
      until: "document.getElementById('w-state').textContent.startsWith('Saved: identical, ')")
    let saved = tool.folder.read("scene.json") ?? ""
    #expect(saved.contains("\"note\": \"b\"") && saved.contains("\"id\": \"hand\""))
    #expect(try browser.evaluate("living.strokes.length") as? Int == 0)
    #expect(try browser.evaluate("document.querySelectorAll('#w-strokes li').length") as? Int == 1)
    #expect(try text("w-answer") == "Saved.")
    #expect(browser.errors == [])
  }

  @Test("A scene made invalid by the current values is distinguished from an invalid scene")
  func values() throws {
    save(#""size": [10, 10]"#, #""size": [10, "=30 - way"]"#)
    try move("Object.assign(\(Self.slider), { value: 40 })")
    try browser.wait(until: "!document.getElementById('w-problem').hidden")
    #expect(try text("w-what") == "The scene is not valid with these values")
    #expect(try isStale())
    try move("Object.assign(\(Self.slider), { value: 20 })")
    #expect(try text("w-what") == "" && x() == 45 && !isStale())
  }
}
