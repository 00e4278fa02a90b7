// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// `uidyn validate SCENE|FOLDER…`: every scene is looked at, whatever is wrong with those before it.
enum ValidateCommand {
  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let changes = try SceneChanges(arguments)
    var worst = ExitCode.success
    for path in try scenes(arguments.operands, messages) {
      do throws(CommandFailure) {
        let loading = try SceneInput.load(path, changes, console)
        messages.show(loading)
        messages.remark(verdict(on: loading))
        if loading.scene == nil && worst == .success { worst = .negative }
      } catch {
        messages.report(error)
        worst = error.exitCode
      }
    }
    return worst
  }

  /// What operands name, and the scenes in folders and below.
  private static func scenes(
    _ operands: [String], _ messages: Messages
  ) throws(CommandFailure) -> [String] {
    var scenes: [String] = []
    for operand in operands {
      guard Folder.isFolder(operand) else {
        scenes.append(operand)
        continue
      }
      scenes += try SceneFolder.files(in: operand, messages).filter { $0.hasSuffix(".json") }
    }
    if !scenes.isEmpty { return scenes }
    throw CommandFailure(
      exitCode: .input,
      message: "there is no scene in \(Sentence.joined(operands.map { inQuotes($0) }, "and"))",
      hint: "scenes end in .json, in the folder or below it")
  }

  /// `falling.json: valid`, or how much is wrong with it.
  private static func verdict(on loading: SceneLoading) -> String {
    let errors = loading.diagnostics.count { $0.severity == .error }
    let warnings = loading.diagnostics.count - errors + loading.omittedWarnings
    let counts = [counted(errors, "error"), counted(warnings, "warning")].compactMap(\.self)
    let words = (loading.scene == nil ? [] : ["valid"]) + counts
    return "\(loading.source.name): \(words.joined(separator: ", "))"
  }

  private static func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
