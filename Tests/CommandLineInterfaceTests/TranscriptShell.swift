// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import UIDynamicsCommandLineInterface

/// Runs the commands of a transcript in a temporary folder, in this process and without a shell.
final class TranscriptShell {
  private let folder = TestFolder()
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  private struct Result {
    var output = ""
    var messages = ""
    var code: Int32 = 0
  }

  /// Returns the lines of the result, indented as in a transcript.
  func run(_ line: String, document: [String]) -> [String] {
    let before = files()
    let command = Command(line)
    var result = Result()
    var input = document.dropLast().map { $0 + "\n" }.joined()
    if let source = command.source { input = folder.read(source) ?? "" }
    for words in command.stages {
      let next = run(words, input: input, environment: command.environment)
      result.messages += next.messages
      result.code = result.code == 0 ? next.code : result.code
      (result.output, input) = (next.output, next.output)
    }
    if let target = command.target {
      folder.write(target, result.output)
      result.output = ""
    }
    var lines = Self.indented(result.output, "") + Self.indented(result.messages, "! ")
    let changes = command.isTool ? changes(from: before, to: files()) : ""
    if result.code != 0 || !changes.isEmpty { lines.append("  [\(result.code)]\(changes)") }
    return lines
  }

  private static func indented(_ text: String, _ mark: String) -> [String] {
    if text.isEmpty { return [] }
    var lines = visible(text).split(separator: "\n", omittingEmptySubsequences: false)[...]
    let isEnded = lines.last?.isEmpty == true
    if isEnded { lines.removeLast() }
    let isBlank = lines.last?.isEmpty == true
    return lines.map { $0.isEmpty ? "" : "  \(mark)\($0)" }
      + (!isEnded ? ["  (without a line break)"] : isBlank ? ["  (empty line)"] : [])
  }

