// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIDynamicsTrajectory

@testable import UIDynamicsPicture

@Suite("Page data", .timeLimit(.minutes(30)))
struct PlayerDataTests {
  @Test("Base64 output equals Foundation's", arguments: 0..<9)
  func base64(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 37 &* $0 &+ 200) }
    var buffer = ByteBuffer()
    Base64.append(bytes, to: &buffer)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == Data(bytes).base64EncodedString())
  }

  private func object(_ motions: [Motion]) throws -> [String: Any] {
    var buffer = ByteBuffer()
    PlayerData(motions).write(to: &buffer)
    let value = try JSONSerialization.jsonObject(with: Data(buffer.bytes))
    return try #require(value as? [String: Any])
  }

  /// Decodes a packed column as the page does.
  private static func unpacked(_ bytes: [UInt8], at start: Int, count: Int) -> [Double] {
    let scale = pow(10, Double(bytes[start]))
    var (index, last, step) = (start + 1, 0, 0)
    return (0..<count).map { _ in
      var (code, shift) = (0, 0)
      repeat {
        code |= Int(bytes[index] & 127) << shift
        (index, shift) = (index + 1, shift + 7)
      } while bytes[index - 1] & 128 != 0
      if code == 0 { return .nan }
      step += code % 2 == 1 ? code / 2 : -code / 2
      last += step
      return Double(last) / scale
    }
  }

  @Test("Columns store thousandths and missing values, and a constant is a single number")
  func columns() throws {
    let motion = TestMotion.of(
      [
        ("a", { (0.1 * Double($0), 5, 0) }),
        ("b", { ($0 % 7 == 3 ? .nan : 7, -1e6 * Double($0 * $0) / 3, 0.01 * Double($0)) }),
      ], ticks: 20)
    let data = try object([motion])
    let run = try #require((data["runs"] as? [[String: Any]])?.first)
    let items = try #require(run["items"] as? [[String: Any]])
    let bytes = [UInt8](try #require(Data(base64Encoded: data["numbers"] as? String ?? "")))
    for (index, item) in items.enumerated() {
      let columns = try #require(item["columns"] as? [Any])
      for (column, entry) in zip(ItemState.drawnColumns, columns) {
        let rows = motion.frames.map { Double($0.states[index].number(column)) }
        let read =
          (entry as? [Double]).map { constant in rows.map { _ in constant[0] } }
          ?? Self.unpacked(bytes, at: entry as? Int ?? 0, count: rows.count)
        let most = column == .angle ? 0.51e-5 : 0.51e-3
        for (read, row) in zip(read, rows) {
          #expect(read.isNaN == row.isNaN && !((read - row).magnitude > most))
        }
      }
    }
    #expect(run["ticks"] as? [Int] == [0, 1] && run["times"] as? Double == 60)
  }

  @Test(
    "Small changes of step, as in braking, take one byte per value; free fall takes two",
    arguments: [(0.05, 1 + 600), (0.2, 1 + 1 + 2 * 599)])
  func packing(change: Double, count: Int) {
    var numbers = NumberColumns()
    _ = numbers.keep((0..<600).map { Float(0.5 * change * Double($0 * $0)) })
    #expect(numbers.bytes.count == count)
  }

  @Test("Values too large for a script's integers are limited")
  func largeColumns() {
    let values: [Float] = [1, .greatestFiniteMagnitude, -.infinity, .leastNonzeroMagnitude, 5e9]
    var numbers = NumberColumns()
    #expect(numbers.keep([4, 4]) == "[4]" && numbers.keep([.nan]) == "[null]")
    #expect(numbers.keep(values) == "0")
    #expect(Self.unpacked(numbers.bytes, at: 0, count: 5) == [1, 1e12, -1e12, 0, 5e9])
  }

  @Test("Irregular ticks and times are listed individually")
  func uneven() throws {
    var motion = TestMotion.straight(ticks: 5)
    motion.frames.remove(at: 2)
    motion.frames[3].time = 0.25
    let run = try #require((try object([motion])["runs"] as? [[String: Any]])?.first)
    #expect((run["ticks"] as? [String: [Int]])?["all"] == [0, 1, 3, 4])
    #expect((run["times"] as? [Double])?.last == 0.25)
  }

  @Test("The first difference of two runs is found in their rows, down to the last bit")
  func difference() {
    let motion = TestMotion.straight(ticks: 10)
    #expect(FirstDifference(motion, motion) == nil)
    var other = motion
    other.frames[6].states[0].omega = .leastNonzeroMagnitude
    let found = FirstDifference(motion, other)
    #expect(found?.tick == 6 && found?.words == "a.omega" && found?.time == 0.1)
    var shorter = motion
    (shorter.frames, shorter.name) = (Array(motion.frames.prefix(8)), "short.json")
    #expect(FirstDifference(motion, shorter)?.words == "only test.json continues")
    #expect(FirstDifference(shorter, motion)?.tick == 8)
  }

  @Test("An id that would end the script stays plain text")
  func hostile() throws {
    let id = "</script><script>alert(1)</script>&\"'\u{202E}"
    let motion = TestMotion.of([(id, { (Double($0), 0, 0) })], ticks: 3)
    var buffer = ByteBuffer()
    PlayerPage([motion]).write(to: &buffer)
    let page = String(decoding: buffer.bytes, as: UTF8.self)
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("alert(1)</script>") && !page.contains("\u{202E}"))
    let items =
      (try object([motion])["runs"] as? [[String: Any]])?.first?["items"] as? [[String: Any]]
    #expect(items?.first?["id"] as? String == ShownText.visible(id))
  }
}
