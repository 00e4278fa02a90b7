// SPDX-License-Identifier: MIT

import CommandLineInterface
import Foundation
import Synchronization
import TestSupport
import Testing

/// What `uidyn run` says of a scene of the examples, and a log of it to export from.
struct Recording: @unchecked Sendable {
  /// What one item does, one number per tick.
  struct Item {
    var x: [Double] = []
    var y: [Double] = []
    var angle: [Double] = []
    var width: [Double] = []
    var height: [Double] = []

    func track(_ name: String) -> [Double] {
      switch name {
      case "x": x
      case "y": y
      case "angle": angle
      case "width": width
      case "height": height
      default: []
      }
    }

    /// Half of the longest diagonal: how far a corner goes when the item turns by a radian.
    var reach: Double {
      let (w, h) = (width.max() ?? 0, height.max() ?? 0)
      return max((w * w + h * h).squareRoot() / 2, 1e-3)
    }

    func weight(_ name: String) -> Double { name == "angle" ? reach : 1 }
  }

  let name: String
  let log: String
  private let folder = TestFolder()
  private(set) var ids: [String] = []
  private(set) var items: [String: Item] = [:]

  /// Every example there is.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static let folder = String(
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Examples")
      .standardizedFileURL.path(percentEncoded: false))

  /// Each is played once for all tests.
  private static let played: Mutex<[String: Result<Recording, any Error>]> = Mutex([:])

  static func of(_ name: String) throws -> Recording {
    try played.withLock { played in
      let result = played[name] ?? Result { try Recording(name) }
      played[name] = result
      return result
    }.get()
  }

  private init(_ name: String) throws {
    self.name = name
    log = folder("\(name).log")
    let words = [
      "run", "\(Self.folder)/\(name).json", "-q", "--no-expect", "--log", log, "--format", "csv",
      "--columns", "item,x,y,angle,width,height",
    ]
    let result = cli(words)
    try #require(result.code == .success, "\(name): \(result.messages)")
    for line in result.lines.dropFirst() {
      let fields = line.split(separator: ",").map(String.init)
      let values = fields.dropFirst().map { Double($0) ?? .nan }
      if items[fields[0]] == nil { ids.append(fields[0]) }
      items[fields[0], default: Item()].x.append(values[0])
      items[fields[0]]?.y.append(values[1])
      items[fields[0]]?.angle.append(values[2])
      items[fields[0]]?.width.append(values[3])
      items[fields[0]]?.height.append(values[4])
    }
  }

  /// Every example of this package has 60 ticks in a second.
  static let ticksPerSecond = 60.0

  /// Groups and mapped items are there for what they move, and are not written unless they are named.
  var seen: [String: Item] { items.filter { !["piece", "buttonSize"].contains($0.key) } }

  var ticks: Int { (items[ids[0]]?.x.count ?? 1) - 1 }

  /// The motion in a form; the items that can be seen, all ids of examples being plain words.
  func exported(_ form: String, options: [String] = []) throws -> String {
    let result = cli(["export", log, "--as", form, "-q"] + options)
    try #require(result.code == .success, "\(name) as \(form): \(result.messages)")
    return result.output
  }
}
