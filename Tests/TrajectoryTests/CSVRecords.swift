// SPDX-License-Identifier: MIT

/// An independent RFC 4180 reader, with which the output of the CSV writers is compared.
struct CSVRecords {
  private(set) var records: [[String]] = []

  init(_ text: String) {
    var fields: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "\"") where isQuoted && bytes.first == byte:
        field.append(byte)
        bytes.removeFirst()
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted:
        fields.append(String(decoding: field, as: UTF8.self))
        field = []
      case UInt8(ascii: "\r") where !isQuoted: continue
      case UInt8(ascii: "\n") where !isQuoted:
        records.append(fields + [String(decoding: field, as: UTF8.self)])
        (fields, field) = ([], [])
      default: field.append(byte)
      }
    }
  }
}
