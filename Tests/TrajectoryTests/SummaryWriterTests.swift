// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsTrajectory

@Suite("SummaryWriter", .timeLimit(.minutes(30)))
struct SummaryWriterTests {
  @Test("A summary is one object on one line")
  func oneLine() {
    var measures = ItemMeasures(settleTime: 1.5)
    (measures.restTime, measures.within5PercentTime) = (1, 0.5)
    (measures.overshootX, measures.overshootY, measures.peakSpeed) = (0, 2.25, 300)
    (measures.xRange, measures.yRange) = (187.5...187.5, 10...653.75)
    let summary = RunSummary(
      scene: "falling-square.json", status: .stasis, reason: "everything came to rest",
      ticks: 100, time: 100.0 / 60, elapsedTime: 1.6666666666666667,
      items: [
        .init(
          id: "square",
          state: ItemState(x: 187.5, y: 651.5, angle: 0, width: 30, height: 30),
          measures: measures),
        .init(
          id: "label", state: ItemState(x: 1, y: 2, angle: 0.5, width: 3, height: 4),
          measures: ItemMeasures()),
      ],
      contacts: .init(began: 2, ended: 1), stateHash: 0xFEDC, numericsID: "1", version: "0.1.0")
    var buffer = ByteBuffer()
    SummaryWriter.write(summary, to: &buffer)
    #expect(
      String(decoding: buffer.bytes, as: UTF8.self) == """
        {"scene":"falling-square.json","parameters":{},"status":"stasis",\
        "reason":"everything came to rest","ticks":100,"time":1.6666666666666667,\
        "elapsedTime":1.6666666666666667,"items":[{"item":"square","x":187.5,"y":651.5,"angle":0,\
        "width":30,"height":30,"settleTime":1.5,"restTime":1,"within5PercentTime":0.5,\
        "overshootX":0,"overshootY":2.25,"peakSpeed":300,"xRange":[187.5,187.5],\
        "yRange":[10,653.75]},{"item":"label","x":1,"y":2,"angle":0.5,\
        "width":3,"height":4,"settleTime":null,"restTime":null,"within5PercentTime":null,\
        "overshootX":null,"overshootY":null,"peakSpeed":null,"xRange":null,"yRange":null}],"contacts":{"began":2,"ended":1},\
        "expectations":[],"stateHash":"000000000000fedc","numericsID":"1","version":"0.1.0"}

        """)
  }
}
