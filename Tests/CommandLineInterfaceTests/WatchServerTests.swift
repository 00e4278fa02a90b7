// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite(
  "uidyn watch over sockets", .timeLimit(.minutes(30)),
  .enabled(if: WebModule.bytes != nil, "the engine for pages is not compiled: make web"))
struct WatchServerTests {
  private static let scene = """
    {
      "parameters": { "way": { "value": 10, "min": 0, "max": 50 }, "note": "a" },
      "referenceView": { "size": [100, 100] },
      "views": [ { "id": "a", "center": ["=25 + way", 50], "size": [10, 10] } ],
      "behaviors": [ { "type": "dynamicItem", "items": ["a"] } ],
      "expect": [ { "at": "end", "that": "a.center.x < 60" } ]
    }
    """

  @Test("The page and the scene are served at the printed address until a signal ends the tool")
  func answers() throws {
    let tool = try WatchTool(Self.scene, ["--set", "way=20.5", "--time-limit", "3"])
    let page = try tool.get("")
    #expect(page.httpStatus == 200 && page.contains("<!doctype html>"))
    for field in [
      "Cache-Control: no-store", "Referrer-Policy: no-referrer", "frame-ancestors 'none'",
      "default-src 'none'", "X-Content-Type-Options: nosniff",
    ] { #expect(page.contains(field), "\(field)") }
    let scene = try tool.get("scene")
    #expect(scene.httpStatus == 200 && scene.json("text") as? String == Self.scene)
    #expect(scene.json("generation") as? Int == 1 && scene.json("name") as? String == "scene.json")
    let options = scene.json("options") as? [String: Any]
    #expect(options?["values"] as? [String: String] == ["way": "20.5"])
    #expect(options?["timeLimit"] as? Double == 3)
    #expect(tool.end(by: SIGINT) == .init(signal: SIGINT))
    #expect(throws: WatchTool.Failure.self) { try tool.connect() }
  }

  @Test("Without the web engine, watch prints a message that suggests what to do")
  func noEngine() throws {
    let folder = TestFolder()
    folder.write("scene.json", Self.scene)
    let result = try Tool.shell("$uidyn watch scene.json", in: folder)
    #expect(
      result
        == .init(
          output: "",
          messages: """
            uidyn: error: this build of uidyn lacks the engine that "watch" needs
              hint: build with make release, because swift build omits it

            """, status: 2))
  }

