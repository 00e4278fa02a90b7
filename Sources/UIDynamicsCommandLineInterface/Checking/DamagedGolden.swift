// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// A log that cannot be read to its end: it is cut off, or was merged badly.
struct DamagedGolden {
  /// Nil where that is what is damaged.
  let header: RunHeader?
  /// What is wrong with it, and where.
  let damage: String

  /// Nil for a log without fault, and for anything else: nobody is to lose a file that is no log.
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

  /// Whether the first record is a header, behind the mark that `git merge` leaves where two differ.
  private static func beginsAsLog(_ path: String, _ rule: FileRule) -> Bool {
    let longest = 4_096
    guard var start = try? InputFile.read(path, rule, atMost: longest)[...] else { return false }
    if start.starts(with: "<<<<<<< ".utf8) {
      start = start.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    }
    return start.starts(with: #"{"record":"\#(LogWriter.Tag.header.rawValue)","#.utf8)
  }
}
