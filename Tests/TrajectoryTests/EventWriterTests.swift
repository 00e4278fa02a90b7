// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIDynamicsTrajectory

@Suite("EventWriter", .timeLimit(.minutes(30)))
struct EventWriterTests {
  private func text(_ event: EventRecord) -> String {
    var buffer = ByteBuffer()
    EventWriter.write(event, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test("A contact between two items names both and has no boundary")
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

  @Test("A contact with the implicit boundary has no other item and no boundary name")
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

  @Test("Control and invisible characters are escaped, letters are not, and all parse back")
  func hiddenScalars() throws {
    let hidden = "\u{7F}\u{85}\u{9B}\u{61C}\u{200D}\u{2028}\u{202E}\u{2069}\u{FEFF}\u{E0041}"
    let shown = "é שלום 日 😀 \u{A0}~"
    let line = text(
      EventRecord(tick: 1, time: 1, kind: .emit, name: hidden + shown, data: .string("a\u{1B}b")))
    #expect(
      line.contains(
        #""name":"\u007f\u0085\u009b\u061c\u200d\u2028\u202e\u2069\ufeff\udb40\udc41é שלום"#))
    #expect(line.contains(shown) && line.contains(#""data":"a\u001bb""#))
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(read["name"] as? String == hidden + shown)
  }

  @Test("The animator's events contain only tick and time")
  func pause() {
    #expect(
      text(EventRecord(tick: 31, time: 0.5166666666666667, kind: .pause)) == """
        {"tick":31,"time":0.5166666666666667,"event":"pause","behavior":null,"item":null,\
        "other":null,"boundary":null,"x":null,"y":null,"name":null,"data":null}

        """)
  }
}
