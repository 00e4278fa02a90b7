// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsTrajectory

@Suite("SummaryWriter", .timeLimit(.minutes(30)))
struct SummaryWriterTests {
  @Test("A summary is one object on one line")
  func oneLine() {
    let summary = RunSummary(
      scene: "falling-square.json", status: .stasis, reason: "everything came to rest",
      ticks: 100, time: 100.0 / 60, elapsedTime: 1.6666666666666667,
      items: [
        .init(
          id: "square",
          state: ItemState(x: 187.5, y: 651.5, angle: 0, width: 30, height: 30),
          settleTime: 1.5),
        .init(
          id: "label", state: ItemState(x: 1, y: 2, angle: 0.5, width: 3, height: 4),
          settleTime: nil),
      ],
      contacts: .init(began: 2, ended: 1), stateHash: 0xFEDC, numericsID: "1", version: "0.1.0")
    var buffer = ByteBuffer()
    SummaryWriter.write(summary, to: &buffer)
    #expect(
      String(decoding: buffer.bytes, as: UTF8.self) == """
        {"scene":"falling-square.json","parameters":{},"status":"stasis",\
        "reason":"everything came to rest","ticks":100,"time":1.6666666666666667,\
        "elapsedTime":1.6666666666666667,"items":[{"item":"square","x":187.5,"y":651.5,"angle":0,\
        "width":30,"height":30,"settleTime":1.5},{"item":"label","x":1,"y":2,"angle":0.5,\
        "width":3,"height":4,"settleTime":null}],"contacts":{"began":2,"ended":1},\
        "expectations":[],"stateHash":"000000000000fedc","numericsID":"1","version":"0.1.0"}

        """)
  }
}
