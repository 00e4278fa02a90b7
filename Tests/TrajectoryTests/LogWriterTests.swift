// SPDX-License-Identifier: MIT

import Testing
import Trajectory

@Suite("LogWriter", .timeLimit(.minutes(5)))
struct LogWriterTests {
  private let header = RunHeader(
    scene: "s.json", sceneHash: 0xABC, title: "T", description: nil,
    parameters: [RecordMember("g", .number(2))], seed: 7, ticksPerSecond: 60, profile: "uikit",
    items: ["a"], numericsID: "1", version: "0.1.0")

  @Test("A log has a header, the events of each tick before its rows, and a summary")
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
            text: "always: x", place: "s.json:1:2", pointer: "/expect/0", passed: false, tick: 1,
            detail: "x is 2")
        ], stateHash: 1, numericsID: "1", version: "0.1.0"), to: &buffer)
    #expect(
      String(decoding: buffer.bytes, as: UTF8.self) == """
        {"record":"header","scene":"s.json","sceneHash":"0000000000000abc","title":"T",\
        "description":null,"parameters":{"g":2},"seed":7,"ticksPerSecond":60,"profile":"uikit",\
        "items":["a"],"columns":["tick","time","item","x","y","angle","vx","vy","omega","width",\
        "height"],"numericsID":"1","version":"0.1.0"}
        {"record":"frame","tick":0,"time":0,"item":"a","x":1,"y":2,"angle":0,"vx":0,"vy":0,\
        "omega":0,"width":3,"height":4}
        {"record":"event","tick":1,"time":0.5,"event":"emit","behavior":null,"item":null,\
        "other":null,"boundary":null,"x":null,"y":null,"name":"beep",\
        "data":{"p":[1,-0.5],"s":"x\\"","b":true,"n":1e300}}
        {"record":"frame","tick":1,"time":0.5,"item":"a","x":1,"y":2,"angle":0,"vx":0,"vy":0,\
        "omega":0,"width":3,"height":4}
        {"record":"summary","scene":"s.json","parameters":{"g":2},"status":"stopped",\
        "reason":"enough","ticks":1,"time":0.5,"elapsedTime":0.5,"items":[],\
        "contacts":{"began":0,"ended":0},"expectations":[{"text":"always: x","passed":false,\
        "tick":1,"detail":"x is 2"}],"stateHash":"0000000000000001","numericsID":"1",\
        "version":"0.1.0"}

        """)
  }

  @Test("The digest of a text is FNV-1a's")
  func digest() {
    // Test vectors of the authors: http://www.isthe.com/chongo/src/fnv/test_fnv.c
    #expect(RunHeader.digest(of: []) == 0xCBF2_9CE4_8422_2325)
    #expect(RunHeader.digest(of: Array("a".utf8)) == 0xAF63_DC4C_8601_EC8C)
    #expect(RunHeader.digest(of: Array("foobar".utf8)) == 0x8594_4171_F739_67E8)
  }
}
