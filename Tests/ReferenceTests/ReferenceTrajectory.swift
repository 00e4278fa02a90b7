// SPDX-License-Identifier: MIT

import Foundation

/// A row of a trajectory: the motion of an item at a tick.
struct TrajectoryRow {
  static let columns = ["x", "y", "angle", "vx", "vy", "omega"]

  var tick: Int
  var item: String
  /// The values in the order of `columns`.
  var values: [Float]

  init(tick: Int, item: String, values: [Float]) {
    (self.tick, self.item, self.values) = (tick, item, values)
  }

  /// Parses `tick,item,x,y,angle,vx,vy,omega`.
  init(csv line: Substring) throws {
    let cells = line.split(separator: ",", omittingEmptySubsequences: false)
    guard cells.count == 2 + TrajectoryRow.columns.count, let tick = Int(cells[0]) else {
      throw Unreadable(line: String(line))
    }
    let values = cells.dropFirst(2).compactMap { Float($0) }
    guard values.count == TrajectoryRow.columns.count else { throw Unreadable(line: String(line)) }
    self.init(tick: tick, item: String(cells[1]), values: values)
  }

  struct Unreadable: Error {
    var line: String
  }

  static func rows(csv text: String) throws -> [TrajectoryRow] {
    try text.split(separator: "\n").dropFirst().map(TrajectoryRow.init(csv:))
  }
}

/// The scenes and trajectories under Tests/Fixtures/reference.
enum ReferenceScenes {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/reference")

  /// Returns the names of all scenes that have a trajectory.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "csv" }.map { $0.deletingPathExtension().lastPathComponent }
  }

  static func scene(_ name: String) -> String { folder.appending(path: "\(name).json").path }

  static func rows(_ name: String) throws -> [TrajectoryRow] {
    let text = try String(contentsOf: folder.appending(path: "\(name).csv"), encoding: .utf8)
    return try TrajectoryRow.rows(csv: text)
  }
}
