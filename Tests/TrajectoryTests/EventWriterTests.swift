// SPDX-License-Identifier: MIT

import Testing
import Trajectory

@Suite("EventWriter", .timeLimit(.minutes(5)))
struct EventWriterTests {
  private func text(_ event: EventRecord) -> String {
    var buffer = ByteBuffer()
    EventWriter.write(event, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test("A contact of two items names both and has no boundary")
  func itemContact() {
    let event = EventRecord(
      tick: 3, time: 0.05, kind: .contactBegan, behavior: "walls", item: "a", other: "b",
      point: .init(x: 12.5, y: -0.0))
    #expect(
      text(event) == """
        {"tick":3,"time":0.05,"event":"contactBegan","behavior":"walls","item":"a","other":"b",\
        "boundary":null,"x":12.5,"y":0,"name":null,"data":null}

        """)
  }

  @Test("A contact with the implicit boundary has neither other item nor boundary")
  func implicitBoundary() {
    let event = EventRecord(
      tick: 30, time: 0.5, kind: .contactEnded, behavior: "collision", item: "a")
    #expect(
      text(event) == """
        {"tick":30,"time":0.5,"event":"contactEnded","behavior":"collision","item":"a",\
        "other":null,"boundary":null,"x":null,"y":null,"name":null,"data":null}

        """)
  }

  @Test("Boundary names are escaped")
  func namedBoundary() {
    let event = EventRecord(
      tick: 1, time: 1, kind: .contactBegan, behavior: "c", item: "a", boundary: "the \"floor\"")
    #expect(text(event).contains("\"boundary\":\"the \\\"floor\\\"\","))
  }

  @Test("The animator's events carry nothing but their time")
  func pause() {
    #expect(
      text(EventRecord(tick: 31, time: 0.5166666666666667, kind: .pause)) == """
        {"tick":31,"time":0.5166666666666667,"event":"pause","behavior":null,"item":null,\
        "other":null,"boundary":null,"x":null,"y":null,"name":null,"data":null}

        """)
  }
}
