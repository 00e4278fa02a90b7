// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsTrajectory

@Suite("TrajectoryReader", .timeLimit(.minutes(30)))
struct TrajectoryReaderTests {
  private func reader(
    _ text: String, portion: Int = .max
  ) throws(RecordFault) -> TrajectoryReader {
    var rest = Array(text.utf8)[...]
    return try TrajectoryReader(file: "f") { () throws(RecordFault) in
      defer { rest = rest.dropFirst(portion) }
      return Array(rest.prefix(portion))
    }
  }

  private func ticks(_ text: String, portion: Int = .max) throws(RecordFault) -> [TickRecord] {
    let reader = try reader(text, portion: portion)
    var (ticks, record) = ([TickRecord](), TickRecord())
    while try reader.next(&record) { ticks.append(record) }
    return ticks
  }

  private func fault(_ text: String) -> String {
    do throws(RecordFault) {
      return "\(try ticks(text).count) ticks"
    } catch {
      return "\(error.location): \(error.message)"
    }
  }

  private static let states: [[ItemState]] = (0..<40).map { tick in
    (0..<3).map { item in
      var state = ItemState(
        x: Float(tick) / 3, y: -Float(item) * 1e-7, angle: .leastNonzeroMagnitude, width: 3.4e38,
        height: 0.1)
      (state.vx, state.vy, state.omega) = (Float(tick).squareRoot(), -12_345_678, 1e20)
      // Items 1 and 2 disappear and return, and item 2 disappears permanently at tick 30.
      state.isShown = ![0..<0, 8..<20, 12..<14][item].contains(tick) && (item < 2 || tick < 30)
      return state
    }
  }

  private func rows(_ make: (RowLayout) -> RowWriter) -> String {
    var buffer = ByteBuffer()
    var writer = make(RowLayout(items: ["a", "b \"c\"", "d.e"]))
    writer.begin(&buffer)
    for (tick, states) in Self.states.enumerated() {
      writer.write(Frame(tick: tick, time: Double(tick) / 60, states: states), to: &buffer)
    }
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// Returns CSV in which all fields are quoted, as some programs write it.
  private static func quoted(_ csv: String) -> String {
    csv.split(separator: "\n").map { line in
      line.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.hasPrefix("\"") ? "\($0)" : "\"\($0)\"" }.joined(separator: ",") + "\n"
    }.joined()
  }

  @Test("Every row format can be read back to the same bits", arguments: [7, 4096, Int.max])
  func roundTrip(portion: Int) throws {
    let texts = [
      rows { RowWriter($0) }, rows { RowWriter($0, .csv) },
      rows { RowWriter($0, .csv, isWide: true) },
      rows { RowWriter($0, isWide: true) },
      rows { RowWriter($0, .csv) }.replacing("\n", with: "\r\n"),
      "\u{FEFF}" + rows { RowWriter($0, .csv) }, String(rows { RowWriter($0) }.dropLast()),
    ]
    for text in texts + texts[1...2].map(Self.quoted) {
      let ticks = try ticks(text, portion: portion)
      #expect(ticks.count == Self.states.count)
      for (tick, states) in zip(ticks, Self.states) {
        var expected = TickRecord()
        expected.replace(
          with: Frame(tick: tick.tick, time: Double(tick.tick) / 60, states: states), [])
        #expect(tick == expected, "tick \(tick.tick) of \(text.prefix(40))")
      }
    }
  }

