// SPDX-License-Identifier: MIT

internal import Foundation
internal import UIDynamicsComparison
internal import UIDynamicsTrajectory

#if !(canImport(UIKit) && canImport(Darwin) && !os(macOS))
  public import UIDynamics
#endif

/// Compares a recording with a golden log; the test fails if they differ or if the animator issued a warning.
///
/// This works in Swift Testing and XCTest. If there is no golden log, the test fails and saves the recording as `NAME.new`.
/// With `RECORD=1` in the environment, the recording becomes the golden log, except if `CI` is set.
///
/// - Parameters:
///   - recording: The result of `recording(of:items:)`.
///   - name: The file name of the golden log, relative to the folder that contains the test's file.
///   - tolerance: The allowed difference.
///   - warnings: The kinds of warnings that do not make the test fail.
///   - fileID: The file ID of the call, where a failure is reported.
///   - filePath: The path of the file that contains the call; the golden log is relative to its folder.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: `true` if the recording matches the golden log.
@discardableResult
public func expectMotion(
  _ recording: MotionRecording, matches name: String, within tolerance: MotionTolerance = .exact,
  allowing warnings: Set<UIDynamicsWarning.Kind> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  location.fail(on: recording.warnings, allowing: warnings)
  let golden = Golden(
    URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent()
      .appendingPathComponent(name))
  guard let message = golden.difference(from: recording, tolerance) else { return true }
  location.fail(message)
  return false
}

/// The golden log, which contains the expected motion.
private struct Golden {
  private let file: URL
  private var candidate: URL { URL(fileURLWithPath: file.path + ".new") }

  init(_ file: URL) { self.file = file }

  /// Returns the reason why a recording does not match, or `nil`.
  func difference(from recording: MotionRecording, _ tolerance: MotionTolerance) -> String? {
    if recording.isEmpty { return "\(name): no items were given" }
    let environment = ProcessInfo.processInfo.environment
    do {
      if environment["RECORD"] == "1" {
        if !["false", "0", "", nil].contains(environment["CI"]) {
          return "\(name): RECORD is not allowed when CI is set"
        }
        try write(recording, to: file)
        return nil
      }
      guard let bytes = try? Data(contentsOf: file) else {
        try write(recording, to: candidate)
        return "\(name): no golden yet; RECORD=1 accepts \(candidate.lastPathComponent)"
      }
      let result = try compare(recording, Array(bytes), tolerance)
      if result.isSame {
        try? FileManager.default.removeItem(at: candidate)
        return nil
      }
      try write(recording, to: candidate)
      return TextReport(result, advice: advice).lines.joined(separator: "\n")
    } catch let fault as RecordFault {
      return "\(fault.location): \(fault.message)"
    } catch {
      return "\(name): \(error.localizedDescription)"
    }
  }

  private var name: String { file.lastPathComponent }

  private var advice: [(label: String, command: String)] {
    let pair = [file.path, candidate.path]
    return [
      ("inspect", ShellWord.line(["uidyn", "render"] + pair + ["-o", "diff.html"])),
      ("", ShellWord.line(["uidyn", "diff"] + pair)),
      ("accept", "RECORD=1 swift test"),
    ]
  }

  private func write(_ recording: MotionRecording, to file: URL) throws {
    try Data(recording.log).write(to: file, options: .atomic)
    if file == self.file { try? FileManager.default.removeItem(at: candidate) }
  }

  private func compare(
    _ recording: MotionRecording, _ golden: [UInt8], _ tolerance: MotionTolerance
  ) throws(RecordFault) -> ComparisonOutcome {
    let expected = try TrajectoryReader(file: name, Self.feed(golden))
    let actual = try TrajectoryReader(file: "\(name).new", Self.feed(recording.log))
    var rules = ComparisonRules()
    (rules.tolerance, rules.ticks) = (tolerance.tolerance, tolerance.ticks)
    let comparison = try MotionComparison(expected, ComparedSide(actual), rules)
    var record = TickRecord()
    while try actual.next(&record) {
      try comparison.compare(record, ids: actual.ids, digests: actual.takeDigests())
    }
    return try comparison.finish(actual.summary)
  }

  private static func feed(_ bytes: [UInt8]) -> ByteFeed {
    var rest = bytes
    return { () throws(RecordFault) in
      defer { rest = [] }
      return rest
    }
  }
}