  @Test("Requests with other host names, tokens or paths are refused")
  func strangers() throws {
    let tool = try WatchTool(Self.scene)
    func status(_ text: String) throws -> Int { try tool.exchange(text).httpStatus }
    for host in ["evil.example", "127.0.0.1", "127.0.0.1:1", "0.0.0.0:\(tool.port)", ""] {
      #expect(try status(tool.request("", host: host)) == 403, "\(host)")
    }
    #expect(try status(tool.request("", host: "LOCALHOST:\(tool.port)")) == 200)
    #expect(try status("GET /\(tool.token)/ HTTP/1.1\r\n\r\n") == 403)
    for origin in ["http://evil.example", "null", "https://127.0.0.1:\(tool.port)"] {
      #expect(
        try status(tool.request("scene", fields: "Origin: \(origin)\r\n")) == 403, "\(origin)")
    }
    let own = "Origin: http://127.0.0.1:\(tool.port)\r\n"
    #expect(try status(tool.request("scene", fields: own)) == 200)
    let host = "Host: 127.0.0.1:\(tool.port)\r\n\r\n"
    let other = tool.token.hasSuffix("0") ? "1" : "0"
    for path in [
      "/", "/scene", "/\(tool.token)", "/\(tool.token.dropLast())\(other)/", "/\(tool.token)0/",
      "/\(String(repeating: "0", count: 32))/", "//\(tool.token)/",
    ] { #expect(try status("GET \(path) HTTP/1.1\r\n\(host)") == 403, "\(path)") }
    for path in [
      "../scene.json", "scene.json", "..%2fscene.json", "%2e%2e/scene.json", "./", "scene/",
      "SCENE",
      "scene/../scene.json", "/etc/passwd", "save%00", "scene?a=b",
    ] { #expect(try status(tool.request(path)) == 404, "\(path)") }
    for (path, method) in [("save", "GET"), ("scene", "POST"), ("", "POST")] {
      let json = method == "POST" ? "Content-Type: application/json\r\n" : ""
      #expect(try status(tool.request(path, method, fields: json)) == 405, "\(path)")
    }
    #expect(try status(tool.request("save", "POST", body: "{}")) == 415)
  }

  @Test("With --host, the server listens only at that address and requires a shorter token")
  func host() throws {
    // Every address that begins with 127 refers to this machine.
    let tool = try WatchTool(Self.scene, ["--host", "127.0.0.2"])
    #expect(tool.host == "127.0.0.2" && tool.token.count == 12)
    #expect(try tool.get("scene").json("text") as? String == Self.scene)
    let host = "HTTP/1.1\r\nHost: 127.0.0.2:\(tool.port)\r\n\r\n"
    for path in ["/", "/scene", "//scene", "/\(tool.token.dropLast())/", "/000000000000/scene"] {
      let answer = try tool.exchange("GET \(path) \(host)")
      #expect(answer.httpStatus == 403, "\(path)")
      #expect(!answer.contains("referenceView"), "\(path)")
    }
    let json = "Content-Type: application/json\r\nContent-Length: 2\r\n"
    let save = "HTTP/1.1\r\nHost: 127.0.0.2:\(tool.port)\r\n\(json)\r\n{}"
    #expect(try tool.exchange("POST /save \(save)").httpStatus == 403)
    #expect(try tool.exchange(tool.request("", host: "localhost:\(tool.port)")).httpStatus == 403)
    #expect(try tool.exchange(tool.request("", host: "127.0.0.1:\(tool.port)")).httpStatus == 403)
    for address in ["0.0.0.0", "localhost", "::1", "1.2.3"] {
      let result = cli(["watch", tool.folder("scene.json"), "--host", address])
      #expect(
        result.messages == """
          uidyn: error: invalid value "\(address)" for --host
            hint: use an IPv4 address of this machine, such as 192.168.1.20

          """)
    }
  }

