// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison
internal import UIDynamicsSceneFormat

enum ValidateCommand {
  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let changes = try SceneChanges(arguments)
    let reporter = arguments[.reporter].flatMap(Reporter.init)
    var entries: [ReportEntry] = []
    var worst = ExitCode.success
    var count = 0
    for (path, folder) in try scenes(arguments.operands) {
      let isFromFolder = folder != nil
      do throws(CommandFailure) {
        let loading = try SceneInput.load(
          path, rule: folder.map { .inside([FilePath($0)]) } ?? .named, changes, isDrawn: true,
          isFromFolder: isFromFolder, console)
        if isFromFolder && !loading.isScene {
          messages.remark(SceneFolder.remark(ofLeftOut: path))
          continue
        }
        count += 1
        if reporter != nil {
          entries.append(entry(of: loading, isQuiet: messages.isQuiet))
        } else {
          messages.show(loading)
          messages.remark(verdict(on: loading))
        }
        if loading.scene == nil && worst == .success { worst = .negative }
      } catch {
        count += 1
        if reporter != nil {
          let line = error.fullMessage + (error.hint.map { "; \($0)" } ?? "")
          entries.append(
            ReportEntry(name: path, golden: nil, verdict: .unreadable, lines: [line]))
        } else {
          messages.report(error)
        }
        worst = error.exitCode
      }
    }
    if let reporter, count > 0 {
      try reporter.write(entries, of: "validate", to: .standardOutput, console)
    }
    if count > 0 { return worst }
    throw CommandFailure(
      exitCode: .input,
      message:
        "no scenes in \(Sentence.joined(arguments.operands.map { inQuotes($0) }, "and"))",
      hint: "scenes end in .json; subfolders are searched")
  }

  private static func scenes(
    _ operands: [String]
  ) throws(CommandFailure) -> [(path: String, folder: String?)] {
    var scenes: [(path: String, folder: String?)] = []
    for operand in operands {
      if Folder.isFolder(operand) {
        scenes += try reading(inQuotes(operand), Folder.files(in: operand))
          .filter { $0.hasSuffix(".json") }.map { ($0, operand) }
      } else {
        scenes.append((operand, nil))
      }
    }
    return scenes
  }

  private static func entry(of loading: SceneLoading, isQuiet: Bool) -> ReportEntry {
    let shown = loading.diagnostics.filter { !isQuiet || $0.severity == .error }
    let text = DiagnosticRenderer(loading.source, style: .plain).render(shown)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    var entry = ReportEntry(
      name: loading.source.name, golden: nil, verdict: loading.scene == nil ? .invalid : .valid,
      lines: lines.map(String.init) + [verdict(on: loading)])
    entry.findings = shown.map {
      ReportFinding(
        isError: $0.severity == .error, code: $0.code.rawValue, message: $0.message, hint: $0.hint,
        pointer: $0.pointer.description, location: loading.location(of: $0).reported)
    }
    return entry
  }

  /// For example, `falling.json: valid`.
  private static func verdict(on loading: SceneLoading) -> String {
    let errors = loading.diagnostics.count { $0.severity == .error }
    let warnings = loading.diagnostics.count - errors + loading.omittedWarnings
    let counts = [counted(errors, "error"), counted(warnings, "warning")].compactMap { $0 }
    let words = (loading.scene == nil ? [] : ["valid"]) + counts
    return "\(loading.source.name): \(words.joined(separator: ", "))"
  }

  private static func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