  @Test("Numbers are rounded to the nearest 32-bit value, as in the standard library")
  func numbers() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<Seeds.of(20_000) {
      let value = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
      guard value.isFinite else { continue }
      let long = Float(bitPattern: UInt32(random.next() & 0x3FFF_FFFF))
      let text = "tick,item,x,y\n0,a,\(value),\(Double(long))\n"
      let values = try ticks(text)[0].values
      #expect(values == [Double(value), Double(long)], "\(text)")
    }
    // The midpoint between two `Float` values and two numbers next to it; rounding twice would make the second result wrong.
    let halfway = try ticks("tick,x,y,vx\n0,16777217,16777217.0000000001,16777216.9999999999\n")
    #expect(halfway[0].values == [16_777_216, 16_777_218, 16_777_216])
  }

  @Test(
    "An unreadable file gives a message with location and reason",
    arguments: [
      ("", "f: the file is empty"),
      ("\n\n", "f:2: no \"tick\" or \"time\" column"),
      ("tick,item,x\n0,a,1\n1,a,nan\n", "f:3:5: nan is not a number"),
      ("tick,item,x\n0,a,1\n1,a,inf\n", "f:3:5: inf is not a number"),
      ("tick,item,x\n0,a,1e400\n", "f:2:5: the number 1e400 is too large"),
      ("tick,item,x\n0,a,\n", "f:2:5: expected a number"),
      ("tick,item,x\n1,a,1\n0,a,1\n", "f:3: tick 0 comes after tick 1"),
      ("time,item,x\n1,a,1\n0.5,a,1\n", "f:3: 0.5 s comes after 1 s"),
      ("tick,item,x\n1,a,1\n1,a,1\n", "f:3: tick 1 has two rows of \"a\""),
      ("tick,item,x\n1,a\n", "f:2:4: the line has 2 fields, but the header has 3"),
      ("tick,item,x\n1,a,1,2\n", "f:2:6: the line has more fields than the header"),
      ("tick,item,x\n1.5,a,1\n", "f:2:1: a tick is a whole number, 0 or more"),
      ("tick,item,x\n-1,a,1\n", "f:2:1: a tick is a whole number, 0 or more"),
      ("tick,item,speeed\n", "f:1:11: unknown column \"speeed\""),
      ("tick,x,x\n", "f:1: the column \"x\" is repeated"),
      ("tick,item,a.x\n", "f:1: \"item\" does not name its item"),
      ("item,x\na,1\n", "f:1: no \"tick\" or \"time\" column"),
      ("tick,time\n", "f:1: no column describes an item"),
      ("tick,item,x\n0,a,\"1\n", "f:2:7: \"x\" cannot have this value"),
      ("tick,item,x\n0,a,1\"\n", "f:2:7: \"x\" cannot have this value"),
      ("tick,item,x\n0,a,\"one\"\n", "f:2:6: one is not a number"),
      ("tick,item,x\n0,a,\"\"\n", "f:2:6: expected a number"),
      ("tick,item,x\n0,\"a,1\n", "f:2:7: a quotation mark is missing"),
      (#"{"tick":0,"x":1,"z":2}"#, "f:1: unknown column \"z\""),
      ("{\"tick\":0,\"x\":1}\n{\"tick\":1}\n", "f:2: the row has no \"x\""),
      ("{\"tick\":0,\"x\":1}\n{\"tick\":1,\"x\":", "f:2:15: expected a number"),
      (
        "{\"tick\":0,\"x\":1}\n{\"tick\":1,\"x\":1",
        "f:2:16: the line ends inside an object"
      ),
      ("{\"tick\":0,\"x\":1} {}", "f:1:18: unexpected text after the record"),
      ("{\"tick\":0,\"x\":NaN}", "f:1:15: NaN is not a number"),
      ("{\"tick\":0,\"x\":\"1\"}", "f:1:15: \"1\" is not a number"),
      ("{\"tick\":0,\"x\":[1]}", "f:1:15: [1 is not a number"),
      (#"{"views":[]}"#, "f:1: unknown column \"views\""),
      ("{\"tick\":0,\"x\":02}", "f:1:15: 02 is not a number"),
      ("{\"tick\":0,\"x\":-00.5}", "f:1:15: -00.5 is not a number"),
      ("{\"tick\":01,\"x\":2}", "f:1:9: 01 is not a number"),
      ("tick,x\n1,02\n", "f:2:3: 02 is not a number"),
      ("{\"tick\":0,\"x\":1,\"x\":2}", "f:1:17: the key \"x\" is repeated"),
      (
        "{\"tick\":0,\"x\":1}\n{\"tick\":1,\"x\":2,\"x\":3}",
        "f:2:17: the key \"x\" is repeated"
      ),
      (
        "{\"tick\":0,\"item\":\"a\tb\",\"x\":1}",
        "f:1:20: a string contains a control character"
      ),
      ("{\"tick\":0,\"x\":1}\n{\"x\":1,\"tick\":0.5}", "f:2: a tick is a whole number, 0 or more"),
      ("{\"tick\":0,\"x\":1}\n{\"x\":true,\"tick\":1}", "f:2: \"x\" cannot have this value"),
      (
        "{\"tick\":0,\"x\":1}\n{\"x\":1,\"tick\":1} 2",
        "f:2:18: unexpected text after the record"
      ),
      ("{\"tick\":0,\"x\":1}\n[1]", "f:2:1: expected a JSON object"),
      ("{\"tick\":0,\"a.x\":1}\n{\"tick\":1,\"a.y\":1}", "f:2: unknown column \"a.y\""),
      (
        "{\"tick\":0,\"a.x\":1}\n{\"tick\":1,\"a.x\":1} 2",
        "f:2:20: unexpected text after the record"
      ),
      (#"{"tick":0,"a.x":1,"y":2}"#, "f:1: \"y\" does not name its item"),
      (#"{"tick":0,"awake":1}"#, "f:1:19: \"awake\" must be true or false"),
      ("tick,a.x,a.y,b.x,b.y\n0,1,,,\n", "f:2: \"a.y\" is missing"),
      (#"{"tick":0,"a.x":1,"a.y":2,"b.x":null,"b.y":2}"#, "f:1: \"b.x\" is missing"),
      ("tick,a.x\n,1\n", "f:2:1: expected a number"),
      ("tick,item,x\n0,a,\n", "f:2:5: expected a number"),
      ("tick,item,awake\n0,a,yes\n", "f:2:5: \"awake\" must be true or false"),
      ("tick,item,x\n0,a,1x\n", "f:2:6: \"x\" cannot have this value"),
      ("tick,item,x\n0,a,1.\n", "f:2:5: 1. is not a number"),
      ("tick,item,x\n0,a,1e+\n", "f:2:5: 1e+ is not a number"),
      (#"{1:2}"#, "f:1:2: expected a key"), (#"{"tick" 0}"#, "f:1:9: expected a colon"),
      (#"{"tick":0,"x":"a"#, "f:1:17: the line ends inside a string"),
      (#"{"tick":0,"x":"\"#, "f:1:17: the line ends inside a string"),
      (#"{"tick":0,"x":"\q"}"#, "f:1:18: unknown escape"),
      (#"{"tick":0,"x":"\u00g0"}"#, "f:1:18: expected four hexadecimal digits"),
      (#"{"tick":0,"x":"\u+123"}"#, "f:1:18: expected four hexadecimal digits"),
      (#"{"tick":0,"x":[1"#, "f:1:17: the line ends inside an array"),
      (
        #"{"tick":0,"x":"# + String(repeating: "[", count: 65),
        "f:1:80: the value is nested too deeply"
      ),
      (#"{"record":"frame","tick":0}"#, "f:1: the log does not start with a header"),
      (#"{"record":"header","scene":"s"}"#, "f:1: the record has no \"ticksPerSecond\""),
    ])
  func faults(_ text: String, _ message: String) {
    #expect(fault(text).hasPrefix(message), "\(fault(text))")
  }

  @Test(
    "A stray column such as \"center.x\" is explained in a hint",
    arguments: [
      "time,item,angle,center.x,y,center.y\n",
      #"{"time":0,"item":"a","angle":1,"center.x":2,"y":3}"#,
    ])
  func strayColumn(_ text: String) {
    let found = #expect(throws: RecordFault.self) { _ = try ticks(text) }
    #expect(found?.message == "\"item\" does not name its item")
    #expect(found?.hint == "\"center.x\" would be \"x\" of the item \"center\"")
  }

  @Test(
    "An invalid log gives a message with location and reason",
    arguments: [
      (#"{"x":1}"#, "f:2: the line is not a record of a log"),
      (header + "}", "f:2: the log has a second header"),
      (#"{"record":"digests","tick":0}"#, #"f:2: the digests lack "tick" or "values""#),
      (
        #"{"record":"digests","tick":0,"values":["1"]}"#,
        "f:2: a digest must have 16 hexadecimal digits"
      ),
      (
        #"{"record":"digests","tick":0,"values":[[]]}"#,
        "f:2: a digest must have 16 hexadecimal digits"
      ),
      (#"{"record":"event","x":"1"}"#, "f:2: \"x\" cannot have this value"),
      (#"{"record":"event","x":1}"#, "f:2: the record has no \"y\""),
      (#"{"record":"of a later release"}"#, "f:2: the log ends without a summary"),
      (summary + "\n" + #"{"record":"x"}"#, "f:3: unexpected text after the summary"),
      (summary + "\n" + #"{"record":"frame","#, "f:3: unexpected text after the summary"),
    ])
  func logFaults(_ lines: String, _ message: String) {
    let found = fault(Self.header + "}\n" + lines)
    #expect(found.hasPrefix(message), "\(found)")
  }

  private static let summary = """
    {"record":"summary","scene":"s","parameters":{},"status":"stasis","reason":"","ticks":0,\
    "time":0,"elapsedTime":0,"items":[],"contacts":{"began":0,"ended":0},"expectations":[],\
    "stateHash":"0000000000000000","numericsID":"1","version":"1"}
    """

  @Test("A tolerance for an unknown class is invalid in a log")
  func toleranceFault() {
    let more = """
      ,"every":1,"path":null,"sceneParts":{},"overrides":{"parameters":{},"merge":[],\
      "timeLimit":null,"limits":{}},"tolerance":{"depth":1}}
      """
    #expect(fault(Self.header + more) == "f:1: unknown tolerance \"depth\"")
  }

  @Test("JSON rows may have white space wherever JSON allows it, in any row")
  func blanks() throws {
    let compact = [
      #"{"time":0,"item":"my \"a: b","x":1.5,"bodyX":null,"awake":true}"#,
      #"{"time":0.5,"item":"my \"a: b","x":-2e3,"bodyX":4,"awake":false}"#,
    ]
    let expected = try ticks(compact.joined(separator: "\n"))
    #expect(expected.map(\.values).first?[0] == 1.5 && expected.count == 2)
    func spread(_ line: String, _ comma: String, _ colon: String, _ open: String, _ close: String)
      -> String
    {
      open
        + line.dropFirst().dropLast().replacing("\":", with: "\"\(colon)")
        .replacing(",\"", with: "\(comma)\"") + close
    }
    let forms: [(String) -> String] = [
      { $0 }, { spread($0, ", ", ": ", "{", "}") }, { spread($0, ",", ": ", "{", "}") },
      { spread($0, ", ", ":", "{", "}") }, { spread($0, " ,\t", " :  ", " { ", " } \r") },
    ]
    for first in forms {
      for second in forms {
        let text = first(compact[0]) + "\n" + second(compact[1]) + "\n"
        let found = try ticks(text)
        #expect("\(found)" == "\(expected)", "\(text)")
      }
    }
    let wide = #"{"tick":0,"a.x":1,"b.x":2}"#
    #expect(try "\(ticks(spread(wide, ", ", ": ", "{", "}")))" == "\(ticks(wide))")
  }

  @Test("Hints suggest the intended name or a likely cause")
  func hints() throws {
    for (text, hint) in [
      (#"{"event":"emit","tick":0}"#, "these are events, not rows; a log contains both"),
      (
        #"{"tick":0,"z":1}"#,
        "\"uidyn help output\" lists the columns; remove the others from the file"
      ),
      (",tick,x\n", "this is the pandas index; to_csv(…, index=False) omits it"),
      ("tick,item,Angle\n", "did you mean \"angle\"?"),
      (" time,item,x\n", "did you mean \"time\"?"), ("MinX\n", "did you mean \"minX\"?"),
      ("time_ms,item,x\n", "did you mean \"time\", in seconds?"),
      ("tick,x\n0,1\n0,2\n", "the file has no \"item\" column"),
      (Self.header + "}\n" + Self.header + "}", "are these two logs?"),
      (#"{"tick":0,"x":1}"# + "\n" + #"{"tick":1,"x":1"#, "the file may be cut off"),
    ] {
      let fault = #expect(throws: RecordFault.self) { try self.ticks(text) }
      #expect(fault?.hint == hint)
    }
  }

  @Test("Every column can be read back in every format and key order, with missing values as NaN")
  func everyColumn() throws {
    var states = Self.states[7]
    for index in states.indices {
      let start = Float(100 * index)
      states[index].isAwake = index == 1
      states[index].extent = .init(
        minX: start + 1, minY: start + 2, maxX: start + 3, maxY: start + 4)
      states[index].body = index == 2 ? nil : .init(x: start + 5, y: start + 6, angle: start + 7)
    }
    let ids = ["a", "b", "c"]
    let columns = Column.allCases.filter { $0 != .time }
    let frame = Frame(tick: 3, time: 0.05, states: states)
    var texts: [String] = []
    for layout in [columns, columns.reversed()].map({ RowLayout(columns: $0, items: ids) }) {
      let writers: [RowWriter] = [
        RowWriter(layout), RowWriter(layout, .csv), RowWriter(layout, .csv, isWide: true),
        RowWriter(layout, isWide: true),
      ]
      for var writer in writers {
        var buffer = ByteBuffer()
        writer.begin(&buffer)
        writer.write(frame, to: &buffer)
        texts.append(String(decoding: buffer.bytes, as: UTF8.self))
      }
    }
    // In this file, the keys of the second row have a different order from those of the first row.
    let lines = [texts[0], texts[4]].map { $0.split(separator: "\n") }
    texts.append("\(lines[0][0])\n\(lines[1][1])\n\(lines[0][2])\n")
    for text in texts {
      let reader = try reader(text)
      var record = TickRecord()
      #expect(try reader.next(&record))
      #expect(record.tick == 3 && record.items == [0, 1, 2] && reader.ids == ids)
      for (index, column) in reader.columns.enumerated() {
        for item in 0..<3 {
          let found = record.values[item * reader.columns.count + index]
          let expected =
            column == .awake
            ? states[item].isAwake ? 1 : 0 : states[item].single(of: column).map(Double.init)
          #expect(
            expected.map { found == $0 || found.isNaN && $0.isNaN } == true,
            "\(column) of \(ids[item]): \(found) instead of \(expected ?? 0) in \(text)")
        }
      }
    }
  }

  @Test("Compressed, differently encoded and binary files give different messages")
  func foreign() {
    for (bytes, message) in [
      ([0x1F, 0x8B, 8, 0], "the file is compressed"),
      ([0xFF, 0xFE, 0x7B, 0], "the text is UTF-16"),
      ([0x89, 0x50, 0x4E, 0x47, 0], "the file is not text"),
    ] as [([UInt8], String)] {
      var rest = bytes
      let fault = #expect(throws: RecordFault.self) {
        try TrajectoryReader(file: "f") { () throws(RecordFault) in
          defer { rest = [] }
          return rest
        }
      }
      #expect(fault?.message == message)
    }
  }

  private static let header = """
    {"record":"header","scene":"s.json","sceneHash":"0000000000000abc","title":null,\
    "description":null,"parameters":{"g":2},"seed":7,"ticksPerSecond":60,"profile":"uikit",\
    "items":["a"],"columns":["tick"],"numericsID":"1","version":"0.1.0"
    """

  @Test("A log of the first release can be read, although it lacks newer keys")
  func oldLog() throws {
    let reader = try reader(Self.header + "}\n")
    let header = try #require(reader.header)
    #expect(!header.hasDigests && header.scene.hash == nil && header.every == 1)
    #expect(header.parameters == [RecordMember("g", .number(2))])
    var record = TickRecord()
    let fault = #expect(throws: RecordFault.self) { try reader.next(&record) }
    #expect(fault?.message == "the log ends without a summary")
  }

  @Test("A whole log can be read back: header, events, rows, digests and summary")
  func wholeLog() throws {
    var header = RunHeader(
      scene: "s.json", ticksPerSecond: 60, profile: "uikit", items: ["a"], numericsID: "1",
      version: "0.1.0")
    (header.scene.hash, header.scene.title, header.seed, header.scene.path) = (
      0xABC, "T", 7, "../s.json"
    )
    header.overrides.parameters = [RecordMember("g", .number(2))]
    header.overrides.merge = ["../o.json"]
    header.overrides.timeLimit = 0.5
    header.overrides.limits = [RecordMember("views", .number(20))]
    header.scene.parts = [RecordMember("views", .string("0000000000000001"))]
    var tolerance = Tolerance.exact
    (tolerance[.position], tolerance.relative) = (0.25, 1e-6)
    (header.tolerance, header.every) = (tolerance, 2)
    let event = EventRecord(
      tick: 1, time: 0.5, kind: .emit, item: "a", point: .init(x: 1, y: 2), name: "b\u{1}\"é",
      data: .object([RecordMember("v", .numbers([1, -2])), RecordMember("t", .boolean(true))]))
    let state = ItemState(x: 1, y: 2, angle: 0, width: 3, height: 4)
    let summary = RunSummary(
      scene: "s.json", status: .stasis, reason: "r", ticks: 1, time: 0.5, elapsedTime: 0.5,
      items: [.init(id: "a", state: state, measures: ItemMeasures())],
      contacts: .init(began: 1, ended: 2),
      expectations: [
        .init(
          text: "x", location: "", pointer: "", passed: true, tick: 1, detail: nil,
          margin: ExpectationMargin(2.5, .amount, tick: 1))
      ], stateHash: 5, numericsID: "1", version: "0.1.0")

    var buffer = ByteBuffer()
    var writer = LogWriter(items: ["a"], every: 2)
    writer.begin(header, to: &buffer)
    writer.write(Frame(tick: 0, time: 0, states: [state]), after: [], to: &buffer)
    writer.write(Frame(tick: 1, time: 0.5, states: [state]), after: [event], to: &buffer)
    writer.end(summary, to: &buffer)
    let reader = try reader(String(decoding: buffer.bytes, as: UTF8.self), portion: 100)
    #expect(reader.header == header)
    var (record, ticks) = (TickRecord(), [TickRecord]())
    while try reader.next(&record) { ticks.append(record) }
    #expect(ticks.map(\.tick) == [0, 1] && ticks[1].events == [event])
    #expect(reader.takeDigests().map(\.tick) == [0, 1])
    #expect(reader.summary == summary)
  }
}
