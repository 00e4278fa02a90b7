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

  @Test("A value beyond bounds that a save has narrowed is kept, marked and not played")
  func narrowed() throws {
    try move("Object.assign(\(Self.slider), { value: 40 })")
    #expect(try x() == 65)
    save(#""max": 50"#, #""max": 30"#)
    try browser.wait(until: "\(Self.slider).max === '30' && !\(Self.complaint).hidden")
    #expect(
      try browser.evaluate("[\(Self.number).value, \(Self.complaint).innerText].join()") as? String
        == "40,at most 30; playing 10")
    #expect(try x() == 35 && !isStale())
    #expect(try text("w-state").contains("(Computed in ") && text("w-what") == "")
    for button in ["save", "flags"] {
      try press(button)
      #expect(try text("w-answer") == "way: at most 30; playing 10")
    }
    tool.folder.write("scene.json", Self.scene)
    try browser.wait(until: "\(Self.slider).max === '50' && \(Self.complaint).hidden")
    #expect(try x() == 65)
    #expect(try browser.evaluate("\(Self.slider).value") as? String == "40")
    #expect(browser.errors == [])
  }

  @Test("A value of a parameter that has another type now, or is gone, is forgotten")
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
    "Graphs and the item that were chosen stay with a move and a save, as long as the item is there"
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

  @Test("What a button answered goes when it is no longer true")
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

  @Test("Values with which the scene is not valid are told apart from a scene that is not")
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
