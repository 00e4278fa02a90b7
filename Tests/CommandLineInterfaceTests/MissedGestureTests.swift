// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Gestures that are not recognized, and open counts", .timeLimit(.minutes(30)))
struct MissedGestureTests {
  private func messages(strokes: String, views: String = #""a""#, expect: String) -> CommandResult {
    let scene = """
      {"referenceView":{"size":[300,400]},
       "views":[{"id":"a","frame":[11,20,41,33]},{"id":"b","frame":[11,220,41,33]}],
       "behaviors":[{"type":"snap","item":"a","snapPoint":[100,50]}],
       "gestures":[{"id":"p","view":\(views),"strokes":\(strokes)}],
       "events":[{"on":"p.began","do":[{"emit":"go"}]},{"at":0.1,"do":[{"emit":"time"}]}],
       "run":{"timeLimit":1,"until":"timeLimit"},
       "expect":[\(expect)],"acknowledges":["view-without-behavior"]}
      """
    return cli("run - -o /dev/null", input: scene)
  }
  private static let away = "[[[0.1,280,380],[0.2,200,300]],[[0.5,5,7],[0.6,40,30]]]"
  private static let sentence =
    #""p" was never recognized: no stroke started in its view, "a"; the first started at (280, 380)"#

  @Test(
    "That every stroke began elsewhere is warned of, and is the reason of what it would set off")
  func missed() {
    let result = messages(strokes: Self.away, expect: #"{"event":"go","count":1}"#)
    #expect(result.code == .negative)
    #expect(
      result.messages.hasPrefix(
        """
        uidyn: warning: tick 6: a stroke of "p" misses: it starts at (280, 380), 375.787 pt from "a"; for touches in its \
        coordinates, use "in": "a" [never-happens]
        uidyn: warning: tick 30: a stroke of "p" misses: it starts at (5, 7), 79.068 pt from "a"; for touches in its \
        coordinates, use "in": "a" [never-happens]

        """), "\(result.messages)")
    #expect(result.messages.contains("\n  it occurred 0 times; \(Self.sentence)\n"))
    let own = messages(strokes: Self.away, expect: #"{"event":"p.ended","count":[1,null]}"#)
    #expect(own.messages.contains("event: p.ended, count: [1, null]\n"))
    #expect(own.messages.contains("\n  it occurred 0 times; \(Self.sentence)\n  missed by 1\n"))
  }

  @Test(
    "A stroke that misses is warned of, also after one in a view; other events have other reasons")
  func met() {
    let strokes = "[[[0.1,20,230],[0.2,200,300]],[[0.5,52,254],[0.6,40,240]]]"
    let expect = #"{"event":"go","count":[1,null]},{"event":"time","count":[0,null]}"#
    let hit = messages(strokes: strokes, views: #"["a","b"]"#, expect: expect)
    #expect(hit.code == .success)
    #expect(
      hit.messages == """
        uidyn: warning: tick 30: a stroke of "p" misses: it starts at (52, 254), 1 pt from "b"; for touches in its \
        coordinates, use "in": "b" [never-happens]

        """)
    let other = messages(strokes: Self.away, expect: #"{"event":"time","count":2}"#)
    #expect(other.messages.contains("\n  it occurred 1 time\n"))
  }

  @Test(
    "At least so often: an end that is null is open", arguments: [(1, true), (2, true), (3, false)])
  func open(least: Int, isMet: Bool) {
    let strokes = "[[[0.1,280,380],[0.2,200,300]]]"
    let events = #"{"event":"time","count":[\#(least - 1),null]}"#
    let result = messages(strokes: strokes, expect: events)
    #expect((result.code == .success) == isMet, "\(result)")
    let wrong = messages(strokes: strokes, expect: #"{"event":"time","count":[null,2]}"#)
    #expect(
      wrong.code == .input && wrong.messages.contains("the min of \"count\" must be a number"))
  }

  /// The touches of "f", the awaited event, and the reason why it does not happen.
  private struct Finger: CustomTestStringConvertible {
    let gesture: String
    let awaited: String
    let clause: String?
    var testDescription: String { gesture }
    init(_ gesture: String, _ clause: String?, on awaited: String = #""f.ended""#) {
      (self.gesture, self.clause, self.awaited) = (gesture, clause, awaited)
    }
  }

  private static let moved = #""type":"tap","touches":[[0.1,30,40],[0.2,33,52]]"#
  private static let fingers = [
    Finger(moved, "the finger moved 10.308 pt, but a tap allows 10 pt"),
    // Events that also handle the failure need no warning.
    Finger(moved, nil, on: #"["f.ended","f.failed"]"#),
    Finger(moved, nil, on: #""f""#),
    Finger(#""type":"tap","touches":[[0.1,30,40],[0.2,33,45]]"#, nil),
    Finger(
      #""type":"tap","numberOfTapsRequired":2,"strokes":[[[0.1,9,9],[0.2,9,9]],[[0.7,9,9],[0.8,9,9]]]"#,
      "no tap was within 0.35 s of the one before"),
    Finger(
      #""type":"tap","numberOfTapsRequired":2,"strokes":[[[0.1,9,9],[0.2,9,10]],[[0.3,69,90]]]"#,
      "a tap was 100 pt from the one before, but a tap allows 40 pt"),
    Finger(
      #""type":"longPress","touches":[[0.1,30,40],[0.4,30,41]]"#,
      "the finger was lifted after 0.3 s, but a long press needs 0.5 s"),
    Finger(
      #""type":"longPress","allowableMovement":3,"touches":[[0.1,30,40],[0.3,30,36],[0.9,30,40]]"#,
      "the finger moved 3.333 pt, but a long press allows 3 pt", on: #""f.began""#),
    Finger(
      #""type":"swipe","direction":["left","up"],"touches":[[0.1,30,40],[0.3,130,52]]"#,
      "the finger moved (100, 12) pt in 0.2 s, but a swipe needs at least 50 pt left or up within 0.5 s, and"
        + " at most as much sideways"),
    Finger(
      #""type":"swipe","direction":"left","touches":[[0.1,130,40],[0.9,60,52]]"#,
      "the finger moved (-45.208, 7.75) pt in 0.517 s, but a swipe needs at least 50 pt left within 0.5 s, and"
        + " at most as much sideways"),
    Finger(#""type":"swipe","direction":"left","touches":[[0.1,130,40],[0.3,30,52]]"#, nil),
    Finger(
      #""isEnabled":false,"touches":[[0.1,130,40],[0.3,30,52]]"#,
      "it was disabled when the finger touched down"),
  ]

  @Test("What a gesture asks and the finger does not do is warned of", arguments: fingers)
  private func unmet(finger: Finger) {
    let scene = """
      {"views":[{"id":"a","frame":[11,20,41,33]}],
       "behaviors":[{"type":"snap","item":"a","snapPoint":[100,50]}],
       "gestures":[{"id":"f",\(finger.gesture)}],
       "events":[{"on":\(finger.awaited),"do":[{"emit":"go"}]}],
       "run":{"timeLimit":1,"until":"timeLimit"}}
      """
    let lines = cli("run - -o /dev/null", input: scene).messages.split(separator: "\n")
    let expected = finger.clause.map { #""f" was never recognized: \#($0) [never-happens]"# }
    #expect(lines.count == (expected == nil ? 0 : 1), "\(lines)")
    if let expected { #expect(lines.first?.hasSuffix(expected) == true, "\(lines)") }
  }
}
