// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

struct Request {
  let command: Command
  let arguments: Arguments

  init(_ arguments: Arguments, command name: String) throws(CommandFailure) {
    guard let command = Command.named(name) else { throw Self.unknownCommand(name) }
    self.command = command
    self.arguments = arguments
    if arguments.values.isEmpty { return }
    // Using the order of the table makes the reported error deterministic.
    for flag in FlagTable.flags where arguments.has(flag.id) {
      guard command.flags.contains(flag.id) else {
        throw .usage(
          "\(command.name) has no option \(flag.name)",
          hint: "\"uidyn help \(command.name)\" lists the options")
      }
    }
  }

  /// Checks the number of operands; skipped for `--help`.
  func checkOperands() throws(CommandFailure) {
    let operands = arguments.operands
    if operands.count < command.operandCount.lowerBound {
      throw .usage(
        command.words.isEmpty
          ? "\(command.name) needs \(command.needs)"
          : "\(command.name) needs one of \(command.words.joined(separator: ", "))",
        hint: command.readsStandardInput
          ? "to read the scene from standard input, use -"
          : command.examples.first.map { "for example: \($0)" })
    }
    guard operands.count > command.operandCount.upperBound else { return }
    let most = command.operandCount.upperBound
    let noun = command.takesFiles ? "file" : "operand"
    let allowed = most == 0 ? "no operands" : most == 1 ? "one \(noun)" : "at most two \(noun)s"
    throw .usage("\(command.name) takes \(allowed): unexpected \(inQuotes(operands[most]))")
  }

  private static func unknownCommand(_ name: String) -> CommandFailure {
    if name == "-" || name.hasSuffix(".json") {
      return .usage(
        "\(inQuotes(name)) is not a command",
        hint: "to run the scene: uidyn run \(ShellWord.quoted(name))")
    }
    return .usage(
      "unknown command \(inQuotes(name))",
      hint: Suggestion.hint(for: name, among: Command.all.map { $0.name })
        ?? "\"uidyn help\" lists the commands")
  }
}
