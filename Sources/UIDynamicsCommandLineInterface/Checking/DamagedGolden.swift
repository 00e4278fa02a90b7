// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// A log that is truncated or has merge conflicts.
struct DamagedGolden {
  /// `nil` if the header is damaged.
  let header: RunHeader?
  let damage: String

  /// Fails for readable logs and for files that are not logs, so that such a file is never replaced.
  init?(_ path: String, _ rule: FileRule, _ console: Console) {
    if !Self.beginsAsLog(path, rule) { return nil }
    var reader: TrajectoryReader?
    do throws(CommandFailure) {
      let opened = try RecordInput.open(path, rule: rule, console)
      reader = opened
      var record = TickRecord()
      while try reporting({ () throws(RecordFault) in try opened.next(&record) }) {}
      return nil
    } catch {
      (header, damage) = (reader?.header, error.message ?? "")
    }
  }

  /// Returns `true` if the file starts with a log header, possibly after a `git merge` marker.
  private static func beginsAsLog(_ path: String, _ rule: FileRule) -> Bool {
    let longest = 4_096
    guard var start = try? InputFile.read(path, rule, atMost: longest)[...] else { return false }
    if start.starts(with: "<<<<<<< ".utf8) {
      start = start.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    }
    return start.starts(with: #"{"record":"\#(LogWriter.Tag.header.rawValue)","#.utf8)
  }
}
