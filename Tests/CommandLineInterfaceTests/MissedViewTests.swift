// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Gestures beside their views, and open counts", .timeLimit(.minutes(30)))
struct MissedViewTests {
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
    #"no stroke of "p" began in its view, "a"; the first began at (280, 380)"#

  @Test(
    "That every stroke began elsewhere is warned of, and is the reason of what it would set off")
  func missed() {
    let result = messages(strokes: Self.away, expect: #"{"event":"go","count":1}"#)
    #expect(result.code == .negative)
    #expect(
      result.messages.hasPrefix("uidyn: warning: tick 6: \(Self.sentence) [never-happens]\n"),
      "\(result.messages)")
    #expect(result.messages.contains("\n  it occurred 0 times; \(Self.sentence)\n"))
    let own = messages(strokes: Self.away, expect: #"{"event":"p.ended","count":[1,null]}"#)
    #expect(own.messages.contains("event: p.ended, count: [1, null]\n"))
    #expect(own.messages.contains("\n  it occurred 0 times; \(Self.sentence)\n  missed by 1\n"))
  }

  @Test("One stroke in one of the views is enough, and other events have other reasons")
  func met() {
    let strokes = "[[[0.1,280,380],[0.2,200,300]],[[0.5,20,230],[0.6,40,240]]]"
    let expect = #"{"event":"go","count":[1,null]},{"event":"time","count":[0,null]}"#
    let hit = messages(strokes: strokes, views: #"["a","b"]"#, expect: expect)
    #expect(hit == CommandResult(code: .success))
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
}
