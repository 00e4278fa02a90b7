// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Reads cases from lines that each contain a JSON object of parameters.
final class CaseLines {
  /// Longer than any valid case.
  private static let longest = 1 << 20

  private let name: String
  /// `true` for standard input, where the sender can wait for each result.
  private let isAwaited: Bool
  private let feed: () throws(CommandFailure) -> [UInt8]
  private var bytes: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  private var line = 0
  private var number = 0

  init(_ path: String, _ console: Console) throws(CommandFailure) {
    isAwaited = path == "-"
    if isAwaited {
      name = "<stdin>"
      feed = { () throws(CommandFailure) in
        try reading("standard input", console.readAvailable(1 << 16))
      }
      return
    }
    name = path
    let file = try reading(inQuotes(path), FileFeed(path))
    feed = { () throws(CommandFailure) in
      do throws(RecordFault) {
        return try file.next()
      } catch {
        throw CommandFailure(exitCode: .input, message: "\(path): \(error.message)")
      }
    }
  }

  /// True if the sender can wait for a result before it completes the next case.
  var mustWait: Bool {
    isAwaited
      && !bytes[position...].drop { " \t\r\n".utf8.contains($0) }.contains(UInt8(ascii: "\n"))
  }

  /// Skips empty lines; returns `nil` at the end, and throws if there is no case.
  func next() throws(CommandFailure) -> SweepCase? {
    while let text = try nextLine() {
      line += 1
      if text.allSatisfy({ " \t\r".utf8.contains($0) }) { continue }
      number += 1
      do throws(SceneOverrideFault) {
        return SweepCase(number: number, settings: try SceneSetting.list(object: text))
      } catch {
        throw failure(error)
      }
    }
    if number > 0 { return nil }
    throw CommandFailure(
      exitCode: .input, message: "\(name): no cases",
      hint: SceneSetting.hintOfCases)
  }

  func failure(_ fault: SceneOverrideFault) -> CommandFailure {
    CommandFailure(
      exitCode: .input, message: "\(name):\(line): \(fault.message)", hint: fault.hint)
  }

  private func nextLine() throws(CommandFailure) -> [UInt8]? {
    var searched = position
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return Array(bytes[position..<end])
      }
      searched = bytes.count - position
      bytes.removeFirst(position)
      position = 0
      if isAtEnd {
        defer { bytes = [] }
        return bytes.isEmpty ? nil : bytes
      }
      guard bytes.count <= Self.longest else {
        throw CommandFailure(
          exitCode: .input, message: "\(name):\(line + 1): the line is longer than 1 MiB")
      }
      let more = try feed()
      isAtEnd = more.isEmpty
      bytes += more
    }
  }
}
