// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn export: what a large tolerance leaves out", .timeLimit(.minutes(5)))
struct ExportedErrorTests {
  private static let scene = """
    { "referenceView": { "size": [300, 300] },
      "views": [ { "id": "a", "frame": [20, 20, 60, 20] }, { "id": "b", "frame": [120, 20, 60, 20] } ],
      "events": [ { "at": 0.1, "do": [
        { "animate": { "set": "a.x", "to": 50.25, "duration": 0.3 } },
        { "animate": { "set": "b.y", "to": 130, "duration": 0.3 } } ] } ],
      "run": { "timeLimit": 0.5, "until": "timeLimit" }, "acknowledges": ["view-without-behavior"] }
    """

  @Test(
    "What is not written is off by its way, which the output tells",
    arguments: ["css", "waapi", "svg", "lottie", "ca", "swiftui", "compose"])
  func leftOut(_ form: String) {
    for (rest, off) in [("", "100 pt"), (" --item a", "0.25 pt")] {
      let result = cli("export - --as \(form) --tolerance 10000 -q\(rest)", input: Self.scene)
      #expect(
        result.output.contains("0 keyframes, largest error \(off)"), "\(rest): \(result)")
    }
  }

  @Test("Where nothing is written, a warning says so, and a refusal what would show the little way")
  func stillness() {
    let sentence = "no item moves farther than the tolerance, 10000 pt"
    for form in ["css", "waapi", "svg", "lottie", "ca", "swiftui", "compose"] {
      let result = cli("export - --as \(form) --tolerance 10000", input: Self.scene)
      #expect(result.messages == "uidyn: warning: \(sentence)\n", "\(form): \(result)")
      #expect(cli("export - --as \(form) --tolerance 400", input: Self.scene).messages.isEmpty)
    }
    for form in ["linear", "spring"] {
      let result = cli("export - --as \(form) --tolerance 10000 -q", input: Self.scene)
      #expect(
        result
          == CommandResult(
            messages: """
              uidyn: error: \(sentence)
                hint: use a smaller --tolerance: the largest movement is 100 pt

              """, code: .negative))
    }
  }

  @Test("A turn that a spring leaves out comes back where it does", arguments: [true, false])
  func turns(isBack: Bool) throws {
    let scene = """
      { "referenceView": { "size": [900, 900] }, "views": [ { "id": "a", "frame": [20, 20, 60, 20] } ],
        "acknowledges": ["view-without-behavior"], "run": { "timeLimit": 3, "until": "timeLimit" },
        "events": [ { "at": 0, "do": [
          { "animate": { "set": "a.x", "to": 850, "duration": 0.8, "spring": { "damping": 0.8 } } },
          { "animate": { "set": "a.angle", "duration": 0.4, "keyframes": [
            { "at": 0.25, "to": 2 }, { "at": 1, "to": \(isBack ? 0 : 2) } ] } } ] } ] }
      """
    let result = cli("export - --as spring --tolerance 20 -q", input: scene)
    #expect(result.code == .success, "\(result)")
    let remark = "(It rotates by up to 2 rad\(isBack ? " and back" : ""), which the spring omits.)"
    #expect(result.output.contains(remark), "\(result)")
  }

  @Test("A way that is little against the tolerance is no way that ends where it starts")
  func shortWay() {
    for (form, subject, why) in [
      ("linear", #""b""#, "linear() needs a distance"),
      ("spring", #"the y of "b""#, "a spring needs a distance"),
    ] {
      let result = cli("export - --as \(form) --tolerance 150 --item b -q", input: Self.scene)
      #expect(
        result
          == CommandResult(
            messages: """
              uidyn: error: \(subject) moves only 100 pt, too little for a tolerance of 150 pt, and \(why)
                hint: use a smaller --tolerance, or --item to choose other items

              """, code: .negative))
    }
  }
}
