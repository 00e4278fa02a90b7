// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite("MCAP", .timeLimit(.minutes(30)))
struct MCAPTests {
  private static let golden = "Tests/Fixtures/mcap/falling-square.mcap"
  private let playground: Playground

  init() throws { playground = try Playground() }

  private func play(_ words: String) throws -> Data {
    let result = try playground.shell("uidyn run Examples/\(words) --quiet -o run.mcap")
    #expect(result.status == 0 && result.output == "", "\(result.output)")
    return try playground.bytes("run.mcap")
  }

  /// Every 25th tick of the first example, byte for byte, to freeze the binary format.
  @Test("The bytes of an example are those that were read by the viewers")
  func bytes() throws {
    let actual = try play("falling-square.json --every 25")
    let path = Repository.path(Self.golden)
    if Renewal.isOn { return try actual.write(to: URL(filePath: path)) }
    let expected = try Data(contentsOf: URL(filePath: path))
    let place = zip(expected, actual).enumerated().first { $1.0 != $1.1 }?.offset
    #expect(
      expected == actual,
      "\(Self.golden): byte \(place.map { "\($0)" } ?? "behind the shorter") differs; renew: make renew"
    )
  }

  /// The format's own library must read the numbers of the rows.
  @Test(
    "The library of the format reads the numbers of the rows",
    .enabled(if: PlotProgram.hasMCAP, "python3 with mcap and mcap-protobuf-support is missing"),
    arguments: Seeds.some(["pinball", "snap", "newtons-cradle"]))
  func library(_ name: String) throws {
    _ = try play("\(name).json")
    try playground.write("compare.py", Self.script)
    let result = try playground.shell(
      "uidyn run Examples/\(name).json --quiet -o run.jsonl --events events.jsonl && python3 compare.py"
    )
    #expect(result.status == 0 && result.output == "same\n", "\(result.output)")
  }

  private static let script = """
    import json, math, struct
    from mcap.reader import make_reader
    from mcap.stream_reader import StreamReader
    from mcap_protobuf.decoder import DecoderFactory

    rows = [json.loads(line) for line in open("run.jsonl")]
    events = [json.loads(line) for line in open("events.jsonl")]
    single = lambda value: struct.unpack("f", struct.pack("f", value))[0]
    # Read from its beginning to its end, with every checksum, then by its index.
    list(StreamReader(open("run.mcap", "rb"), validate_crcs=True).records)
    reader = make_reader(open("run.mcap", "rb"), decoder_factories=[DecoderFactory()])
    assert reader.get_summary().statistics.message_count == len(rows) + len(events)
    found = {}
    for schema, channel, message, row in reader.iter_decoded_messages():
        found.setdefault(channel.topic, []).append((message, row))
    for row in rows:
        message, read = found["/" + row["item"]].pop(0)
        assert message.sequence == row["tick"] and read.time == row["time"]
        assert message.log_time == math.floor(row["time"] * 1e9 + 0.5)
        for name in ("x", "y", "angle", "vx", "vy", "omega", "width", "height"):
            assert getattr(read, name) == single(row[name]), (row, name, getattr(read, name))
    for event in events:
        message, read = found["/uidyn/events"].pop(0)
        assert read.tick == event["tick"] and read.event == event["event"]
        for name in ("behavior", "item", "other", "boundary", "name"):
            assert getattr(read, name) == (event[name] or ""), (event, name)
        assert (event["data"] is None) == (read.data == "") and (
            event["data"] is None or json.loads(read.data) == event["data"])
    assert not any(found.values())
    print("same")
    """
}
