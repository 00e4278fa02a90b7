// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

struct CheckTarget: Hashable {
  let name: String
  /// `nil` for a log, whose header names the scene.
  let scene: String?
  let golden: String
  var folder: FilePath?

  /// `true` if logs without a scene, and JSON files that are not scenes, are skipped.
  var isFromFolder: Bool { folder != nil }

  private var folders: [FilePath] { [folder ?? FilePath(name).directory] }

  var sceneRule: FileRule {
    scene != nil && folder == nil ? .named : .inside(folders)
  }

  /// Goldens on the command line can be read through links or pipes, but no golden is written through a link.
  var goldenRule: FileRule { scene == nil && folder == nil ? .named : .inside(folders) }

  var foundRule: FileRule { .inside(folders) }

  var candidate: String { golden + ".new" }

  var files: [String] { [scene, golden, candidate].compactMap { $0 } }

  /// Resolves operands to unique targets; two scenes cannot share a golden.
  static func all(
    _ operands: [String], _ console: Console
  ) throws(CommandFailure) -> [CheckTarget] {
    var (targets, seen): ([CheckTarget], Set<CheckTarget>) = ([], [])
    for operand in operands {
      if operand == "-" {
        throw .usage(
          "check cannot read standard input, which has no golden",
          hint: "to compare it with a log: uidyn diff x.log -")
      }
      let operand = noOption(operand)
      if !Folder.exists(operand) { throw .input(file: operand, .notThere) }
      let found = Folder.isFolder(operand) ? try inFolder(operand) : [target(operand)]
      if found.isEmpty { throw nothing(in: [operand]) }
      targets += found.filter { seen.insert($0).inserted }
    }
    targets = try onceEach(targets)
    let goldens = targets.filter { $0.scene != nil }
      .map { NamedOutput("the golden", .file($0.golden)) }
    try OutputConflicts.check(goldens, scenes: [], inputs: [], console)
    return targets
  }

  /// Removes duplicate scenes, and logs that are goldens of scenes.
  private static func onceEach(
    _ targets: [CheckTarget]
  ) throws(CommandFailure) -> [CheckTarget] {
    var (kept, logs) = ([CheckTarget](), Set<FileIdentity>())
    var seen: Set<[FileIdentity]> = []
    for target in targets {
      if let golden = try identity(target.golden), let path = target.scene {
        logs.insert(golden)
        if let scene = try identity(path), !seen.insert([scene, golden]).inserted { continue }
      }
      kept.append(target)
    }
    var rest: [CheckTarget] = []
    for target in kept {
      if target.scene == nil, let log = try identity(target.golden), logs.contains(log) { continue }
      rest.append(target)
    }
    return rest
  }

  private static func identity(_ path: String) throws(CommandFailure) -> FileIdentity? {
    try reading(inQuotes(path), FileIdentity.of(path: path))
  }

  static func nothing(in operands: [String]) -> CommandFailure {
    CommandFailure(
      exitCode: .input,
      message:
        "nothing to check in \(Sentence.joined(operands.map { inQuotes($0) }, "and"))",
      hint: "scenes end in .json, logs in .log; subfolders are searched")
  }

  private static func inFolder(_ folder: String) throws(CommandFailure) -> [CheckTarget] {
    let files = try reading(inQuotes(folder), Folder.files(in: folder))
    let scenes = files.filter { $0.hasSuffix(".json") }
    let names = Set(scenes)
    let logs = files.filter { $0.hasSuffix(".log") && !names.contains(stem($0) + ".json") }
    return (scenes + logs).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
      var target = target($0)
      target.folder = FilePath(folder)
      return target
    }
  }

  private static func target(_ path: String) -> CheckTarget {
    let path = noOption(path)
    if path.hasSuffix(".log") { return CheckTarget(name: path, scene: nil, golden: path) }
    return CheckTarget(name: path, scene: path, golden: stem(path) + ".log")
  }

  /// Adds a prefix to a path that a pasted command would parse as an option.
  private static func noOption(_ path: String) -> String {
    path.hasPrefix("-") ? "./" + path : path
  }

  private static func stem(_ path: String) -> String {
    for suffix in [".json", ".log"] where path.hasSuffix(suffix) {
      return String(path.dropLast(suffix.count))
    }
    return path
  }
}
