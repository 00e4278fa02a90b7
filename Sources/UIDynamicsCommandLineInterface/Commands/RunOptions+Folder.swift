// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// `--output-dir`: several scenes, each with separate files in one folder.
extension RunOptions {
  private static let star = "*"

  static func only(_ arguments: Arguments) throws(CommandFailure) -> RunOptions {
    let options = try RunOptions(arguments)
    if arguments.operands.count == 1 { return options }
    throw .usage(
      "\(arguments.operands.count) scenes cannot write their rows to one output",
      hint: "use --output-dir DIR for one file per scene")
  }

  static func all(
    _ arguments: Arguments, in folder: String, _ console: Console
  ) throws(CommandFailure) -> [RunOptions] {
    let first = try RunOptions(arguments)
    var options: [RunOptions] = []
    for scene in arguments.operands {
      options.append(try first.placed(in: FilePath(folder), scene, arguments))
    }
    try console.writing(inQuotes(folder), Folder.make(folder))
    return options
  }

  private func placed(
    in folder: FilePath, _ scene: String, _ arguments: Arguments
  ) throws(CommandFailure) -> RunOptions {
    if scene == "-" {
      throw .usage(
        "standard input has no file name for --output-dir",
        hint: "save the scene to a file")
    }
    var placed = self
    (placed.scene, placed.destinations.folder) = (scene, folder)
    placed.destinations.rows = try Self.destination(
      "*.\(form.format.rawValue)", .output, folder, scene, arguments)
    placed.destinations.events = try Self.optional(.events, folder, scene, arguments)
    placed.destinations.summary = try Self.optional(.summary, folder, scene, arguments)
    placed.destinations.log = try Self.optional(.log, folder, scene, arguments)
    return placed
  }

  private static func optional(
    _ id: Flag.ID, _ folder: FilePath, _ scene: String, _ arguments: Arguments
  ) throws(CommandFailure) -> Destination? {
    try arguments[id].map { name throws(CommandFailure) in
      try destination(name, id, folder, scene, arguments)
    }
  }

  private static func destination(
    _ usual: String, _ id: Flag.ID, _ folder: FilePath, _ scene: String,
    _ arguments: Arguments
  ) throws(CommandFailure) -> Destination {
    let pattern = arguments[id] ?? usual
    if pattern == "/dev/null" { return .file(pattern) }
    if pattern.hasPrefix("/") {
      throw Arguments.wrongValue(
        pattern, of: id, "with --output-dir, use a file name without a folder")
    }
    guard pattern.contains(star) else {
      throw Arguments.wrongValue(
        pattern, of: id, "with --output-dir, use * for the name of the scene: *.\(ending(id))")
    }
    let name = FilePath(scene).name
    let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    return .file(folder.appending(pattern.replacing(star, with: stem)).text)
  }

  private static func ending(_ id: Flag.ID) -> String {
    id == .log ? "log" : id == .output ? "csv" : "jsonl"
  }
}
