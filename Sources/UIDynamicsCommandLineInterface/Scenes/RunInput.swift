// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// An operand that is a scene, which is played, or a log or rows, which were recorded.
struct RunInput {
  let path: String
  let isScene: Bool
  /// What reads it: of standard input, what has been read of it already.
  let console: Console

  /// A file says by its name what it is; others, and standard input, say it by what they begin with.
  init(_ path: String, _ console: Console) throws(CommandFailure) {
    self.path = path
    guard path == "-" else {
      isScene =
        path.hasSuffix(".json")
        ? true : Self.hasNameOfRows(path) || Self.hasNameOfLog(path) ? false : try Self.begins(path)
      self.console = console
      return
    }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try console.readInput(Self.enough)
    } catch {
      throw .input("standard input", error)
    }
    (isScene, self.console) = (Self.isScene(bytes), console.reading(bytes))
  }

  /// Whether a file is by its name one of rows, whatever is in it.
  static func hasNameOfRows(_ path: String) -> Bool {
    [".csv", ".jsonl", ".mcap"].contains(where: path.lowercased().hasSuffix)
  }

  /// A log, or what a check left beside one.
  static func hasNameOfLog(_ path: String) -> Bool {
    [".log", ".log.new"].contains { path.lowercased().hasSuffix($0) }
  }

  /// Whether a file begins as scenes do; what a pipe gives is there once only, and is taken for records.
  private static func begins(_ path: String) throws(CommandFailure) -> Bool {
    do throws(SystemError) {
      guard try FileStatus.of(path)?.kind == .regular else { return false }
      return isScene(try InputFile.read(path, atMost: enough))
    } catch {
      throw .input(inQuotes(path), error)
    }
  }

  /// So many bytes tell a scene from records.
  private static let enough = 64

  /// The keys with which records begin, and no scene.
  private static let keys = ["record", "tick", "time", "item"]

  private static func isScene(_ bytes: [UInt8]) -> Bool {
    let text = bytes.dropFirst(ByteOrderMark.length(in: bytes))
      .drop { " \n\r\t".utf8.contains($0) }
    guard let first = text.first else { return true }
    return first == UInt8(ascii: "{") && !keys.contains { text.starts(with: "{\"\($0)\":".utf8) }
  }
}

extension Arguments {
  /// What operands name; refuses options of a scene where none is one, for what was recorded is not played again.
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
        "\(FlagTable.flag(id)?.name ?? "the option") is for scenes, and"
          + " \(Sentence.joined(recordings.map { inQuotes($0) }, "and"))"
          + " \(recordings.count == 1 ? "was" : "were") recorded")
    }
  }
}
