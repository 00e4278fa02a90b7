// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Parses a command line.
///
/// Options can be anywhere, even before the command; `--` ends them and `-` is an operand.
struct ArgumentReader {
  private var rest: ArraySlice<String>
  private var arguments = Arguments()

  static func read(_ words: [String]) throws(CommandFailure) -> Arguments {
    var reader = ArgumentReader(rest: words[...])
    try reader.readAll()
    try reader.refuseRepetition()
    return reader.arguments
  }

  private init(rest: ArraySlice<String>) {
    self.rest = rest
  }

  private var command: Command? { arguments.command.flatMap(Command.named) }

  private func worded(_ flag: Flag) -> Flag { flag.worded(command?.wordings[flag.id]) }

  private mutating func readAll() throws(CommandFailure) {
    while let word = rest.popFirst() {
      if word == "--" { break }
      if word.hasPrefix("-") && word != "-" {
        try readOption(word)
      } else {
        add(operand: word)
      }
    }
    for word in rest { add(operand: word) }
  }

  /// Rejects repeated options, because one value would be ignored.
  private func refuseRepetition() throws(CommandFailure) {
    if arguments.values.isEmpty { return }
    for flag in FlagTable.flags where flag.takesValue && !flag.mayRepeat {
      guard let values = arguments.values[flag.id], values.count > 1 else { continue }
      var failure = CommandFailure.usage(
        "\(flag.name) is repeated: \(inQuotes(values[0])) and \(inQuotes(values[1]))")
      if case .list = worded(flag).value {
        failure.hint = "separate values with commas: \(flag.name) \(values.joined(separator: ","))"
      }
      throw failure
    }
  }

  private mutating func add(operand: String) {
    if arguments.command == nil {
      arguments.command = operand
    } else {
      arguments.operands.append(operand)
    }
  }

  private mutating func readOption(_ word: String) throws(CommandFailure) {
    if let flag = bundled(word) {
      add("", to: flag)
      return try readOption("-" + word.dropFirst(2))
    }
    let (flag, attached) = try split(word)
    if !flag.takesValue {
      if attached != nil { throw .usage("\(flag.name) does not take a value") }
      return add("", to: flag)
    }
    let value = if let attached { attached } else { try nextValue(of: flag) }
    try check(value, of: flag)
    add(value, to: flag)
  }

  /// Returns the first of several combined short options, such as `-q` in `-qo`.
  private func bundled(_ word: String) -> Flag? {
    guard !word.hasPrefix("--"), word.count > 2, !word.dropFirst(2).hasPrefix("="),
      let flag = FlagTable.flag(named: String(word.prefix(2))), !flag.takesValue
    else { return nil }
    return flag
  }

  /// Splits `--name`, `--name=value`, `-o` and `-oVALUE`.
  private func split(_ word: String) throws(CommandFailure) -> (Flag, value: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    if let flag = FlagTable.flag(named: name) {
      return (flag, parts.count == 2 ? String(parts[1]) : nil)
    }
    if !word.hasPrefix("--"), let flag = FlagTable.flag(named: String(word.prefix(2))),
      flag.takesValue
    {
      return (flag, String(word.dropFirst(2)))
    }
    throw unknownOption(name)
  }

  private mutating func nextValue(of flag: Flag) throws(CommandFailure) -> String {
    guard let next = rest.first, next != "--" else { throw missingValue(of: flag) }
    // An option is never a value; "=" allows a file of that name.
    let name = next.prefix { $0 != "=" }
    if FlagTable.flag(named: String(name)) != nil { throw missingValue(of: flag) }
    rest.removeFirst()
    return next
  }

  private func check(_ value: String, of flag: Flag) throws(CommandFailure) {
    if value.isEmpty { throw missingValue(of: flag) }
    // Options of other commands are rejected later with a better message.
    guard case .choice(let words) = worded(flag).value, !words.contains(value),
      command?.flags.contains(flag.id) ?? true
    else { return }
    throw .usage(
      "invalid value \(inQuotes(value)) for \(flag.name)",
      hint: Suggestion.hint(for: value, among: words)
        ?? "use one of \(words.joined(separator: ", "))")
  }

  private mutating func add(_ value: String, to flag: Flag) {
    arguments.values[flag.id, default: []].append(value)
  }

  private func missingValue(of flag: Flag) -> CommandFailure {
    .usage("\(flag.name) needs a value", hint: "\(flag.name) \(worded(flag).placeholder ?? "")")
  }

  private func unknownOption(_ name: String) -> CommandFailure {
    let flags = FlagTable.flags.filter { command?.flags.contains($0.id) ?? true }
    return .usage(
      "unknown option \(inQuotes(name))",
      hint: name == "-v"
        ? "for the version, use -V"
        : (Suggestion.hint(for: name, among: flags.map { $0.name })
          ?? (name.contains(".") ? "if it is a file, put ./ before its name" : nil)
            ?? command.map { "\"uidyn help \($0.name)\" lists the options" })
          .map { $0 + setting }
    )
  }

  /// For an unknown option with a number, which may be meant for the scene.
  private var setting: String {
    guard let command, command.flags.contains(.set), let value = rest.first,
      Arguments.decimal(value) != nil
    else { return "" }
    return "; --set NAME=VALUE sets a parameter, and the scene's \"run\" has the seed and the like"
  }
}
