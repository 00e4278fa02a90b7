// SPDX-License-Identifier: MIT

import Foundation

/// The end of a run and the names it emitted, from a log.
struct LoggedRun {
  let ticks: Int
  let stateHash: String
  let emitted: [Emitted]
  let positions: [String]

  init(_ log: String) throws {
    var (emitted, summary) = ([Emitted](), [String: Any]())
    for line in log.split(separator: "\n") {
      guard line.contains("\"emit\"") || line.hasPrefix("{\"record\":\"summary\"") else { continue }
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      guard let record = object as? [String: Any] else { continue }
      if let name = record["name"] as? String, let tick = record["tick"] as? Int {
        let data = record["data"] as? [String: Any] ?? [:]
        emitted.append(Emitted(tick: tick, name: name, values: data.mapValues(Self.value)))
      } else {
        summary = record
      }
    }
    self.emitted = emitted
    ticks = summary["ticks"] as? Int ?? 0
    stateHash = summary["stateHash"] as? String ?? ""
    let items = summary["items"] as? [[String: Any]] ?? []
    positions = items.map { item in
      let numbers = ["x", "y"].map { Float((item[$0] as? Double) ?? .nan) }
      return "\(numbers[0]) \(numbers[1])"
    }
  }

  private static func value(_ value: Any) -> Emitted.Value {
    if let text = value as? String { return .text(text) }
    let list = value as? [Any] ?? [value]
    return .numbers(list.map { ($0 as? NSNumber)?.doubleValue ?? .nan })
  }
}
