// SPDX-License-Identifier: MIT

package enum SummaryWriter {
  package static func write(_ summary: RunSummary, to buffer: inout ByteBuffer) {
    RunSummary.fields.appendObject(of: summary, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
  }
}
