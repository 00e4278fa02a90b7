// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("The end of every command", .timeLimit(.minutes(30)))
struct CommandEndTests {
  private let folder = TestFolder()

  private static let scene = """
    {"views":[{"id":"a","frame":[0,0,9,9]}],"parameters":{"p":{"value":1,"min":0,"max":2}},
    "behaviors":[{"type":"gravity","items":["a"],"magnitude":"=p"}],
    "expect":[{"at":"end","that":"a.center.y < 0"}],"run":{"timeLimit":1}}
    """

  private func words(_ line: String) -> [String] {
    line.split(separator: " ").map { $0.hasPrefix("s.") ? folder(String($0)) : String($0) }
  }

  @Test(
    "A signal ends it with nothing written",
    arguments: [
      "run s.json", "run s.json -o s.csv", "sweep s.json --vary p=1,2", "fit s.json",
      "plot s.json",
      "render s.json", "render s.json -o s.html", "export s.json --as css", "check s.json",
      "diff s.json s.json",
    ])
  func signal(line: String) {
    folder.write("s.json", Self.scene)
    let result = cli(words(line)) { $0.signal = (15, 0) }
    #expect(result.code == .signal(15))
    #expect(result.lines.count <= 1, "\(result.output.prefix(200))")
    #expect(folder.names == ["s.json"])
  }

  @Test(
    "A command that writes a file notes signals, so that none leaves a temporary one",
    arguments: [
      "run s.json -o s.jsonl", "run s.json --log s.out", "run s.json --events s.out",
      "run s.json --summary s.out", "sweep s.json --vary p=1 -o s.jsonl",
      "fit s.json --runs 4 -o s.out",
      "fit s.json --runs 4 --trace s.out", "plot s.json -o s.txt", "render s.json -o s.svg",
      "export s.json --as css -o s.out", "export s.json --as uikit -o s.out",
      "export s.log --as waapi -o s.out", "check s.json -o s.out", "diff s.log s.log -o s.out",
      "schema scene -o s.out", "new s.out",
    ])
  func notesSignals(line: String) {
    folder.write("s.json", Self.scene)
    _ = cli(words("run s.json -q -o s.csv --log s.log"))
    var isWatching = { false }
    let result = cli(words(line)) { console in isWatching = { console.isWatching } }
    let output = line.split(separator: " ").last.map(String.init) ?? ""
    #expect(folder.names.contains(output), "\(result.messages)")
    #expect(isWatching())
  }

  @Test(
    "A scene with a mistake is input that cannot be read, and the mistake is said with its place",
    arguments: [
      "run s.json", "sweep s.json --vary p=1,2", "fit s.json", "plot s.json", "render s.json",
      "export s.json --as css", "export s.json --as uikit", "parameters s.json",
      "check s.json", "diff s.json s.log", "diff s.log s.json",
    ])
  func mistake(line: String) {
    folder.write("s.json", Self.scene)
    _ = cli(words("run s.json -o s.csv --log s.log"))
    folder.write("s.json", Self.scene.replacing("frame", with: "frmae"))
    let result = cli(words(line))
    #expect(result.code == .input, "\(result.messages)")
    #expect(
      result.messages.contains(#"s.json:1:21: error: a view has no key "frmae" [unknown-key]"#),
      "\(result.messages)")
    #expect(!result.output.contains("tick"), "\(result.output.prefix(200))")
  }

  @Test(
    "A run that stops names the event by its trigger",
    arguments: [
      (#""pan.began""#, 3, "on pan.began"), (#""pan""#, 3, "on pan"), (#""start""#, 0, "on start"),
      (#"["start", "pan.began"]"#, 0, "on start, on pan.began"), (#""tick""#, 1, "on tick"),
      (#""contactBegan""#, 9, "on contactBegan"),
    ])
  func trigger(text: String, tick: Int, words: String) {
    for each in ["", #","forEach":"a""#] {
      let scene = """
        {"referenceView":{"size":[300,600]},"views":[{"id":"a","frame":[10,20,30,40]}],
        "variables":{"t":1},
        "gestures":[{"type":"pan","id":"pan","view":"a","touches":[[0.05,25,40],[0.1,60,90],[0.2,90,90]]}],
        "behaviors":[{"type":"gravity","items":["a"]},
        {"type":"collision","items":["a"],"boundaries":[{"id":"w","from":[0,70],"to":[300,70]}]}],
        "events":[{"on":\(text),"do":[{"set":"t","to":"=1 / (t - t)"}]\(each)}],"run":{"timeLimit":0.5}}
        """
      let result = cli("run - -q -o /dev/null", input: scene)
      let name = "/events/0 (\(words))\(each.isEmpty ? "" : " for a")"
      #expect(
        result.messages.contains(
          "the run was stopped: at tick \(tick), \(name), set: cannot evaluate \"1 / (t - t)\": division"
            + " of 1 by 0\n"), "\(result.messages)")
      #expect(result.code == .guarded)
    }
  }

  @Test("Recognizers of exported code are set as the scene says, and only where it says something")
  func recognizers() {
    let scene = """
      {"referenceView":{"size":[300,600]},"views":[{"id":"a","frame":[10,20,30,40]}],"gestures":[
      {"type":"rotation","id":"r","view":"a","touches":[[0.05,25,40,30,40],[0.1,60,90,90,90],[0.2,60,90,60,150]]},
      {"type":"longPress","id":"l","view":"a","isEnabled":false,"touches":[[0.05,25,40],[1,25,40]]},
      {"type":"longPress","id":"m","view":"a","minimumPressDuration":0.25,"allowableMovement":3,
      "touches":[[0.05,25,40],[1,25,40]]},
      {"type":"swipe","id":"s","view":"a","direction":"left","touches":[[0.05,25,40],[0.1,5,40]]}],
      "events":[{"on":"r.changed","do":[{"set":"a.angle","to":1}]},
      {"on":"l.began","do":[{"set":"a.angle","to":2}]},{"on":"m.began","do":[{"set":"a.angle","to":3}]},
      {"on":"s.ended","do":[{"set":"a.angle","to":4}]}],"run":{"timeLimit":1}}
      """
    let code = cli("export - --as uikit -q", input: scene).output
    #expect(
      code.contains(
        """
            #if canImport(UIKit) && canImport(Darwin) && !os(macOS)
              a.addGestureRecognizer(
                UIRotationGestureRecognizer(target: self, action: #selector(recognizeR)))
              let lRecognizer = UILongPressGestureRecognizer(target: self, action: #selector(recognizeL))
              lRecognizer.isEnabled = false
              a.addGestureRecognizer(lRecognizer)
              let mRecognizer = UILongPressGestureRecognizer(target: self, action: #selector(recognizeM))
              mRecognizer.minimumPressDuration = 0.25
              mRecognizer.allowableMovement = 3
              a.addGestureRecognizer(mRecognizer)
              let sRecognizer = UISwipeGestureRecognizer(target: self, action: #selector(recognizeS))
              sRecognizer.direction = .left
              a.addGestureRecognizer(sRecognizer)
            #endif
        """), "\(code.prefix(2000))")
  }
}
