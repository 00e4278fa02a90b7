// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Turns the words of a command line into arguments.
///
/// Options may stand anywhere, before the command too; `--` ends them; `-` is an operand.
struct ArgumentReader {
  private var rest: ArraySlice<String>
  private var arguments = Arguments()

  static func read(_ words: [String]) throws(CommandFailure) -> Arguments {
    var reader = ArgumentReader(rest: words[...])
    try reader.readAll()
    reader.takeNeighbours()
    try reader.refuseRepetition()
    return reader.arguments
  }

  private init(rest: ArraySlice<String>) {
    self.rest = rest
  }

  /// Nil before its name was read, and for a name that is none.
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

  /// Takes `--items` where a command has `--item`, and the other way round.
  private mutating func takeNeighbours() {
    guard !arguments.values.isEmpty, let command else { return }
    for (id, other) in [(Flag.ID.item, Flag.ID.items), (.items, .item)]
    where !command.flags.contains(id) && command.flags.contains(other) {
      guard let values = arguments.values.removeValue(forKey: id) else { continue }
      arguments.values[other, default: []] += values
    }
  }

  /// One of two values would be passed over in silence.
  private func refuseRepetition() throws(CommandFailure) {
    if arguments.values.isEmpty { return }
    for flag in FlagTable.flags where flag.takesValue && !flag.mayRepeat {
      guard let values = arguments.values[flag.id], values.count > 1 else { continue }
      var failure = CommandFailure.usage(
        "\(flag.name) is given twice: \(inQuotes(values[0])) and \(inQuotes(values[1]))")
      if case .list = worded(flag).value {
        failure.hint = "several stand in one: \(flag.name) \(values.joined(separator: ","))"
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
      if attached != nil { throw .usage("\(flag.name) takes no value") }
      return add("", to: flag)
    }
    let value = if let attached { attached } else { try nextValue(of: flag) }
    try check(value, of: flag)
    add(value, to: flag)
  }

  /// The first of several options of one letter in a word, such as `-q` of `-qo`.
  private func bundled(_ word: String) -> Flag? {
    guard !word.hasPrefix("--"), word.count > 2, !word.dropFirst(2).hasPrefix("="),
      let flag = FlagTable.flag(named: String(word.prefix(2))), !flag.takesValue
    else { return nil }
    return flag
  }

  /// Takes `--name`, `--name=value`, `-o` and `-oVALUE` apart.
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
    // An option is never meant as a value; a file of that name can be had with "=".
    let name = next.prefix { $0 != "=" }
    if FlagTable.flag(named: String(name)) != nil { throw missingValue(of: flag) }
    rest.removeFirst()
    return next
  }

  private func check(_ value: String, of flag: Flag) throws(CommandFailure) {
    if value.isEmpty { throw missingValue(of: flag) }
    // That a command has no such option is said later, and is all there is to say then.
    guard case .choice(let words) = worded(flag).value, !words.contains(value),
      command?.flags.contains(flag.id) ?? true
    else { return }
    throw .usage(
      "\(inQuotes(value)) is not a value of \(flag.name)",
      hint: Suggestion.hint(for: value, among: words)
        ?? "it takes one of \(words.joined(separator: ", "))")
  }

  private mutating func add(_ value: String, to flag: Flag) {
    arguments.values[flag.id, default: []].append(value)
  }

  private func missingValue(of flag: Flag) -> CommandFailure {
    .usage("\(flag.name) needs a value", hint: "\(flag.name) \(worded(flag).placeholder ?? "")")
  }

  /// What of the scene may be meant by an option with a number: a parameter that it has, or a number of "run".
  private func setting(_ name: String, _ command: Command?) -> String? {
    guard let command, command.flags.contains(.set), name.hasPrefix("--"),
      let value = rest.first, Arguments.decimal(value) != nil
    else { return nil }
    let word = name.dropFirst(2).lowerCamelCase
    if let parameter = parameters.first(where: { $0 == name.dropFirst(2) || $0 == word }) {
      return "--set \(parameter)=\(value) sets the parameter of the scene"
    }
    guard let key = SceneSchema.numberOfRun(called: word) else { return nil }
    let flags = FlagTable.flags.filter { command.flags.contains($0.id) }
    if let flag = flags.first(where: { $0.name.dropFirst(2).lowerCamelCase == key }) {
      return Suggestion.hint([flag.name])
    }
    return "the scene says it, as \"run\": { \(inQuotes(key)): \(value) }"
  }

  /// The names of the parameters of the scene, as far as it can be read.
  private var parameters: [String] {
    guard let path = arguments.operands.first ?? rest.first(where: { $0.hasSuffix(".json") }),
      let text = try? InputFile.read(path, .regular, atMost: SceneLimits.default[.bytes])
    else { return [] }
    return SceneLoader.load(text, name: path).scene?.parameters.map { $0.name } ?? []
  }

  /// What names a file, if that may be meant.
  private func file(_ name: String) -> String? {
    name.contains(".") ? "a file whose name begins with - is written with ./ in front" : nil
  }

  private func unknownOption(_ name: String) -> CommandFailure {
    let flags = FlagTable.flags.filter { command?.flags.contains($0.id) ?? true }
    return .usage(
      "unknown option \(inQuotes(name))",
      hint: name == "-v"
        ? "-V shows the version"
        : setting(name, command) ?? Suggestion.hint(for: name, among: flags.map { $0.name })
          ?? file(name)
          ?? command.map { "\"uidyn help \($0.name)\" lists the options" }
    )
  }
}

extension Substring {
  /// "ticksPerSecond" for "ticks-per-second".
  fileprivate var lowerCamelCase: String {
    let words = split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
