// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn watch, by sockets", .timeLimit(.minutes(30)))
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

  @Test(
    "The page, a run and its values come from the address that was printed, and end with a signal")
  func answers() throws {
    let tool = try WatchTool(Self.scene)
    let page = try tool.get("")
    #expect(page.httpStatus == 200 && page.contains("<!doctype html>"))
    for field in [
      "Cache-Control: no-store", "Referrer-Policy: no-referrer", "frame-ancestors 'none'",
      "default-src 'none'", "X-Content-Type-Options: nosniff",
    ] { #expect(page.contains(field), "\(field)") }
    let run = try tool.get("run?way=20.5&gone=1")
    #expect(run.httpStatus == 200 && run.json("status") as? String == "stasis")
    let expectations = run.json("expectations") as? [[String: Any]]
    #expect(expectations?.first?["passed"] as? Bool == true)
    let far = try tool.get("run?way=40").json("expectations") as? [[String: Any]]
    #expect(far?.first?["passed"] as? Bool == false)
    let parameters = run.json("parameters") as? [[String: Any]]
    #expect(parameters?.map { $0["name"] as? String } == ["way", "note"])
    #expect(parameters?[0]["value"] as? Double == 10 && parameters?[0]["max"] as? Double == 50)
    // What the parameters do not take any more is left out, and the page marks it.
    let refused = try tool.get("run?way=51&note=b")
    #expect(refused.json("failure") == nil && refused.json("status") as? String == "stasis")
    #expect(tool.end(by: SIGINT) == .init(signal: SIGINT))
    #expect(throws: WatchTool.Failure.self) { try tool.connect() }
  }

  @Test("Nobody else is let in: other names, other pages, other tokens, other paths")
  func strangers() throws {
    let tool = try WatchTool(Self.scene)
    func status(_ text: String) throws -> Int { try tool.exchange(text).httpStatus }
    for host in ["evil.example", "127.0.0.1", "127.0.0.1:1", "0.0.0.0:\(tool.port)", ""] {
      #expect(try status(tool.request("", host: host)) == 403, "\(host)")
    }
    #expect(try status(tool.request("", host: "LOCALHOST:\(tool.port)")) == 200)
    #expect(try status("GET /\(tool.token)/ HTTP/1.1\r\n\r\n") == 403)
    for origin in ["http://evil.example", "null", "https://127.0.0.1:\(tool.port)"] {
      #expect(try status(tool.request("run", fields: "Origin: \(origin)\r\n")) == 403, "\(origin)")
    }
    let own = "Origin: http://127.0.0.1:\(tool.port)\r\n"
    #expect(try status(tool.request("run", fields: own)) == 200)
    let host = "Host: 127.0.0.1:\(tool.port)\r\n\r\n"
    let other = tool.token.hasSuffix("0") ? "1" : "0"
    for path in [
      "/", "/run", "/\(tool.token)", "/\(tool.token.dropLast())\(other)/", "/\(tool.token)0/",
      "/\(String(repeating: "0", count: 32))/", "//\(tool.token)/",
    ] { #expect(try status("GET \(path) HTTP/1.1\r\n\(host)") == 403, "\(path)") }
    for path in [
      "../scene.json", "scene.json", "..%2fscene.json", "%2e%2e/scene.json", "./", "run/", "RUN",
      "run/../scene.json", "/etc/passwd", "write%00",
    ] { #expect(try status(tool.request(path)) == 404, "\(path)") }
    for (path, method) in [("write", "GET"), ("run", "POST"), ("", "POST")] {
      let json = method == "POST" ? "Content-Type: application/json\r\n" : ""
      #expect(try status(tool.request(path, method, fields: json)) == 405, "\(path)")
    }
    #expect(try status(tool.request("write", "POST", body: "{}")) == 415)
  }

  private static let refused: [(request: String, status: Int)] = [
    ("DELETE /x HTTP/1.1\r\n\r\n", 405), ("GET /x HTTP/2\r\n\r\n", 505),
    ("GET /x\r\n\r\n", 400), ("GET  /x HTTP/1.1\r\n\r\n", 400), ("\r\n\r\n", 400),
    ("GET x HTTP/1.1\r\n\r\n", 400), ("GET /x HTTP/1.1\r\n: a\r\n\r\n", 400),
    ("GET /x HTTP/1.1\r\nA b: c\r\n\r\n", 400), ("GET /x HTTP/1.1\r\nA\r\n\r\n", 400),
    ("GET /x HTTP/1.1\r\n a: b\r\n\r\n", 400), ("GET /\u{1} HTTP/1.1\r\n\r\n", 400),
    ("GET /ä HTTP/1.1\r\n\r\n", 400), ("GET /x?%zz HTTP/1.1\r\n\r\n", 400),
    ("GET /x?%ff HTTP/1.1\r\n\r\n", 400), ("GET /x HTTP/1.1\nHost: a\n\r\n\r\n", 400),
    ("GET /x HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
    ("POST /x HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
    ("POST /x HTTP/1.1\r\nContent-Length: 1x\r\n\r\n", 400),
    ("POST /x HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
    ("POST /x HTTP/1.1\r\nContent-Length: 65537\r\n\r\n", 413),
    ("POST /x HTTP/1.1\r\nContent-Length: 999999999999\r\n\r\n", 413),
    ("POST /x HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\na", 400),
    ("POST /x HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 501),
    ("GET /x HTTP/1.1\r\nContent-Length: 2\r\n\r\nab", 400),
    ("POST /x HTTP/1.1\r\nContent-Length: 1\r\n\r\nab", 400),
    ("GET /\(String(repeating: "a", count: 9_000)) HTTP/1.1\r\n\r\n", 414),
    ("GET /x HTTP/1.1\r\nA: \(String(repeating: "a", count: 20_000))\r\n\r\n", 431),
    ("GET /x HTTP/1.1\r\n\(String(repeating: "A: b\r\n", count: 65))\r\n", 431),
    (String(repeating: "a", count: 40_000), 431),
  ]

  @Test(
    "What is not a request of HTTP/1.1, or too much of one, is refused with the right number")
  func refusals() throws {
    let tool = try WatchTool(Self.scene)
    for (text, status) in Self.refused {
      let answer = try tool.exchange(text)
      #expect(answer.httpStatus == status, "\(text.prefix(80)): \(answer.prefix(200))")
      #expect(answer.httpBody.hasSuffix("\n") && answer.httpBody.count < 80, "\(text.prefix(80))")
    }
  }

  @Test(
    "Who sends slowly, in portions or half-closed holds up nobody; who never sends is told after 10 s"
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
    // Somebody else has the answer at once.
    #expect(try tool.get("run").httpStatus == 200)
    #expect(Self.now - began < 8)
    WatchTool.send(String(text.suffix(4)), to: slow)
    #expect(WatchTool.receive(from: slow).httpStatus == 200)
    // One that is done sending has its answer all the same.
    #expect(try tool.exchange(tool.request(""), closesHalf: true).httpStatus == 200)
    // One that leaves in the middle of a field has none, and does no harm.
    #expect(try tool.exchange("GET /x HT", closesHalf: true) == "")
    #expect(WatchTool.receive(from: silent).httpStatus == 408)
    #expect((9...60).contains(Self.now - began))
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test("Of 200 connections at once some are sent away, and afterwards all is as before")
  func crowd() throws {
    let tool = try WatchTool(Self.scene)
    let all = try (0..<200).map { _ in try tool.connect() }
    for number in all { WatchTool.send(tool.request("run"), to: number) }
    let statuses = all.map { WatchTool.receive(from: $0).httpStatus }
    for number in all { close(number) }
    // 0 is a connection that was closed without a word.
    #expect(Set(statuses).isSubset(of: [0, 200, 503]), "\(statuses)")
    #expect(statuses.count { $0 == 200 } >= 60, "\(statuses)")
    let idle = try (0..<200).map { _ in try tool.connect() }
    usleep(300_000)
    for number in idle { close(number) }
    // Those that still wait to be noticed as closed have their places until they are.
    var status = 0
    for _ in 0..<100 where status != 200 {
      usleep(100_000)
      status = try tool.get("run").httpStatus
    }
    #expect(status == 200)
  }

  @Test("A stream tells of every save, of a file that goes and comes, and of no more than 16 pages")
  func events() throws {
    let tool = try WatchTool(Self.scene)
    let stream = try tool.connect()
    WatchTool.send(tool.request("events"), to: stream)
    #expect(WatchTool.receive(from: stream, until: "retry: 1000\n\n").contains("text/event-stream"))
    tool.folder.write("scene.json", Self.scene.replacing("25 + way", with: "26 + way"))
    #expect(WatchTool.receive(from: stream, until: "\n\n").hasPrefix("event: change\ndata: "))
    tool.folder.write("scene.json", "{ \"views\": [ { \"id\": \"a\", \"frmae\": 1 } ] }")
    _ = WatchTool.receive(from: stream, until: "\n\n")
    let faulty = try tool.get("run?way=3")
    #expect(
      (faulty.json("errors") as? String)?.hasPrefix(
        "scene.json:1:27: error: a view has no key \"frmae\" [unknown-key]") == true)
    unlink(tool.folder("scene.json"))
    _ = WatchTool.receive(from: stream, until: "\n\n")
    #expect(
      try tool.get("run").json("failure") as? String
        == "cannot read \"scene.json\": No such file or directory")
    tool.folder.write("scene.json", Self.scene)
    _ = WatchTool.receive(from: stream, until: "\n\n")
    #expect(try tool.get("run").json("status") as? String == "stasis")
    let others = try (0..<15).map { _ in try tool.connect() }
    for number in others {
      WatchTool.send(tool.request("events"), to: number)
      _ = WatchTool.receive(from: number, until: "retry")
    }
    #expect(try tool.get("events").httpStatus == 503)
    for number in others + [stream] { close(number) }
  }

  @Test("Files that the scene names are watched too, also those that are missing")
  func namedFiles() throws {
    let tool = try WatchTool(Self.scene)
    let stream = try tool.connect()
    defer { close(stream) }
    WatchTool.send(tool.request("events"), to: stream)
    _ = WatchTool.receive(from: stream, until: "retry: 1000\n\n")
    let picture = #"<svg xmlns="http://www.w3.org/2000/svg"><!-- 1 --></svg>"#
    /// Saves one file, and returns the answer to the change that the page hears of.
    func save(_ name: String, _ text: String) throws -> String {
      tool.folder.write(name, text)
      #expect(WatchTool.receive(from: stream, until: "\n\n").hasPrefix("event: change"), "\(name)")
      return try tool.get("run")
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
    let matched = try save("a.csv", rows)
    #expect(matched.contains("\"passed\":true") && !matched.contains("\"passed\":false"))
    #expect(
      try save("a.csv", rows.replacing("35", with: "90")).contains("\"passed\":false"))
  }

  @Test(
    "Values are written only when asked, only into the text they stand in, and not over a new save")
  func writing() throws {
    let tool = try WatchTool(Self.scene)
    _ = try tool.get("run?way=20&note=b")
    #expect(tool.folder.read("scene.json") == Self.scene)
    func write(_ body: String) throws -> String { try tool.write(body) }
    let written = try write(#"{"generation":1,"values":{"way":"20.5","note":"x\"\\\u0001é"}}"#)
    #expect(written.httpStatus == 200)
    #expect(written.httpBody == #"{"written":2,"failure":null,"generation":2}"#)
    let expected = Self.scene.replacing(#""value": 10"#, with: #""value": 20.5"#)
      .replacing(#""note": "a""#, with: #""note": "x\"\\\u0001é""#)
    #expect(tool.folder.read("scene.json") == expected)
    for (body, status, words) in [
      (
        #"{"generation":1,"values":{"way":"20"}}"#, 409,
        "the scene has changed since; look at it first"
      ),
      (#"{"generation":2}"#, 400, ""), ("{", 400, ""), ("", 400, ""),
      (#"{"generation":2,"values":{"way":20}}"#, 400, ""),
      (
        #"{"generation":2,"values":{"way":"51"}}"#, 409,
        "the parameter \"way\" is 51, but must be at most 50"
      ),
      (
        #"{"generation":2,"values":{"note":"=1"}}"#, 409,
        "the text of \"note\" would be an expression in a scene"
      ),
      (
        #"{"generation":2,"values":{"gone":"1"}}"#, 409,
        "the scene has no parameter \"gone\"; its parameters are \"way\" and \"note\""
      ),
    ] {
      let answer = try write(body)
      #expect(answer.httpStatus == status, "\(body): \(answer)")
      #expect(status == 400 || answer.json("failure") as? String == words, "\(body): \(answer)")
      #expect(tool.folder.read("scene.json") == expected, "\(body)")
    }
    #expect(tool.folder.names == ["messages", "output", "scene.json"])
  }

  @Test("What the command line or a merged file would hide is not written, what it does not is")
  func hidden() throws {
    let other = TestFolder()
    other.write("o.json", #"{ "parameters": { "note": "b" } }"#)
    for options in [["--set", "note=b"], ["--merge", other("o.json")]] {
      let tool = try WatchTool(Self.scene, options)
      let answer = try tool.write(#"{"generation":1,"values":{"way":"20","note":"c"}}"#)
      #expect(answer.httpStatus == 409 && tool.folder.read("scene.json") == Self.scene, "\(answer)")
      #expect(
        answer.json("failure") as? String
          == "the parameter \"note\" would not get this value; "
          + "--set or a file that is merged over the scene gives it another")
      #expect(try tool.write(#"{"generation":1,"values":{"way":"20"}}"#).httpStatus == 200)
    }
  }

  @Test(
    "A scene that takes too long is given up with a sentence",
    .enabled(if: !Seeds.isPart, "it computes for 10 s: make test-checked"))
  func endless() throws {
    let tool = try WatchTool(WatchTool.slowScene())
    let run = try tool.get("run")
    #expect(run.json("failure") as? String == "the scene takes longer than 10 s to play")
    #expect(run.json("hint") as? String == "--time-limit S ends it earlier")
  }

  @Test("A save overtakes a run that takes long: what comes is the saved scene")
  func overtaken() throws {
    let tool = try WatchTool(WatchTool.slowScene())
    let (page, other) = (try tool.connect(), try tool.connect())
    defer { for number in [page, other] { close(number) } }
    WatchTool.send(tool.request("events"), to: other)
    _ = WatchTool.receive(from: other, until: "retry: 1000\n\n")
    WatchTool.send(tool.request("run"), to: page)
    usleep(300_000)
    tool.folder.write("scene.json", Self.scene)
    let run = WatchTool.receive(from: page)
    #expect(run.json("failure") == nil && run.json("status") as? String == "stasis")
    #expect(run.json("generation") as? Int == 2)
    // Pages that did not ask are told of the save all the same.
    #expect(WatchTool.receive(from: other, until: "\n\n") == "event: change\ndata: 2\n\n")
  }

  @Test("A run for which nobody waits any more holds up nobody")
  func unwanted() throws {
    let tool = try WatchTool(WatchTool.slowScene())
    let began = Self.now
    for _ in 0..<3 {
      let page = try tool.connect()
      WatchTool.send(tool.request("run"), to: page)
      usleep(300_000)
      close(page)
    }
    #expect(try tool.get("").httpStatus == 200)
    #expect(Self.now - began < 9, "who waits for a run is told after 10 s only")
  }

  @Test("A taken port, a scene that is not there and standard input are told at the start")
  func starts() throws {
    let tool = try WatchTool(Self.scene)
    let taken = try Tool.shell("\"$uidyn\" watch scene.json --port \(tool.port)", in: tool.folder)
    #expect(
      taken.messages == """
        uidyn: error: cannot listen on 127.0.0.1:\(tool.port): Address already in use
          hint: without --port the system chooses one that is free

        """)
    #expect(taken.status == 5)
    let none = cli("watch none.json")
    #expect(
      none.messages == "uidyn: error: cannot read \"none.json\": No such file or directory\n")
    #expect(none.code.status == 3)
    #expect(
      cli("watch -").messages == """
        uidyn: error: standard input cannot be watched
          hint: a scene in a file can

        """)
    #expect(
      cli("watch \(tool.folder("scene.json")) --time-limit 1e9").messages == """
        uidyn: error: --time-limit asks for 1000000000 seconds of simulated time, more than the limit of 3600
          hint: --limit seconds=1000000000 lifts it

        """)
    #expect(
      cli("watch a.json --port 70000").messages == """
        uidyn: error: "70000" is not a value of --port
          hint: it takes a number from 1 to 65535

        """)
  }
}
