// SPDX-License-Identifier: MIT

import DeviceRecorder
import TestSupport
import Testing
import UIDynamics
import UIDynamicsCommandLineInterface

@Suite("Recording on a device", .timeLimit(.minutes(30)))
struct DeviceRecorderTests {
  /// Records a falling square like the one in Examples/falling-square.json.
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

  @Test("A recording contains the rows of the scene, with positions in full precision")
  func sameRows() {
    let result = diff(record { Double($0) / 60 }, "--tolerance", "angle=1e-7")
    #expect(result.code == .success, "\(result)")
    #expect(result.output.contains("compared in        x, y, angle, width, height\n"))
    #expect(result.output.contains("times              offset 0 s, at most 0 s from a tick\n"))
  }

  @Test("Display times are matched to nearby ticks, whatever time they start at")
  func displayTimes() {
    let result = diff(
      record { 5000 + Double($0) / 60 + ($0 % 3 == 1 ? 0.004 : 0) }, "--tolerance", "angle=1e-7")
    #expect(result.code == .success, "\(result)")
    #expect(
      result.output.contains("times              offset 5000 s, at most 0.004 s from a tick\n"))
  }

  @Test("A recording of a different motion is reported with its first difference")
  func otherMotion() {
    // Times that are 2 % too long make the motion slower than the scene's.
    let result = diff(record { Double($0) * 1.02 / 60 }, "--tolerance", "position=1")
    #expect(result.code == .negative)
    #expect(result.output.contains("first difference   tick "), "\(result.output)")
  }

  @Test(
    "A recording that starts early or late is reported as such, with or without missing frames",
    arguments: [(-11, 1), (-5, 1), (-1, 1), (2, 1), (12, 1), (-9, 3), (6, 3)])
  func shiftedRecording(_ late: Int, _ every: Int) {
    let rows = shifted(by: late, every: every) { $0 }
    let result = diff(rows, "--tolerance", "position=0.01,angle=1e-6")
    #expect(result.code == .negative)
    let ticks = late.magnitude == 1 ? "1 tick" : "\(late.magnitude) ticks"
    let word = late > 0 ? "earlier" : "later"
    #expect(result.output.contains("the same path, \(ticks) \(word)"), "\(late): \(result.output)")
  }

  @Test(
    "A late recording of a different motion is not reported as the same path", arguments: [-3, 4])
  func shiftedOther(_ late: Int) {
    let rows = shifted(by: late, every: 1) { $0 * 1.002 }
    let result = diff(rows, "--tolerance", "position=0.01,angle=1e-6")
    #expect(result.code == .negative)
    #expect(!result.output.contains("the same path"), "\(late): \(result.output)")
  }

  /// Returns the recording with its rows delayed by some ticks, and with each position changed.
  private func shifted(by late: Int, every: Int, _ change: (Double) -> Double) -> String {
    let lines = record { Double($0) / 60 }.split(separator: "\n").map(String.init)
    let poses = lines.dropFirst().map { $0.split(separator: ",").dropFirst().map(String.init) }
    let rows = poses.indices.map { tick in
      var pose = poses[min(max(tick - late, 0), poses.count - 1)]
      pose[2] = "\(change(Double(pose[2]) ?? .nan))"
      return ["\(Double(tick) / 60)"] + pose
    }
    let kept = rows.indices.filter { $0 % every == 0 }.map { rows[$0].joined(separator: ",") }
    return ([lines[0]] + kept).joined(separator: "\n") + "\n"
  }

  /// The card follows a finger that moves up and right at 500 pt/s, and is then thrown.
  @Test("A scene with the recorded touches replays a recorded flick", arguments: [1.0, -1])
  func flick(direction: Double) {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let card = UIView(frame: CGRect(x: 137.5, y: 300, width: 100, height: 60))
    screen.addSubview(card)
    let animator = UIDynamicAnimator(referenceView: screen)
    let paper = UIDynamicItemBehavior(items: [card])
    (paper.resistance, paper.allowsRotation) = (4, false)
    animator.addBehavior(paper)
    let finger = UIAttachmentBehavior(item: card, attachedToAnchor: card.center)
    let motion = MotionRecorder(["card": card])
    motion.record(at: 0)
    var touches = TouchRows()
    for tick in 0..<100 {
      let time = Double(tick) / 60
      let place = CGPoint(
        x: 187.5 + direction * 300 * min(time - 0.2, 0.2),
        y: 330 - direction * 400 * min(time - 0.2, 0.2))
      if (12...24).contains(tick) {
        let phase: TouchRows.Phase = tick == 12 ? .began : tick == 24 ? .ended : .moved
        touches.add(7 + time, x: place.x, y: place.y, finger: 0, phase)
        finger.anchorPoint = place
        if tick == 12 { animator.addBehavior(finger) }
        if tick == 24 {
          animator.removeBehavior(finger)
          paper.addLinearVelocity(CGPoint(x: direction * 300, y: direction * -400), for: card)
        }
      }
      animator.advance(by: 1 / 60)
      motion.record(at: Double(tick + 1) / 60)
    }
    let folder = TestFolder()
    folder.write("touches.csv", touches.csv(since: 7))
    let scene = folder.write(
      "flick.json",
      """
      {"referenceView":{"size":[375,667]},"views":[{"id":"card","frame":[137.5,300,100,60]}],
       "behaviors":[{"type":"dynamicItem","id":"paper","items":["card"],"resistance":4,"allowsRotation":false},
         {"type":"attachment","id":"finger","item":"card","anchorPoint":"=touch.location","added":false}],
       "gestures":[{"id":"pan","recording":{"file":"touches.csv"}}],
       "events":[{"on":"pan.began","do":[{"addBehavior":"finger"}]},
         {"on":"pan.changed","do":[{"set":"finger.anchorPoint","to":"=touch.location"}]},
         {"on":"pan.ended","do":[{"removeBehavior":"finger"},
           {"addLinearVelocity":"=touch.velocity","for":"card","in":"paper"}]}],
       "run":{"timeLimit":1.6,"until":"timeLimit"}}
      """)
    let file = folder.write("device.csv", motion.csv)
    let result = cli(["diff", file, scene, "--align", "time", "--tolerance", "position=0.01"])
    #expect(result.code == .success, "\(result)")
    let other = folder.write("touches.csv", touches.csv(since: 7.1))
    #expect(cli(["diff", file, scene, "--align", "time"]).code == .negative, "\(other)")
  }

  @Test(
    "The recorder files are short enough to read before adding them to an app",
    arguments: ["MotionRecorder", "TouchRecorder"])
  func length(name: String) throws {
    let text = try Repository.text("Examples/device/\(name).swift")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 90)
  }
}
