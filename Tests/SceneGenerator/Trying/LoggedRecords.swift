// SPDX-License-Identifier: MIT

/// The frames and events of a log, as they stand in files of their own.
struct LoggedRecords {
  private(set) var frames: [String] = []
  private(set) var events: [String] = []

  init(_ log: String) {
    for line in log.split(separator: "\n") {
      if let frame = Self.record(line, "frame") { frames.append(frame) }
      if let event = Self.record(line, "event") { events.append(event) }
    }
  }

  private static func record(_ line: Substring, _ kind: String) -> String? {
    let head = "{\"record\":\"\(kind)\","
    return line.hasPrefix(head) ? "{" + line.dropFirst(head.count) : nil
  }

  /// What is wrong with the frames or the order of the ticks; nil where nothing is.
  var fault: String? { frameFault ?? eventFault }

  /// Every tick has a row of every item, in one order, and every number is finite.
  private var frameFault: String? {
    var (items, last) = ([Substring](), (tick: 0, place: -1))
    for frame in frames {
      let fields = Self.fields(of: frame)
      guard let tick = fields.first.flatMap({ Int($0) }), fields.count > 3 else {
        return "a row without tick: \(frame)"
      }
      if let number = fields.dropFirst(3).first(where: { !Self.isFinite($0) }) {
        return "not a finite number, \(number): \(frame)"
      }
      if tick == 0 {
        items.append(fields[2])
      } else {
        let isNext = last.place == items.count - 1
        guard tick == (isNext ? last.tick + 1 : last.tick),
          fields[2] == items[isNext ? 0 : last.place + 1]
        else { return "a row out of order: \(frame)" }
      }
      last = (tick, tick == last.tick ? last.place + 1 : 0)
    }
    return frames.isEmpty || last.place == items.count - 1 ? nil : "the last tick is not whole"
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

  /// What stands behind each colon; enough for rows, in which no text has a comma.
  private static func fields(of row: String) -> [Substring] {
    row.dropFirst().dropLast().split(separator: ",").map { member in
      member.firstIndex(of: ":").map { member[member.index(after: $0)...] } ?? member
    }
  }

  private static func isFinite(_ text: Substring) -> Bool {
    text == "null" || Float(text)?.isFinite == true
  }
}
