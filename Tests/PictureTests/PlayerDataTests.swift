// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIDynamicsTrajectory

@testable import UIDynamicsPicture

@Suite("The data of a page", .timeLimit(.minutes(30)))
struct PlayerDataTests {
  @Test("Bytes are written as Foundation writes them", arguments: 0..<9)
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

  @Test("Columns hold the bits of the rows; a constant is one number")
  func columns() throws {
    let motion = TestMotion.of(
      [("a", { (0.1 * Double($0), 5, 0) }), ("b", { (7, -Double($0) / 3, 0) })], ticks: 20)
    let data = try object([motion])
    let run = try #require((data["runs"] as? [[String: Any]])?.first)
    let items = try #require(run["items"] as? [[String: Any]])
    let bytes = try #require(Data(base64Encoded: data["numbers"] as? String ?? ""))
    let numbers = bytes.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
    for (place, item) in items.enumerated() {
      let columns = try #require(item["columns"] as? [Any])
      for (column, entry) in zip(ItemState.drawnColumns, columns) {
        for (frame, state) in motion.frames.map({ $0.states[place] }).enumerated() {
          let read =
            (entry as? [Double]).map { Float($0[0]) } ?? numbers[(entry as? Int ?? 0) + frame]
          #expect(read == state.number(column))
        }
      }
    }
    // Two columns change.
    #expect(numbers.count == 40)
    #expect(run["ticks"] as? [Int] == [0, 1] && run["times"] as? Double == 60)
  }

  @Test("Ticks and times that are not even are told one by one")
  func uneven() throws {
    var motion = TestMotion.straight(ticks: 5)
    motion.frames.remove(at: 2)
    motion.frames[3].time = 0.25
    let run = try #require((try object([motion])["runs"] as? [[String: Any]])?.first)
    #expect((run["ticks"] as? [String: [Int]])?["all"] == [0, 1, 3, 4])
    #expect((run["times"] as? [Double])?.last == 0.25)
  }

  @Test("The first difference of two runs is that of the rows, to the last bit")
  func difference() {
    let motion = TestMotion.straight(ticks: 10)
    #expect(FirstDifference(motion, motion) == nil)
    var other = motion
    other.frames[6].states[0].omega = .leastNonzeroMagnitude
    let found = FirstDifference(motion, other)
    #expect(found?.tick == 6 && found?.words == "a.omega" && found?.time == 0.1)
    var shorter = motion
    (shorter.frames, shorter.name) = (Array(motion.frames.prefix(8)), "short.json")
    #expect(FirstDifference(motion, shorter)?.words == "only test.json goes on")
    #expect(FirstDifference(shorter, motion)?.tick == 8)
  }

  @Test("An id that would end the script stays a text")
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
