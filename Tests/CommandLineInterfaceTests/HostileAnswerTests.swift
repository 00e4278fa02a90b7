// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

/// Human-readable output also contains text from scenes and file names.
@Suite("Hostile text in diagnostics", .timeLimit(.minutes(30)))
struct HostileAnswerTests {
  private static let scene = """
    {"views":[{"id":"a","frame":[0,0,9,9]}],"behaviors":[{"type":"gravity","items":["a"]}],
    "parameters":{"p":{"value":1,"min":0,"max":2},"q":"TEXT"},"variables":{"s":"TEXT"},"title":"TEXT",
    "expect":[{"always":"s == 'TEXT' || p < 0"},{"always":"s == 'x'"}],
    "events":[{"on":"start","do":[{"set":"s","to":"='TEXT'"},{"emit":"e"}]},
    {"at":0.05,"do":[{"stop":"TEXT"}]}],"run":{"timeLimit":0.1}}
    """

  @Test("Hostile text on the command line is quoted harmlessly in messages")
  func commandLine() {
    let folder = TestFolder()
    folder.write("s.json", Self.scene.replacing("TEXT", with: "x"))
    _ = cli(["run", folder("s.json"), "-q", "-o", "/dev/null", "--log", folder("s.log")])
    let lines = [
      "sweep s.json --vary TEXT=1", "sweep s.json --vary p=TEXT", "sweep s.json --cases /none/TEXT",
      "sweep s.json --vary p=1 --metric a=TEXT", "sweep s.json --vary p=1 --best TEXT",
      "sweep s.json --vary q=TEXT", "sweep s.json --vary p=1 -o /none/TEXT/x",
      "fit s.json --vary p=0..TEXT", "fit s.json --minimize TEXT",
      "fit s.json --summary /none/TEXT/x",
      "export s.json --as TEXT", "export s.json --as css --item TEXT", "export s.json -o x.TEXT",
      "render s.json --items TEXT", "render s.json --at TEXT", "render s.log TEXT",
      "render s.json --frames /none/TEXT/x", "plot s.json TEXT", "plot s.log a.TEXT", "plot TEXT",
      "watch TEXT", "watch s.json --port TEXT", "check TEXT",
      "check s.json --tolerance TEXT=1", "diff s.log TEXT", "diff TEXT.json s.log",
      "new /none/TEXT/x.json", "parameters TEXT", "parameters s.json --set q=TEXT",
      "parameters s.json --set TEXT=1", "completions TEXT",
      "run s.json --compute a=TEXT -o /dev/null",
    ]
    for (index, line) in lines.enumerated() {
      for text in Seeds.rotated(HostileText.texts, by: index) + [HostileText.hostile]
      where !text.contains("\0") && !text.contains("/") {
        let words = line.split(separator: " ").map { word in
          let word = String(word).replacing("TEXT", with: text)
          return word.hasPrefix("s.") ? folder(word) : word
        }
        HostileText.expectHarmless(cli(words), line, withAnswer: true)
      }
    }
  }

  @Test("Hostile text in a scene and its file name is quoted harmlessly in messages")
  func scenes() {
    for text in Seeds.some(HostileText.texts, each: 9) where !text.contains("\0") {
      let folder = TestFolder()
      let name = text.replacing("/", with: "")
      let scene = Self.scene.replacing("TEXT", with: HostileText.escaped(text))
      folder.write("\(name).json", scene)
      folder.write("other.json", scene.replacing("[0,0,9,9]", with: "[0,1,9,9]"))
      let (path, log) = (folder("\(name).json"), folder("\(name).log"))
      let lines: [[String]] = [
        ["validate", path], ["parameters", path], ["sweep", path, "--vary", "p=1,2"],
        ["sweep", path, "--vary", "p=1", "--format", "jsonl"], ["fit", path, "--runs", "4"],
        ["plot", path], ["check", path], ["check", path, "--update", "all"],
        ["check", folder.path, "--reporter", "github"],
        ["check", folder.path, "--reporter", "junit"],
        ["diff", log, folder("other.json")], ["diff", folder("other.json"), path],
        ["diff", path, path, "--level", "metrics"], ["export", path, "--as", "css"],
        ["export", path, "--as", "swiftui"], ["export", path, "--as", "uikit"],
        ["export", path, "--as", "waapi"], ["render", log], ["plot", log],
        ["run", path, "-o", "/dev/null", "--log", "-"],
        ["run", path, "-o", "/dev/null", "--summary", "-"],
      ]
      for words in lines {
        HostileText.expectHarmless(cli(words), "\(words)", withAnswer: true)
      }
    }
  }

  @Test("The shell parses a suggested command back into the original file name")
  func wordsToPaste() throws {
    for text in HostileText.texts where !text.contains("\0") {
      let path = "/none/\(text.replacing("/", with: ""))'\\7"
      let hint = try #require(
        cli(["schema", "event", "-o", path + "/report"]).messages
          .split(separator: "\n").last { $0.contains("mkdir") })
      let start = try #require(hint.firstRange(of: "mkdir -p ")?.upperBound)
      let command = hint[start...]
      let shell = Process()
      let output = Pipe()
      shell.executableURL = URL(fileURLWithPath: "/bin/bash")
      shell.arguments = ["-c", "printf %s \(command)"]
      shell.standardOutput = output
      try shell.run()
      let read = output.fileHandleForReading.readDataToEndOfFile()
      shell.waitUntilExit()
      #expect(String(decoding: read, as: UTF8.self).utf8.elementsEqual(path.utf8), "\(command)")
    }
  }
}
