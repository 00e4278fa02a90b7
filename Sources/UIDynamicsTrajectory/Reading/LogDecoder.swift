// SPDX-License-Identifier: MIT

/// Decodes all records of a log except rows; without a decoder, a reader reads only the rows.
package struct LogDecoder: Sendable {
  let header: @Sendable (RecordedValue) throws(RecordFault) -> RunHeader
  let event: @Sendable (RecordedValue) throws(RecordFault) -> EventRecord
  let summary: @Sendable (RecordedValue) throws(RecordFault) -> RunSummary

  package static let all = LogDecoder(
    header: { record throws(RecordFault) in try RunHeader(record) },
    event: { record throws(RecordFault) in try EventRecord(record) },
    summary: { record throws(RecordFault) in try RunSummary(record) })
}
