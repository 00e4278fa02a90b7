// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Promises in SECURITY.md", .timeLimit(.minutes(30)))
struct SecurityPromiseTests {
  private let folder = TestFolder()
  private static let secret = "SECRET=hunter2"

  private static func scene(_ more: String = "") -> String {
    """
    {"title":"$(touch PWNED)","referenceView":{"size":[100,100]},"views":[{"id":"a","frame":[0,0,9,9]}],
    "behaviors":[{"type":"gravity","items":["a"]}],\(more)"run":{"timeLimit":0.2,"until":"timeLimit"}}
    """
  }

  private static func match(_ file: String) -> String {
    scene(#""expect":[{"match":{"file":"\#(file)","within":1}}],"#)
  }

  private func writeLog(_ name: String, _ old: String, _ new: String) {
    folder.write("in/s.json", Self.scene())
    _ = cli(["run", folder("in/s.json"), "-q", "-o", "/dev/null", "--log", folder("in/s.log")])
    let log = folder.read("in/s.log") ?? ""
    #expect(log.contains(old))
    folder.write(name, log.replacing(old, with: new))
  }

  // MARK: Reading

  @Test(
    "A scene reads recordings only from its own folder, and messages never quote them",
    arguments: [
      "../outside.csv", "/etc/passwd", "FOLDER/outside.csv", "link.csv", "sub/../../outside.csv",
      "linked/outside.csv",
    ])
  func recordings(name: String) {
    folder.write("outside.csv", "tick,item,x,y\n0,a,\(Self.secret),1\n")
    folder.write("in/sub/x", "")
    symlink("../outside.csv", folder("in/link.csv"))
    symlink("..", folder("in/linked"))
    folder.write("in/s.json", Self.match(name.replacing("FOLDER", with: folder.path)))
    for command in ["validate", "run", "check", "render"] {
      let result = cli([command, folder("in/s.json")])
      #expect([.input, .negative].contains(result.code), "\(command): \(result)")
      let said = result.messages + result.output
      #expect(said.contains("folder"), "\(command): \(said)")
      #expect(!said.contains("hunter2") && !said.contains("root:"), "\(command): \(said)")
    }
  }

  @Test("A recording that cannot be parsed is not quoted")
  func quotes() {
    for text in [
      "\(Self.secret)\n", "tick,item,x,y\n0,a,\(Self.secret),1\n", "{\"\(Self.secret)\":1}\n",
    ] {
      folder.write("r.csv", text)
      folder.write("s.json", Self.match("r.csv"))
      let result = cli(["validate", folder("s.json")])
      #expect(result.code == .input)
      #expect(!(result.messages + result.output).contains("hunter2"), "\(result)")
      #expect(result.messages.contains("s.json:2:"), "\(result.messages)")
      #expect(result.messages.contains("is not a readable recording"), "\(result.messages)")
    }
  }

  @Test(
    "A log opens its scene and overlays only in its own folder, and messages never quote them",
    arguments: [
      #""path":"../outside.json""#, #""path":"/etc/passwd""#, #""path":"link.json""#,
    ])
  func logs(path: String) {
    folder.write("outside.json", "\(Self.secret)\n")
    writeLog("in/x.log", #""path":"s.json""#, path)
    symlink("../outside.json", folder("in/link.json"))
    for words in [
      ["check", "in/x.log"], ["check", "in"], ["render", "in/x.log"],
    ] {
      let result = cli([words[0], folder(words[1])] + words.dropFirst(2))
      let said = result.messages + result.output
      #expect(!said.contains("hunter2") && !said.contains("root:"), "\(words): \(said)")
      if words[0] == "check" { #expect(result.code != .success, "\(words): \(said)") }
    }
  }

  @Test(
    "A log's overlays must be in the log's folder",
    arguments: ["../outside.json", "/etc/passwd", "link.json"])
  func overlays(name: String) {
    folder.write("outside.json", "\(Self.secret)\n")
    writeLog("in/x.log", #""merge":[]"#, #""merge":["\#(name)"]"#)
    symlink("../outside.json", folder("in/link.json"))
    for words in [["check", "in/x.log"], ["render", "in/x.log"]] {
      let result = cli([words[0], folder(words[1])])
      let said = result.messages + result.output
      #expect(!said.contains("hunter2") && !said.contains("root:"), "\(words): \(said)")
      if words[0] != "check" { continue }
      #expect(result.code == .input, "\(said)")
      #expect(
        said.contains(
          "it is outside the folder\nhint: scenes and logs can only name files in their own folder"),
        "\(said)")
    }
  }

  @Test("A link in a folder that leads out of it is rejected, and its target is not quoted")
  func linkedScenes() {
    folder.write("outside.json", Self.secret)
    folder.write("in/s.json", Self.scene())
    symlink("../outside.json", folder("in/x.json"))
    for command in ["check", "validate"] {
      let result = cli([command, folder("in")])
      let said = result.messages + result.output
      #expect(result.code == .negative || result.code == .input, "\(said)")
      #expect(
        said.contains("x.json\": it is outside the folder") && !said.contains("hunter2"), "\(said)")
    }
  }

  @Test("Pipes in a folder, a scene or a log do not block any command")
  func pipes() throws {
    writeLog("in/p.log", #""path":"s.json""#, #""path":"pipe""#)
    folder.write("in/m.json", Self.match("pipe"))
    let result = try Tool.shell(
      """
      mkfifo in/pipe in/x.json in/y.log
      for line in "check in" "check in/p.log" "validate in" "validate in/m.json" "run in/m.json" \
        "render in/p.log -o p.svg" "check in/m.json --update missing"; do
        timeout 20 $uidyn $line > said 2>&1; echo $?
      done
      """, in: folder)
    #expect(result.output == "3\n3\n3\n3\n3\n0\n3\n", "\(result)")
  }

  @Test(
    "A watched scene that becomes a pipe does not block anything",
    .enabled(if: WebModule.bytes != nil))
  func watchedPipe() throws {
    let tool = try WatchTool(Self.scene())
    #expect(try tool.get("scene").httpStatus == 200)
    unlink(tool.folder("scene.json"))
    mkfifo(tool.folder("scene.json"), 0o600)
    #expect(try tool.get("scene").contains("it is not a regular file"))
    #expect(try tool.get("").httpStatus == 200)
  }

  // MARK: Writing

  @Test("Files with generated names are never written through a link")
  func plantedLinks() {
    folder.write("victim", "precious")
    let plans: [(link: String, words: String)] = [
      ("in/x.log.new", "check in"), ("in/x.log", "check in --update missing"),
      ("in/x.log", "check in --update all"), ("in/x.log", "check in/x.json --update missing"),
      ("in/x.log.new", "check in/x.json"),
    ]
    for (link, words) in plans {
      for name in ["victim", "new"] {
        let up = String(repeating: "../", count: link.split(separator: "/").count - 1)
        let target = up + name
        let folder = TestFolder()
        folder.write("victim", "precious")
        folder.write("in/x.json", Self.scene())
        symlink(target, folder(link))
        let result = cli(
          words.split(separator: " ").map { word in
            word == "in" || word.hasPrefix("in/") ? folder(String(word)) : String(word)
          })
        #expect(result.code != .success, "\(words), \(link): \(result)")
        #expect(folder.read("victim") == "precious", "\(words), \(link): \(result)")
        #expect(!folder.names.contains("new"), "\(words), \(link): \(result)")
        #expect(!folder.names.contains { $0.hasPrefix("uidyn.tmp-") })
      }
    }
  }

  @Test("A changed golden is not written through its link, but can be read through it")
  func linkedGolden() {
    folder.write("in/x.json", Self.scene())
    _ = cli(["check", folder("in"), "--update", "missing"])
    rename(folder("in/x.log"), folder("in/other"))
    symlink("other", folder("in/x.log"))
    #expect(cli(["check", folder("in")]).code == .success)
    let old = folder.read("in/other")
    folder.write("in/x.json", Self.scene().replacing("0,0,9,9", with: "5,0,9,9"))
    let result = cli(["check", folder("in"), "--update", "changed"])
    #expect(result.code == .output && result.output.contains("it is a link"), "\(result)")
    #expect(folder.read("in/other") == old)
  }

  @Test("A recording that the scene uses is never overwritten", arguments: ["", "--no-expect"])
  func ownRecording(option: String) {
    folder.write("s.json", Self.match("seen.csv"))
    folder.write("seen.csv", "tick,item,x,y\n0,a,4.5,4.5\n")
    let words =
      ["run", folder("s.json"), "-o", folder("seen.csv")] + (option.isEmpty ? [] : [option])
    #expect(cli(words).code == .usage)
    #expect(folder.read("seen.csv") == "tick,item,x,y\n0,a,4.5,4.5\n")
  }

  // MARK: Limits

  @Test("A log can lower limits but not raise them; --limit can")
  func logLimits() {
    folder.write(
      "s.json", TestScenes.still.replacing("]\n}", with: "], \"run\": { \"timeLimit\": 4000 }\n}"))
    let log = folder("x.log")
    let run = [
      "run", folder("s.json"), "-q", "-o", "/dev/null", "--limit", "seconds=5000", "--log", log,
    ]
    #expect(cli(run).code == .success)
    let refused = cli(["check", log])
    #expect(refused.code == .input, "\(refused)")
    #expect(cli(["check", log, "--limit", "seconds=5000"]).code == .success)
    folder.write(
      "x.log", (folder.read("x.log") ?? "").replacing(#""seconds":5000"#, with: #""seconds":100"#))
    #expect(cli(["check", log, "--limit", "seconds=5000"]).code == .input)
  }

  @Test("The time limit in a log is checked like --time-limit")
  func logTimeLimit() throws {
    writeLog("in/x.log", #""timeLimit":null"#, #""timeLimit":1e300"#)
    let result = try Tool.shell(
      "for command in check render; do timeout 60 $uidyn $command in/x.log; echo $?; done",
      in: folder)
    #expect(result.output.hasSuffix("3\n") && !result.output.contains("124"), "\(result)")
    #expect(
      (result.output + result.messages).contains("1e300 seconds of simulated time"), "\(result)")
  }

  @Test(
    "A scene's recordings count toward its limits",
    arguments: [
      ("bytes", 500, 600), ("rows", 5, 6), ("views", 1, 2),
    ])
  func recordingLimits(limit: String, small: Int, large: Int) {
    let rows = (0..<3).map { "\($0),a,4.5,4.5\n\($0),b,1,1\n" }.joined()
    folder.write("r.csv", "tick,item,x,y\n\(rows)" + String(repeating: "\n", count: 500))
    folder.write("s.json", Self.match("r.csv"))
    let words = ["validate", folder("s.json"), "--limit"]
    #expect(cli(words + ["\(limit)=\(large)"]).code == .success)
    let result = cli(words + ["\(limit)=\(small)"])
    #expect(result.code == .input, "\(result)")
    #expect(result.messages.contains("--limit \(limit)=N allows more"), "\(result)")
  }

  @Test("Reading a recording with very many columns takes time proportional to its size")
  func manyColumns() {
    let ids = (0..<9_000).map { "v\($0)" }
    folder.write(
      "r.csv",
      "tick," + ids.map { "\($0).x,\($0).y" }.joined(separator: ",") + "\n0"
        + String(repeating: ",1,1", count: ids.count) + "\n")
    folder.write("s.json", Self.match("r.csv"))
    let start = ContinuousClock.now
    #expect(cli(["validate", folder("s.json")]).code == .input)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test(
    "The number of rows in memory is limited",
    arguments: [
      "render SCENE", "plot SCENE", "export SCENE --as css", "diff SCENE SCENE", "render LOG",
      "plot LOG",
    ])
  func rows(line: String) {
    folder.write("s.json", Self.scene())
    _ = cli(["run", folder("s.json"), "-q", "-o", "/dev/null", "--log", folder("s.log")])
    let words = line.split(separator: " ").map {
      $0 == "SCENE" ? folder("s.json") : $0 == "LOG" ? folder("s.log") : String($0)
    }
    let output = folder(line.hasPrefix("render") ? "out.svg" : "out")
    let small = cli(words + ["--limit", "rows=12", "-o", output])
    #expect(small.code == (line.contains("LOG") ? .input : .guarded), "\(small)")
    #expect(small.messages.contains("(--limit rows=N raises it)"), "\(small)")
    #expect(!folder.names.contains { $0.hasPrefix("out") })
    #expect(cli(words + ["--limit", "rows=13", "-o", output]).code == .success)
  }

  // MARK: Other promises

  @Test("The build disables exactly the checks that SECURITY.md names")
  func unsafeFlags() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    let make = try String(contentsOf: root.appendingPathComponent("Makefile"), encoding: .utf8)
    let page = try String(contentsOf: root.appendingPathComponent("SECURITY.md"), encoding: .utf8)
    let manifest = try String(
      contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    for flag in [
      "-enforce-exclusivity=unchecked", "-Ounchecked", "-assume-single-threaded",
      "-remove-runtime-asserts",
    ] {
      #expect(
        (make + manifest).contains(flag) == page.contains(flag), "\(flag) is in one of both only")
    }
  }

  @Test("Each frame is written completely or not at all, even after a signal")
  func frames() throws {
    folder.write("s.json", Self.scene().replacing("0.2", with: "3"))
    let result = try Tool.shell(
      """
      $uidyn render -q s.json --frames whole; echo $? $(ls whole | wc -l) $(ls whole | tail -n 1)
      for number in TERM INT HUP; do
        env --default-signal=INT,TERM,HUP $uidyn render -q s.json --frames F & p=$!
        for n in $(seq 2000); do [ -e F/frame-00003.svg ] && break; sleep 0.005; done
        kill -$number $p; wait $p; echo $? $(ls -A F | grep -vc '^frame-.*svg$') $(tail -qc 7 F/* | sort -u)
        rm -r F
      done
      mkdir empty; $uidyn render -q s.json --frames empty; echo $? $(ls empty | wc -l)
      (ulimit -f 0; \(SanitizerOptions.noFiles) $uidyn render -q s.json --frames G); echo $? $(ls -A G | wc -l)
      ls
      """, in: folder)
    #expect(
      result.output
        == """
        0 181 frame-00180.svg
        143 0 </svg>
        130 0 </svg>
        129 0 </svg>
        2 0
        5 0
        G
        empty
        s.json
        whole

        """, "\(result)")
  }

  @Test("watch never loses an editor's save", .enabled(if: WebModule.bytes != nil))
  func saves() throws {
    @Sendable func scene(_ title: Int) -> String {
      """
      {"title":"edit \(title)","referenceView":{"size":[100,100]},"parameters":{"p":{"value":1,"min":0,"max":2}},
      "views":[{"id":"v","frame":[0,0,10,10],"repeat":{"count":1500,"offset":[12,0]}}],
      "behaviors":[{"type":"gravity","items":["v"],"magnitude":"=p"}],"run":{"timeLimit":0.02}}
      """
    }
    let tool = try WatchTool(scene(0))
    for attempt in 1...16 {
      let generation = try tool.get("scene").json("generation") as? Int ?? 0
      let folder = tool.folder
      let saver = Thread {
        usleep(useconds_t(attempt * 12_000))
        folder.write("scene.json.n", scene(attempt))
        rename(folder("scene.json.n"), folder("scene.json"))
      }
      saver.start()
      _ = try tool.save(
        scene(0).replacing("edit 0", with: "page \(attempt)"), generation: generation)
      while !saver.isFinished { usleep(1000) }
      #expect(
        tool.folder.read("scene.json")?.contains("edit \(attempt)") == true,
        "save \(attempt) is lost")
    }
  }

  @Test("No command prints ids from recordings to a terminal unescaped")
  func recordedIDs() {
    let hidden = "\u{1B}]0;PWNED\u{7}\u{202E}\r"
    let csv =
      "tick,time,item,x,y\n"
      + (0..<4).map { "\($0),\(Double($0) / 60),\"\(hidden)\",1,\($0)\n" }.joined()
    folder.write("r.csv", csv)
    folder.write("q.csv", csv.replacing(",1,3", with: ",9,3"))
    let json = csv.split(separator: "\n").dropFirst().enumerated().map { number, _ in
      #"{"tick":\#(number),"item":"\#(HostileText.escaped(hidden))","x":1,"y":\#(number)}"#
    }
    folder.write("r.jsonl", json.joined(separator: "\n") + "\n")
    for name in ["r.csv", "r.jsonl"] {
      for words in [
        ["plot", folder(name)], ["plot", folder(name), "each.x"],
        ["plot", folder(name), "--color", "always"],
        ["diff", folder(name), folder("q.csv")], ["render", folder(name)],
        ["diff", folder(name), folder("q.csv"), "--reporter", "github"],
        ["diff", folder(name), folder("q.csv"), "--reporter", "junit"],
      ] {
        let result = cli(words)
        let said = (result.output + result.messages).unicodeScalars
        #expect(!result.output.isEmpty, "\(words): \(result.messages)")
        #expect(
          !said.contains("\u{7}") && !said.contains("\u{202E}") && !said.contains("\r"), "\(words)")
        // The tool's own colors are the only escapes allowed.
        let escapes = result.output.components(separatedBy: "\u{1B}").dropFirst()
        #expect(escapes.allSatisfy { $0.hasPrefix("[") && words.contains("always") }, "\(words)")
      }
    }
  }

  @Test("Deeply nested folders do not need a large stack")
  func deepFolders() throws {
    folder.write("s.json", Self.scene())
    let result = try Tool.shell(
      """
      mkdir -p $(printf 'a/%.0s' $(seq 1900)); cp s.json $(printf 'a/%.0s' $(seq 1900))
      ulimit -s 512; $uidyn validate a > said 2>&1; echo $?
      """, in: folder)
    #expect(result.output == "0\n", "\(result)")
  }
}
