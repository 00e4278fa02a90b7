// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

enum RecordInput {
  private static let portion = 1 << 16

  /// `-` is standard input.
  static func open(
    _ path: String, rule: FileRule = .named, _ console: Console
  ) throws(CommandFailure) -> TrajectoryReader {
    let feed = path == "-" ? standardInput(console) : try file(path, rule)
    return try reporting { () throws(RecordFault) in
      try TrajectoryReader(file: path == "-" ? "<stdin>" : path, feed)
    }
  }

  private static func file(_ path: String, _ rule: FileRule) throws(CommandFailure) -> ByteFeed {
    let file = try reading(file: path, FileFeed(path, rule))
    return { () throws(RecordFault) in try file.next() }
  }

  private static func standardInput(_ console: Console) -> ByteFeed {
    { () throws(RecordFault) in
      do throws(SystemError) {
        return try console.readAvailable(portion)
      } catch {
        throw RecordFault("cannot be read: \(error.reason)")
      }
    }
  }

  static func feed(of bytes: [UInt8]) -> ByteFeed {
    var rest = bytes
    return { () throws(RecordFault) in
      defer { rest = [] }
      return rest
    }
  }
}

extension Messages {
  /// Warns if ascending times look like milliseconds.
  func warnOfMilliseconds(_ times: [Double], _ reader: TrajectoryReader) {
    let step = zip(times, times.dropFirst()).map { $1 - $0 }.min() ?? 0
    guard reader.header == nil, reader.hasTimes, RecordedClock.isOfMilliseconds(step, end: nil)
    else { return }
    warn(
      "the rows of \(RecordedClock.milliseconds(reader.file, step, end: nil)): \(RecordedClock.remedy)"
    )
  }
}

extension CommandFailure {
  static func record(_ fault: RecordFault) -> CommandFailure {
    CommandFailure(
      exitCode: .input, message: "\(fault.location): \(fault.message)", hint: fault.hint)
  }
}

func reporting<Value>(
  _ body: () throws(RecordFault) -> Value
) throws(CommandFailure) -> Value {
  do throws(RecordFault) {
    return try body()
  } catch {
    throw .record(error)
  }
}
