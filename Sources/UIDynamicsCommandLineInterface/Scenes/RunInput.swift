// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// An operand: a scene to run, or a log or row file.
struct RunInput {
  let path: String
  let isScene: Bool
  /// For standard input, it replays the bytes already read.
  let console: Console

  /// Detects the kind by file name, otherwise by the first bytes.
  init(_ path: String, _ console: Console) throws(CommandFailure) {
    self.path = path
    guard path == "-" else {
      isScene =
        path.hasSuffix(".json")
        ? true : Self.hasNameOfRows(path) || Self.hasNameOfLog(path) ? false : try Self.begins(path)
      self.console = console
      return
    }
    let bytes = try reading("standard input", console.readInput(Self.enough))
    (isScene, self.console) = (Self.isScene(bytes), console.reading(bytes))
  }

  static func hasNameOfRows(_ path: String) -> Bool {
    [".csv", ".jsonl"].contains(where: path.lowercased().hasSuffix)
  }

  /// Includes the candidates that `check` writes.
  static func hasNameOfLog(_ path: String) -> Bool {
    [".log", ".log.new"].contains { path.lowercased().hasSuffix($0) }
  }

  /// Pipes can be read only once, so they are treated as records.
  private static func begins(_ path: String) throws(CommandFailure) -> Bool {
    guard try reading(inQuotes(path), FileStatus.of(path)?.kind) == .regular else { return false }
    return isScene(try reading(inQuotes(path), InputFile.read(path, atMost: enough)))
  }

  /// Enough bytes to detect the kind.
  private static let enough = 64

  /// The first keys of records; no scene starts with them.
  private static let keys = ["record", "tick", "time", "item"]

  private static func isScene(_ bytes: [UInt8]) -> Bool {
    let text = bytes.dropFirst(ByteOrderMark.length(in: bytes))
      .drop { " \n\r\t".utf8.contains($0) }
    guard let first = text.first else { return true }
    return first == UInt8(ascii: "{") && !keys.contains { text.starts(with: "{\"\($0)\":".utf8) }
  }
}

extension Arguments {
  /// Opens the operands; rejects scene options if none is a scene, because recordings are not replayed.
  func runInputs(_ paths: [String], _ console: Console) throws(CommandFailure) -> [RunInput] {
    var inputs: [RunInput] = []
    for path in paths { inputs.append(try RunInput(path, console)) }
    switch inputs.count(where: { $0.isScene }) {
    case 0: try refuseSceneOptions(for: paths)
    case 2... where values[.merge]?.contains("-") == true:
      throw .inputReadTwice
    default: break
    }
    return inputs
  }

  private func refuseSceneOptions(for recordings: [String]) throws(CommandFailure) {
    for id in [Flag.ID.set, .merge, .timeLimit] where has(id) {
      throw .usage(
        "\(FlagTable.flag(id)?.name ?? "the option") needs a scene, and"
          + " \(Sentence.joined(recordings.map { inQuotes($0) }, "and"))"
          + " \(recordings.count == 1 ? "is a recording" : "are recordings")")
    }
  }
}
