// SPDX-License-Identifier: MIT

/// The frames and events of a log, in the form they have in separate files.
struct LoggedRecords {
  private(set) var frames: [String] = []
  private(set) var events: [String] = []
  /// The indices of the items by their quoted ids.
  private var items: [String: Int] = [:]

  init(_ log: String) {
    if let header = log.split(separator: "\n").first,
      let list = header.firstMatch(of: #/"items":\[([^\]]*)\]/#)
    {
      let ids = list.output.1.split(separator: ",")
      items = Dictionary(ids.enumerated().map { (String($0.element), $0.offset) }) { $1 }
    }
    for line in log.split(separator: "\n") {
      if let frame = Self.record(line, "frame") { frames.append(frame) }
      if let event = Self.record(line, "event") { events.append(event) }
    }
  }

  private static func record(_ line: Substring, _ kind: String) -> String? {
    let head = "{\"record\":\"\(kind)\","
    return line.hasPrefix(head) ? "{" + line.dropFirst(head.count) : nil
  }

  /// A fault in the frames or in the order of events, if there is one.
  var fault: String? { frameFault ?? eventFault }

  /// A fault in the frames: rows must be in the order of the header, and every number must be finite.
  private var frameFault: String? {
    var last = (tick: 0, index: -1)
    for frame in frames {
      let fields = Self.fields(of: frame)
      guard let tick = fields.first.flatMap({ Int($0) }), fields.count > 3 else {
        return "a row without tick: \(frame)"
      }
      if let number = fields.dropFirst(3).first(where: { !Self.isFinite($0) }) {
        return "not a finite number, \(number): \(frame)"
      }
      guard let index = items[String(fields[2])],
        tick > last.tick || tick == last.tick && index > last.index
      else { return "a row out of order: \(frame)" }
      last = (tick, index)
    }
    return nil
  }

  private var eventFault: String? {
    var last = 0
    for event in events {
      guard let tick = Self.fields(of: event).first.flatMap({ Int($0) }) else {
        return "an event without tick: \(event)"
      }
      if tick < last { return "an event out of order: \(event)" }
      last = tick
    }
    return nil
  }

  /// The values after each colon, which is sufficient for rows, because text in them contains no commas.
  private static func fields(of row: String) -> [Substring] {
    row.dropFirst().dropLast().split(separator: ",").map { member in
      member.firstIndex(of: ":").map { member[member.index(after: $0)...] } ?? member
    }
  }

  private static func isFinite(_ text: Substring) -> Bool {
    text == "null" || Float(text)?.isFinite == true
  }
}
