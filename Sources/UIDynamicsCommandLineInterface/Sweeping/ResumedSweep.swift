// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The file of an interrupted sweep; complete lines are kept.
struct ResumedSweep {
  /// The length of the complete lines, in bytes.
  private(set) var length = 0
  private(set) var count = 0
  private(set) var last: (case: SweepCase, beginning: [CaseCell], line: [UInt8])?

  static let onlyFiles = "only a file can be resumed"

  private let path: String
  private let writer: CaseWriter
  private var bytes: [UInt8] = []
  private var place = 0
  private var feed: FileFeed?

  /// Starts a new file if it is missing.
  init(_ path: String, _ writer: CaseWriter) throws(CommandFailure) {
    (self.path, self.writer) = (path, writer)
    let kind: FileStatus.Kind?
    do throws(SystemError) {
      kind = try FileStatus.of(path)?.kind
      feed = kind == .regular ? try FileFeed(path) : nil
    } catch {
      throw .input(inQuotes(path), error)
    }
    // Pipes and devices cannot be resumed and may never end.
    guard kind == nil || kind == .regular else {
      throw Arguments.wrongValue(path, of: .resume, Self.onlyFiles)
    }
  }

  /// Compares the existing lines with the cases and passes each to `found`.
  mutating func skip(
    _ source: CaseSource, _ table: SweepTable, found: (SweepCase, ArraySlice<UInt8>) -> Void
  ) throws(CommandFailure) {
    guard try hasHeader() else { return }
    while let line = try nextLine() {
      let (next, beginning) = try check(line[...], source.peek(), table)
      _ = try source.take()
      count += 1
      last = (next, beginning, line)
      found(next, line[...])
    }
    // A cut line is replayed; a foreign one must not be discarded.
    if !rest.isEmpty { _ = try check(rest, source.peek(), table, isCut: true) }
  }

  private func check(
    _ line: ArraySlice<UInt8>, _ next: CaseSource.Case?, _ table: SweepTable, isCut: Bool = false
  ) throws(CommandFailure) -> (case: SweepCase, beginning: [CaseCell]) {
    guard let (next, values) = next else {
      throw other("it has more than the \(Sentence.count(count, "cases")) of this sweep")
    }
    let cells = table.beginning(next.number, values)
    let beginning = writer.beginning(cells)
    guard line.starts(with: beginning) || isCut && beginning.starts(with: line) else {
      throw other("its line \(count + (writer.format == .csv ? 2 : 1)) is not case \(next.number)")
    }
    return (next, cells)
  }

  private var rest: ArraySlice<UInt8> { bytes[place...] }

  func other(_ reason: String) -> CommandFailure {
    CommandFailure(
      exitCode: .input, message: "\(inQuotes(path)) belongs to another sweep: \(reason)",
      hint: "choose another file name for a new sweep")
  }

  /// Returns `true` if the header line is complete; throws if it is not this sweep's.
  private mutating func hasHeader() throws(CommandFailure) -> Bool {
    var header = ByteBuffer()
    writer.begin(&header)
    if header.isEmpty { return true }
    let line = try nextLine()
    guard header.bytes.starts(with: line.map { $0 + [UInt8(ascii: "\n")] } ?? Array(rest)) else {
      throw other("its columns differ")
    }
    return line != nil
  }

  private mutating func nextLine() throws(CommandFailure) -> [UInt8]? {
    var (searched, isQuoted) = (place, false)
    while true {
      while searched < bytes.count {
        let byte = bytes[searched]
        // Quoted fields can contain line ends.
        if byte == UInt8(ascii: "\""), writer.format == .csv { isQuoted.toggle() }
        if byte == UInt8(ascii: "\n"), !isQuoted { return take(upTo: searched) }
        searched += 1
      }
      bytes.removeFirst(place)
      (searched, place) = (searched - place, 0)
      guard let more = try read() else { return nil }
      bytes += more
    }
  }

  private mutating func take(upTo end: Int) -> [UInt8] {
    defer { place = end + 1 }
    length += end + 1 - place
    return Array(bytes[place..<end])
  }

  private func read() throws(CommandFailure) -> [UInt8]? {
    guard let feed else { return nil }
    do throws(RecordFault) {
      let more = try feed.next()
      return more.isEmpty ? nil : more
    } catch {
      throw CommandFailure(exitCode: .input, message: "\(inQuotes(path)): \(error.message)")
    }
  }
}
