// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

/// The rows of an example scene, and its file.
struct Recording: Sendable {
  /// The motion of an item, with one value per tick.
  struct Item: Sendable {
    var x: [Double] = []
    var y: [Double] = []
    var angle: [Double] = []
    var width: [Double] = []
    var height: [Double] = []
    var isShown: [Bool] = []

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

    /// Adds a row; items without earlier rows wait at their first pose until they appear.
    fileprivate mutating func take(_ pose: [Double], at tick: Int) {
      wait(until: x.isEmpty ? 0 : tick)
      while x.count < tick { append(pose, isShown: false) }
      append(pose, isShown: true)
    }

    /// Extends the motion to a tick, because items that disappear keep their last pose.
    fileprivate mutating func wait(until ticks: Int) {
      let last = [x, y, angle, width, height].compactMap(\.last)
      while x.count < ticks { append(last, isShown: false) }
    }

    private mutating func append(_ pose: [Double], isShown: Bool) {
      self.isShown.append(isShown)
      x.append(pose[0])
      y.append(pose[1])
      angle.append(pose[2])
      width.append(pose[3])
      height.append(pose[4])
    }

    /// Half of the longest diagonal, which is the distance that a corner moves per radian.
    var reach: Double {
      let (w, h) = (width.max() ?? 0, height.max() ?? 0)
      return max((w * w + h * h).squareRoot() / 2, 1e-3)
    }

    func weight(_ name: String) -> Double { name == "angle" ? reach : 1 }
  }

  let name: String
  let scene: String
  /// The origin of the reference bounds, which is zero in images.
  let origin: [String: Double]
  private let folder = TestFolder()
  private(set) var ids: [String] = []
  private(set) var items: [String: Item] = [:]

  /// All examples, and a scene of views that appear and disappear.
  static let all = names + [ComingAndGoing.name]

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static let folder = String(
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Examples")
      .standardizedFileURL.path(percentEncoded: false))

  private static let played = MadeOnce<String, Recording>()

  static func of(_ name: String) throws -> Recording {
    try played.value(name) {
      try Recording(name, scene: name == ComingAndGoing.name ? ComingAndGoing.scene : nil)
    }
  }

  /// Runs a scene, by default the example with that name.
  init(_ name: String, scene text: String? = nil) throws {
    self.name = name
    let example = "\(Self.folder)/\(name).json"
    scene = folder.write(
      "\(name).json", try text ?? String(contentsOfFile: example, encoding: .utf8))
    let words = [
      "run", scene, "-q", "--no-expect", "--format", "csv",
      "--columns", "tick,item,x,y,angle,width,height",
    ]
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: scene)))
    let reference = (root as? [String: Any])?["referenceView"] as? [String: Any]
    let bounds = reference?["bounds"] as? [Double] ?? [0, 0]
    origin = ["x": bounds[0], "y": bounds[1]]
    let result = cli(words)
    try #require(result.code == .success, "\(name): \(result.messages)")
    var ticks = 0
    for line in result.lines.dropFirst() {
      let fields = line.split(separator: ",").map(String.init)
      ticks = try #require(Int(fields[0])) + 1
      let values = fields.dropFirst(2).map { Double($0) ?? .nan }
      if items[fields[1]] == nil { ids.append(fields[1]) }
      items[fields[1], default: Item()].take(values, at: ticks - 1)
    }
    for id in ids { items[id]?.wait(until: ticks) }
  }

  /// All examples, or every third in a partial test run, and the scene of views that appear.
  static let some = Seeds.some(names) + [ComingAndGoing.name]

  /// The rate of all examples in this package.
  static let ticksPerSecond = 60.0

  /// Excludes groups and mapped items, which only move others and are exported only by name.
  var seen: [String: Item] { items.filter { !["piece", "buttonSize"].contains($0.key) } }

  /// Returns an item's superview; no example contains nested views.
  func superview(of id: String) -> Item? {
    name == ComingAndGoing.name ? ComingAndGoing.superviews[id].flatMap { items[$0] } : nil
  }

  var ticks: Int { (items[ids[0]]?.x.count ?? 1) - 1 }

  private static let exports = MadeOnce<String, String>()

  /// Returns the motion in a form, with all visible items (the ids in examples are plain words).
  func exported(_ form: String, options: [String] = []) throws -> String {
    let key = ([name, form] + options).joined(separator: " ")
    return try Self.exports.value(key) { try export(form, options) }
  }

  private func export(_ form: String, _ options: [String]) throws -> String {
    let result = cli(["export", scene, "--as", form, "-q"] + options)
    try #require(result.code == .success, "\(name) as \(form): \(result.messages)")
    return result.output
  }
}