  private static let refused: [(request: String, status: Int)] = [
    ("DELETE /x HTTP/1.1\r\n\r\n", 405), ("GET /x HTTP/2\r\n\r\n", 400),
    ("GET /x\r\n\r\n", 400), ("GET  /x HTTP/1.1\r\n\r\n", 400), ("\r\n\r\n", 400),
    ("GET x HTTP/1.1\r\n\r\n", 400), ("GET /x HTTP/1.1\r\n: a\r\n\r\n", 400),
    ("GET /x HTTP/1.1\r\nA b: c\r\n\r\n", 400), ("GET /x HTTP/1.1\r\nA\r\n\r\n", 400),
    ("GET /x HTTP/1.1\r\n a: b\r\n\r\n", 400), ("GET /\u{1} HTTP/1.1\r\n\r\n", 400),
    ("GET /ä HTTP/1.1\r\n\r\n", 400), ("GET /x HTTP/1.1\nHost: a\n\r\n\r\n", 400),
    ("GET /x HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
    ("POST /x HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
    ("POST /x HTTP/1.1\r\nContent-Length: 1x\r\n\r\n", 400),
    ("POST /x HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
    ("POST /x HTTP/1.1\r\nContent-Length: 33554433\r\n\r\n", 413),
    ("POST /x HTTP/1.1\r\nContent-Length: 999999999999\r\n\r\n", 413),
    ("POST /x HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\na", 400),
    ("POST /x HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    ("GET /x HTTP/1.1\r\nContent-Length: 2\r\n\r\nab", 400),
    ("POST /x HTTP/1.1\r\nContent-Length: 1\r\n\r\nab", 400),
    ("GET /x HTTP/1.1\r\nA: \(String(repeating: "a", count: 20_000))\r\n\r\n", 431),
    (String(repeating: "a", count: 40_000), 431),
  ]

  @Test("Requests that are too large or not HTTP/1.1 are refused with the right status")
  func refusals() throws {
    let tool = try WatchTool(Self.scene)
    for (text, status) in Self.refused {
      let answer = try tool.exchange(text)
      #expect(answer.httpStatus == status, "\(text.prefix(80)): \(answer.prefix(200))")
      #expect(answer.httpBody.hasSuffix("\n") && answer.httpBody.count < 80, "\(text.prefix(80))")
    }
  }

  @Test(
    "Slow, partial and half-closed requests block nothing; a silent client times out after 10 s"
  )
  func slowOnes() throws {
    let tool = try WatchTool(Self.scene)
    let silent = try tool.connect()
    let slow = try tool.connect()
    defer {
      close(silent)
      close(slow)
    }
    let began = Self.now
    let text = tool.request("")
    for character in text.dropLast(4) {
      WatchTool.send(String(character), to: slow)
      usleep(1000)
    }
    // Another client gets its response immediately.
    #expect(try tool.get("scene").httpStatus == 200)
    #expect(Self.now - began < 8)
    WatchTool.send(String(text.suffix(4)), to: slow)
    #expect(WatchTool.receive(from: slow).httpStatus == 200)
    // A client that has closed its sending side still gets a response.
    #expect(try tool.exchange(tool.request(""), closesHalf: true).httpStatus == 200)
    // A client that disconnects in the middle of a field gets no response and does no harm.
    #expect(try tool.exchange("GET /x HT", closesHalf: true) == "")
    #expect(WatchTool.receive(from: silent).httpStatus == 408)
    #expect((9...60).contains(Self.now - began))
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test("At least 60 of 200 simultaneous connections succeed, and afterward everything works")
  func crowd() throws {
    let tool = try WatchTool(Self.scene)
    let all = try (0..<200).map { _ in try tool.connect() }
    for number in all { WatchTool.send(tool.request("scene"), to: number) }
    let statuses = all.map { WatchTool.receive(from: $0).httpStatus }
    for number in all { close(number) }
    // A status of 0 means that the connection was closed without a response.
    #expect(Set(statuses).isSubset(of: [0, 200, 503]), "\(statuses)")
    #expect(statuses.count { $0 == 200 } >= 60, "\(statuses)")
    let idle = try (0..<200).map { _ in try tool.connect() }
    usleep(300_000)
    for number in idle { close(number) }
    // Closed connections keep their slots until the server notices.
    var status = 0
    for _ in 0..<100 where status != 200 {
      usleep(100_000)
      status = try tool.get("scene").httpStatus
    }
    #expect(status == 200)
  }

  @Test("An event stream reports saved, removed and new files, and at most 16 pages are served")
  func events() throws {
    let tool = try WatchTool(Self.scene)
    let stream = try tool.connect()
    WatchTool.send(tool.request("events"), to: stream)
    #expect(WatchTool.receive(from: stream, until: "retry: 1000\n\n").contains("text/event-stream"))
    tool.folder.write("scene.json", Self.scene.replacing("25 + way", with: "26 + way"))
    #expect(WatchTool.receive(from: stream, until: "\n\n").hasPrefix("event: change\ndata: "))
    tool.folder.write("scene.json", "{ \"views\": [ { \"id\": \"a\", \"frmae\": 1 } ] }")
    _ = WatchTool.receive(from: stream, until: "\n\n")
    let faulty = try tool.get("scene")
    #expect(
      (faulty.json("errors") as? String)?.hasPrefix(
        "scene.json:1:27: error: a view has no key \"frmae\" [unknown-key]") == true)
    unlink(tool.folder("scene.json"))
    _ = WatchTool.receive(from: stream, until: "\n\n")
    #expect(
      try tool.get("scene").json("failure") as? String
        == "cannot read \"scene.json\": No such file or directory")
    tool.folder.write("scene.json", Self.scene)
    _ = WatchTool.receive(from: stream, until: "\n\n")
    #expect(try tool.get("scene").json("text") as? String == Self.scene)
    let others = try (0..<15).map { _ in try tool.connect() }
    for number in others {
      WatchTool.send(tool.request("events"), to: number)
      _ = WatchTool.receive(from: number, until: "retry")
    }
    #expect(try tool.get("events").httpStatus == 503)
    for number in others + [stream] { close(number) }
  }

  @Test("Files that the scene names are watched too, even if they are missing")
  func namedFiles() throws {
    let tool = try WatchTool(Self.scene)
    let stream = try tool.connect()
    defer { close(stream) }
    WatchTool.send(tool.request("events"), to: stream)
    _ = WatchTool.receive(from: stream, until: "retry: 1000\n\n")
    let picture = #"<svg xmlns="http://www.w3.org/2000/svg"><!-- 1 --></svg>"#
    /// Saves a file, waits for the change event, and returns the server's new response.
    func save(_ name: String, _ text: String) throws -> String {
      tool.folder.write(name, text)
      #expect(WatchTool.receive(from: stream, until: "\n\n").hasPrefix("event: change"), "\(name)")
      return try tool.get("scene")
    }
    let named = Self.scene.replacing(
      "{ \"id\": \"a\",", with: "{ \"id\": \"a\", \"look\": { \"image\": \"a.svg\" },"
    ).replacing(
      "\"expect\": [", with: "\"expect\": [ { \"match\": { \"file\": \"a.csv\", \"within\": 1 } },")
    #expect(try save("scene.json", named).contains("cannot read the image"))
    let first = try save("a.svg", picture)
    #expect(first.json("failure") == nil && first.contains("data:image/svg+xml;base64,"))
    #expect(try save("a.svg", picture.replacing("1", with: "2")) != first)
    let rows = "time,item,x,y\n0,a,35,50\n"
    for rows in [rows, rows.replacing("35", with: "90")] {
      let recordings = try save("a.csv", rows).json("recordings") as? [String: String]
      #expect(recordings == ["a.csv": Data(rows.utf8).base64EncodedString()])
    }
  }

  @Test("Text is saved only if it is a valid scene and the file is the one the page shows")
  func saving() throws {
    let tool = try WatchTool("\u{FEFF}" + Self.scene)
    let edited = Self.scene.replacing("\"note\": \"a\"", with: "\"note\": \"é\\u0001\"")
    let saved = try tool.save(edited, files: ["throw.csv": "time,x,y\n0,1,2\n"])
    #expect(saved.httpStatus == 200 && saved.httpBody == #"{"failure":null,"generation":2}"#)
    #expect(tool.folder.read("scene.json") == "\u{FEFF}" + edited, "the mark stays")
    #expect(tool.folder.read("throw.csv") == "time,x,y\n0,1,2\n")
    let answers =
      try [
        (
          tool.save(Self.scene, generation: 1), 409,
          "the scene has changed since it was loaded; review it first"
        ),
        (tool.save("{", generation: 2), 409, "the scene is not valid: "),
        (tool.save(#"{"generation":2}"#), 409, "the scene is not valid: "),
        (tool.save("{"), 400, ""), (tool.save(""), 400, ""),
        (tool.save(#"{"files":{"a":1}}"#), 400, ""),
      ]
      + ["throw.csv", "../b.csv", "a/b.csv", "/tmp/b.csv", "scene.json", "b.sh", ""].map {
        (
          try tool.save(edited, generation: 2, files: [$0: "x"]), 409,
          "\"\($0)\" is not the name of a new recording"
        )
      }
    for (answer, status, words) in answers {
      #expect(answer.httpStatus == status, "\(answer)")
      #expect(
        status == 400 || (answer.json("failure") as? String)?.hasPrefix(words) == true, "\(answer)")
    }
    #expect(tool.folder.read("scene.json") == "\u{FEFF}" + edited)
    #expect(tool.folder.names == ["messages", "output", "scene.json", "throw.csv"])
  }

  @Test("A port in use, a missing scene and standard input are reported at startup")
  func starts() throws {
    let tool = try WatchTool(Self.scene)
    let taken = try Tool.shell(
      "\(WebModule.tool) watch scene.json --port \(tool.port)", in: tool.folder)
    #expect(
      taken.messages == """
        uidyn: error: cannot listen on 127.0.0.1:\(tool.port): Address already in use
          hint: omit --port to use any free port

        """)
    #expect(taken.status == 5)
    let none = cli("watch none.json")
    #expect(
      none.messages == "uidyn: error: cannot read \"none.json\": No such file or directory\n")
    #expect(none.code.status == 3)
    #expect(
      cli("watch -").messages == """
        uidyn: error: cannot watch standard input
          hint: save the scene to a file

        """)
    #expect(
      cli("watch \(tool.folder("scene.json")) --time-limit 1e9").messages == """
        uidyn: error: --time-limit needs 1000000000 seconds of simulated time, more than the limit of 3600
          hint: --limit seconds=1000000000 raises it

        """)
    #expect(
      cli("watch a.json --port 70000").messages == """
        uidyn: error: invalid value "70000" for --port
          hint: use a number from 1 to 65535

        """)
  }
}
