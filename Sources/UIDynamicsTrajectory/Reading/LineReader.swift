// SPDX-License-Identifier: MIT

/// Splits a file into lines without buffering more than the longest line.
///
/// Lines end with LF or CR LF; a byte order mark at the start is skipped.
final class LineReader {
  /// Longer than any valid line, even a header with 10,000 ids.
  private static let longest = 1 << 26

  private let file: String
  private let feed: ByteFeed
  private var bytes: [UInt8] = []
  private var position = 0
  private var lineStart = 0
  private var isAtEnd = false
  /// The number of the current line, counted from 1.
  private(set) var number = 0
  private(set) var isEnded = true

  init(file: String, _ feed: @escaping ByteFeed) throws(RecordFault) {
    (self.file, self.feed) = (file, feed)
    while bytes.count < 4096, try fill() {}
    try checkBeginning()
  }

  private func checkBeginning() throws(RecordFault) {
    if bytes.isEmpty { throw RecordFault(file: file, "the file is empty") }
    if bytes.starts(with: [0x1F, 0x8B]) {
      throw RecordFault(
        file: file, "the file is compressed", hint: "gzip -dc \(file) | uidyn diff - …")
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw RecordFault(file: file, "the text is UTF-16", hint: "save it as UTF-8")
    }
    position = ByteOrderMark.length(in: bytes)
    if bytes[position...].first(where: { !" \n\r\t".utf8.contains($0) }) == UInt8(ascii: "[") {
      throw RecordFault(
        file: file, "the rows form one JSON array, but each must be an object on a separate line",
        hint: "jq -c '.[]' \(file), or to_json(orient=\"records\", lines=True) in pandas")
    }
    if bytes.contains(0) { throw RecordFault(file: file, "the file is not text") }
  }

  var beginning: ArraySlice<UInt8> { bytes[position...] }

  /// Passes the next nonempty line to the body; returns `false` at the end of the file.
  func next(_ body: (RecordScanner) throws(RecordFault) -> Void) throws(RecordFault) -> Bool {
    while let line = try nextRange() {
      if line.isEmpty { continue }
      do throws(RecordFault) {
        try bytes.withUnsafeBufferPointer { bytes throws(RecordFault) in
          try body(RecordScanner(UnsafeBufferPointer(rebasing: bytes[line])))
        }
      } catch {
        throw fault(error)
      }
      return true
    }
    return false
  }

  /// Passes the next line to the body without consuming it.
  func peek(_ body: (RecordScanner) throws(RecordFault) -> Void) throws(RecordFault) {
    _ = try next(body)
    // The line is still in the buffer, because nothing is discarded before the buffer is filled again.
    position = lineStart
    number -= 1
  }

  func fault(_ fault: RecordFault) -> RecordFault {
    var located = fault
    (located.file, located.line) = (file, fault.line ?? max(number, 1))
    return located
  }

  private func nextRange() throws(RecordFault) -> Range<Int>? {
    var searched = position
    while true {
      if let end = lineFeed(from: searched) {
        defer { (lineStart, position) = (position, end + 1) }
        number += 1
        return position..<(end > position && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end)
      }
      searched = bytes.count - position
      bytes.removeFirst(position)
      position = 0
      if try fill() { continue }
      guard !bytes.isEmpty else { return nil }
      isEnded = false
      number += 1
      (lineStart, position) = (0, bytes.count)
      return 0..<bytes.count
    }
  }

  private func lineFeed(from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "\n") { return index }
        index += 1
      }
      return nil
    }
  }

  private func fill() throws(RecordFault) -> Bool {
    if isAtEnd { return false }
    if bytes.count > Self.longest {
      throw RecordFault(file: file, line: number + 1, "the line is longer than 64 MiB")
    }
    do throws(RecordFault) {
      let more = try feed()
      isAtEnd = more.isEmpty
      bytes += more
    } catch {
      var located = error
      located.file = file
      throw located
    }
    return !isAtEnd
  }
}
