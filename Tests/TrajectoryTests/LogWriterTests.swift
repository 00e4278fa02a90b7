// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsTrajectory

@Suite("LogWriter", .timeLimit(.minutes(30)))
struct LogWriterTests {
  private var header: RunHeader {
    var header = RunHeader(
      scene: "s.json", ticksPerSecond: 60, profile: "uikit", items: ["a"], numericsID: "1",
      version: "0.1.0")
    (header.scene.hash, header.scene.title, header.seed) = (0xABC, "T", 7)
    header.parameters = [RecordMember("g", .number(2))]
    header.scene.path = "../s.json"
    header.overrides.parameters = header.parameters
    header.overrides.merge = ["../o.json"]
    header.overrides.timeLimit = 0.5
    header.overrides.limits = [RecordMember("views", .number(20))]
    header.scene.parts = [RecordMember("views", .string("0000000000000001"))]
    var tolerance = Tolerance.exact
    tolerance[.position] = 0.25
    header.tolerance = tolerance
    return header
  }

  @Test("A log has a header, each tick's events before its rows, and a summary")
  func wholeLog() {
    var buffer = ByteBuffer()
    var writer = LogWriter(items: ["a"])
    writer.begin(header, to: &buffer)
    let state = ItemState(x: 1, y: 2, angle: 0, width: 3, height: 4)
    let event = EventRecord(
      tick: 1, time: 0.5, kind: .emit, name: "beep",
      data: .object([
        RecordMember("p", .numbers([1, -0.5])), RecordMember("s", .string("x\"")),
        RecordMember("b", .boolean(true)), RecordMember("n", .number(1e300)),
      ]))
    writer.write(Frame(tick: 0, time: 0, states: [state]), after: [], to: &buffer)
    writer.write(Frame(tick: 1, time: 0.5, states: [state]), after: [event], to: &buffer)
    writer.end(
      RunSummary(
        scene: "s.json", parameters: header.parameters, status: .stopped, reason: "enough",
        ticks: 1, time: 0.5, elapsedTime: 0.5, items: [], contacts: .init(),
        expectations: [
          .init(
            text: "always: x", location: "s.json:1:2", pointer: "/expect/0", passed: false, tick: 1,
            detail: "x is 2", margin: ExpectationMargin(-0.25, .amount, tick: 1))
        ], stateHash: 1, numericsID: "1", version: "0.1.0"), to: &buffer)
    let digest = NumberText.hexadecimal(Frame(states: [state]).digest)
    #expect(
      String(decoding: buffer.bytes, as: UTF8.self) == """
        {"record":"header","scene":"s.json","sceneHash":"0000000000000abc","title":"T",\
        "description":null,"parameters":{"g":2},"seed":7,"ticksPerSecond":60,"profile":"uikit",\
        "items":["a"],"columns":["tick","time","item","x","y","angle","vx","vy","omega","width",\
        "height"],"numericsID":"1","version":"0.1.0","path":"../s.json",\
        "overrides":{"parameters":{"g":2},"merge":["../o.json"],"timeLimit":0.5,\
        "limits":{"views":20}},"every":1,"sceneParts":{"views":"0000000000000001"},\
        "tolerance":{"position":0.25}}
        {"record":"frame","tick":0,"time":0,"item":"a","x":1,"y":2,"angle":0,"vx":0,"vy":0,\
        "omega":0,"width":3,"height":4}
        {"record":"event","tick":1,"time":0.5,"event":"emit","behavior":null,"item":null,\
        "other":null,"boundary":null,"x":null,"y":null,"name":"beep",\
        "data":{"p":[1,-0.5],"s":"x\\"","b":true,"n":1e300}}
        {"record":"frame","tick":1,"time":0.5,"item":"a","x":1,"y":2,"angle":0,"vx":0,"vy":0,\
        "omega":0,"width":3,"height":4}
        {"record":"digests","tick":0,"values":["\(digest)","\(digest)"]}
        {"record":"summary","scene":"s.json","parameters":{"g":2},"status":"stopped",\
        "reason":"enough","ticks":1,"time":0.5,"elapsedTime":0.5,"items":[],\
        "contacts":{"began":0,"ended":0},"expectations":[{"text":"always: x","passed":false,\
        "tick":1,"detail":"x is 2","margin":-0.25}],"stateHash":"0000000000000001",\
        "numericsID":"1","version":"0.1.0"}

        """)
  }

  @Test("With \"every\", a log has the frames of every Nth tick and the last, and all digests")
  func thin() {
    var buffer = ByteBuffer()
    var writer = LogWriter(items: ["a"], every: 50)
    for tick in 0...130 {
      let state = ItemState(x: Float(tick), y: 0, angle: 0, width: 1, height: 1)
      writer.write(Frame(tick: tick, states: [state]), after: [], to: &buffer)
    }
    writer.end(
      RunSummary(
        scene: "s", status: .stasis, reason: "", ticks: 130, time: 0, elapsedTime: 0, items: [],
        contacts: .init(), stateHash: 0, numericsID: "1", version: ""), to: &buffer)
    let lines = String(decoding: buffer.bytes, as: UTF8.self).split(separator: "\n")
    let ticks = lines.compactMap { $0.firstMatch(of: /"frame","tick":(\d+)/)?.1 }
    #expect(ticks == ["0", "50", "100", "130"])
    let digests = lines.filter { $0.contains("\"digests\"") }
    #expect(digests.map { $0.matches(of: /"[0-9a-f]{16}"/).count } == [60, 60, 11])
  }

  @Test("A tick's digest covers both visible rows and hidden state")
  func frameDigest() {
    let state = ItemState(x: 1, y: 2, angle: 3, width: 4, height: 5)
    let frame = Frame(states: [state])
    let paths: [WritableKeyPath<ItemState, Float>] = [
      \.x, \.y, \.angle, \.vx, \.vy, \.omega, \.width, \.height,
    ]
    for path in paths {
      var other = frame
      other.states[0][keyPath: path] = other.states[0][keyPath: path].nextUp
      #expect(other.digest != frame.digest, "\(path)")
    }
    var hidden = frame
    hidden.stateHash = 1
    #expect(hidden.digest != frame.digest)
    var later = frame
    (later.tick, later.time) = (5, 0.5)
    #expect(later.digest == frame.digest, "the same state at another tick")
  }
}
