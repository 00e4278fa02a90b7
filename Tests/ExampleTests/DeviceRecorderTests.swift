// SPDX-License-Identifier: MIT

import DeviceRecorder
import TestSupport
import Testing
import UIDynamics
import UIDynamicsCommandLineInterface

@Suite("The recorder for a device", .timeLimit(.minutes(30)))
struct DeviceRecorderTests {
  /// A square that falls, as Examples/falling-square.json has it.
  private func record(times: (Int) -> Double) -> String {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let square = UIView(frame: CGRect(x: 172.5, y: 318.5, width: 30, height: 30))
    screen.addSubview(square)
    let animator = UIDynamicAnimator(referenceView: screen)
    animator.addBehavior(UIGravityBehavior(items: [square]))
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let recorder = MotionRecorder(["square": square])
    recorder.record(at: times(0))
    for tick in 1...100 {
      animator.advance(by: 1 / 60)
      recorder.record(at: times(tick))
    }
    return recorder.csv
  }

  private func diff(_ rows: String, _ words: String...) -> CommandResult {
    let folder = TestFolder()
    let file = folder.write("device.csv", rows)
    return cli(
      ["diff", file, Repository.path("Examples/falling-square.json"), "--align", "time"] + words)
  }

  @Test("What it records is what the scene's rows say, in every digit of the places")
  func sameRows() {
    let result = diff(record { Double($0) / 60 }, "--tolerance", "angle=1e-7")
    #expect(result.code == .success, "\(result)")
    #expect(result.output.contains("compared in        x, y, angle, width, height\n"))
    #expect(result.output.contains("times              offset 0 s, at most 0 s from a tick\n"))
  }

  @Test("Times of a display are near those of ticks, from any beginning")
  func displayTimes() {
    let result = diff(
      record { 5000 + Double($0) / 60 + ($0 % 3 == 1 ? 0.004 : 0) }, "--tolerance", "angle=1e-7")
    #expect(result.code == .success, "\(result)")
    #expect(
      result.output.contains("times              offset 5000 s, at most 0.004 s from a tick\n"))
  }

  @Test("A recording of another motion differs, and by how much is said")
  func otherMotion() {
    // Every fourth frame was dropped by a display that is one and a half ticks late.
    let result = diff(record { Double($0) * 1.02 / 60 }, "--tolerance", "position=1")
    #expect(result.code == .negative)
    #expect(result.output.contains("first difference   tick "), "\(result.output)")
  }

  @Test("The file is short enough to be read before it is dropped into an app")
  func length() throws {
    let text = try Repository.text("Examples/device/MotionRecorder.swift")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 80)
  }
}