  /// Escapes control characters as Swift does.
  private static func visible(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isPlain = scalar.value >= 0x20 && scalar.value != 0x7F || scalar == "\n"
      return isPlain ? String(scalar) : scalar.escaped(asASCII: false)
    }.joined()
  }

  // MARK: Files

  private func files() -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).reduce(into: [:]) { files, name in
      files[name] = FileManager.default.contents(atPath: folder(name))
    }
  }

  private func changes(from before: [String: Data], to after: [String: Data]) -> String {
    [
      ("created", after.keys.filter { before[$0] == nil }),
      ("changed", after.keys.filter { before[$0] != nil && before[$0] != after[$0] }),
      ("removed", before.keys.filter { after[$0] == nil }),
    ].filter { !$0.1.isEmpty }
      .map { " \($0.0) \($0.1.sorted().joined(separator: ", "))" }.joined(separator: ";")
  }

  /// The extensions of file names; without this list, `a.x` would be a file too.
  private static let endings = [
    "json", "jsonl", "csv", "log", "new", "svg", "html", "css", "txt", "swift", "kt", "lot",
    "gif", "png", "xlsx",
  ]

  /// Returns the word with absolute paths; it names a file if it has a listed extension, starts with `./`, or exists.
  private func located(_ word: String) -> String {
    if let equal = word.firstIndex(of: "="), word.hasPrefix("--") {
      return word[...equal] + located(String(word[word.index(after: equal)...]))
    }
    if word.hasPrefix("Examples/") { return Self.repository + "/" + word }
    if word == "." { return folder.path }
    if word.hasPrefix("/") || word.hasPrefix("-") || word.contains("*") { return word }
    let ending = word.split(separator: ".").last.map { String($0) } ?? ""
    let isFile =
      word.hasPrefix("./") || word.contains(".") && Self.endings.contains(ending.lowercased())
      || FileManager.default.fileExists(atPath: folder(word))
    return isFile && !word.isEmpty ? folder(word) : word
  }

  private static let options: Set = [
    "--frames", "-o", "--output", "--log", "--events", "--summary",
    "--cases",
    "--merge",
  ]

  private func arguments(_ words: [String]) -> [String] {
    zip(words, words.dropFirst()).map { previous, word in
      let isPath = Self.options.contains(previous) && !word.isEmpty && !word.contains("*")
      return isPath && !word.hasPrefix("/") && !word.hasPrefix("-") ? folder(word) : located(word)
    }
  }

  private func relative(_ text: String) -> String {
    text.replacing(folder.path + "/", with: "").replacing(folder.path, with: ".")
      .replacing(Self.repository + "/", with: "")
  }

  // MARK: Commands

  private func run(_ words: [String], input: String, environment: [String: String]) -> Result {
    let operands = words.dropFirst().filter { !$0.hasPrefix("-") || $0 == "-" }
    let option = words.dropFirst().first { $0.hasPrefix("-") && $0 != "-" }
    func text(after skipped: Int = 0) -> String {
      let names = operands.dropFirst(skipped)
      return names.isEmpty ? input : names.map { folder.read($0) ?? "" }.joined()
    }
    func lines(after skipped: Int = 0) -> [Substring] {
      var lines = text(after: skipped).split(separator: "\n", omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }
    func joined(_ lines: some Sequence<Substring>) -> Result {
      let output = lines.map { $0 + "\n" }.joined()
      return Result(output: output, code: output.isEmpty ? 1 : 0)
    }
    switch words[0] {
    case "uidyn":
      let result = cli(arguments(words), input: input) { $0.environment = environment }
      return Result(
        output: relative(result.output), messages: relative(result.messages),
        code: result.code.status)
    case "cat": return Result(output: text())
    case "ls": return Result(output: files().keys.sorted().map { $0 + "\n" }.joined())
    case "wc": return Result(output: "\(lines().count)\n")
    case "head" where option == "-c":
      return Result(output: String(text(after: 1).prefix(Int(operands[0]) ?? 0)))
    case "head": return joined(lines(after: 1).prefix(Int(operands[0]) ?? 0))
    case "tail": return joined(lines(after: 1).suffix(Int(operands[0]) ?? 0))
    case "sort": return joined(lines().sorted())
    case "grep":
      let found = lines(after: 1).filter { $0.contains(operands[0]) == (option != "-v") }
      return option == "-c" ? Result(output: "\(found.count)\n") : joined(found)
    case "rm":
      for name in operands { try? FileManager.default.removeItem(atPath: folder(name)) }
      return Result()
    case "cp":
      folder.write(
        operands[1], (try? String(contentsOfFile: located(operands[0]), encoding: .utf8)) ?? "")
      return Result()
    case "cmp":
      let isEqual = folder.read(operands[0]) == folder.read(operands[1])
      return Result(output: isEqual ? "" : "different\n", code: isEqual ? 0 : 1)
    case "edit": return edit(Array(words.dropFirst()))
    default: return Result(messages: "unknown command \(words[0])\n", code: 127)
    }
  }

  /// Replaces strings in a file: `edit FILE OLD NEW OLD NEW`, where `\n` is a line break.
  private func edit(_ words: [String]) -> Result {
    var text = folder.read(words[0]) ?? ""
    let words = words.map { $0.replacing("\\n", with: "\n") }
    for index in stride(from: 1, to: words.count - 1, by: 2) {
      let (old, new) = (words[index], words[index + 1])
      guard text.contains(old) else {
        return Result(messages: "\(words[0]) has no \(old)\n", code: 1)
      }
      text.replace(old, with: new)
    }
    folder.write(words[0], text)
    return Result()
  }
}

extension TranscriptShell {
  /// A command line: `NAME=value command word 'a word' < source | filter > target`.
  private struct Command {
    var environment: [String: String] = [:]
    var stages: [[String]] = [[]]
    var source: String?
    var target: String?

    var isTool: Bool { stages.contains { $0.first == "uidyn" } }

    init(_ line: String) {
      var sign = ""
      for word in Self.words(line) {
        if word.isQuoted || !["|", "<", ">", "<<"].contains(word.text) {
          switch sign {
          case "<": source = word.text
          case ">": target = word.text
          case "<<": break
          default: add(word.text)
          }
          sign = ""
        } else if word.text == "|" {
          stages.append([])
        } else {
          sign = word.text
        }
      }
    }

    private mutating func add(_ word: String) {
      if stages == [[]], let setting = word.wholeMatch(of: /([A-Z_]+)=(.*)/) {
        environment[String(setting.1)] = String(setting.2)
      } else {
        stages[stages.count - 1].append(word)
      }
    }

    /// Splits at spaces outside quotation marks, and removes the marks.
    private static func words(_ line: String) -> [(text: String, isQuoted: Bool)] {
      var words = [(text: "", isQuoted: false)]
      var quote: Character?
      for character in line + " " {
        if character == quote {
          quote = nil
        } else if quote == nil, character == "'" || character == "\"" {
          quote = character
          words[words.count - 1].isQuoted = true
        } else if quote == nil, character == " " {
          if words[words.count - 1] != ("", false) { words.append(("", false)) }
        } else {
          words[words.count - 1].text.append(character)
        }
      }
      return words.dropLast()
    }
  }
}
