// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Recordings of touches", .timeLimit(.minutes(30)))
struct TouchRecordingTests {
  private let folder = TestFolder()

  private func scene(_ gesture: String) -> String {
    folder.write(
      "scene.json",
      """
      {"referenceView":{"size":[300,400]},"views":[{"id":"a","frame":[10,20,40,30]}],
       "behaviors":[{"type":"dynamicItem","id":"d","items":["a"]}],
       "gestures":[{"id":"g",\(gesture)}],
       "events":[{"on":"g","do":[{"emit":"x","with":{"at":"=touch.location","v":"=touch.velocity",
         "s":"=touch.scale","r":"=touch.rotation","t":"=touch.state"}}]}],
       "run":{"timeLimit":1,"until":"timeLimit"}}
      """)
  }

  private func events(_ gesture: String) -> CommandResult {
    cli(["run", scene(gesture), "-o", "/dev/null", "--events", "-"])
  }

  private func check(
    _ csv: String, _ offset: String = "", type: String = "pan", plays written: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    folder.write("touches.csv", csv)
    let recording = #""recording":{"file":"touches.csv"\#(offset)}"#
    let recorded = events(#""type":"\#(type)",\#(recording)"#)
    let expected = events(#""type":"\#(type)",\#(written)"#)
    #expect(
      expected.code == .success && expected.output.contains("g.began"), "\(expected)",
      sourceLocation: sourceLocation)
    #expect(recorded == expected, sourceLocation: sourceLocation)
  }

  @Test("Recorded touches play as written ones, at their times or from an offset on")
  func plays() {
    let written = #""touches":[[0.2,10,20],[0.3,40,10],[0.31,40,10]]"#
    check("time,x,y\n0.2,10,20\n0.3,40,10\n0.31,40,10\n", plays: written)
    check(
      "y,x,time\r\n20,10,8.75\r\n10,40,8.875\r\n", #","offset":-0.25"#,
      plays: #""touches":[[0.25,10,20],[0.375,40,10]]"#)
    check(
      "time,x,y\n8,10,20\n8.5,40,10\n", #","offset":0"#,
      plays: #""touches":[[0,10,20],[0.5,40,10]]"#)
  }

  @Test("Strokes end where a finger is lifted, and other fingers are left out")
  func strokes() {
    check(
      """
      time,x,y,finger,phase
      0.1,10,20,0,began
      0.15,100,200,1,began
      0.2,10,40,0,moved
      0.2,110,200,1,moved
      0.25,10,50,0,ended
      0.25,120,200,1,ended
      0.5,30,40,0,began
      0.6,60,40,0,cancelled

      """,
      plays:
        #""strokes":[[[0.1,10,20],[0.2,10,40],[0.25,10,50]],[[0.5,30,40],[0.6,60,40]]],"ends":"cancelled""#
    )
  }

  @Test("Two fingers are together while both are down")
  func pinch() {
    check(
      """
      time,x,y,finger,phase
      0.1,10,20,left,began
      0.2,12,20,left,moved
      0.2,112,20,right,began
      0.3,12,20,left,moved
      0.3,112,120,right,moved
      0.35,10,20,left,ended
      0.5,112,130,right,ended

      """, type: "pinch",
      plays:
        #""touches":[[0.2,12,20,112,20],[0.3,12,20,112,120],[0.35,10,20,112,120]]"#)
  }

  private static let faults = [
    ("time,x,y\n0.2,1,2\n0.1,1,2\n", #""touches.csv:3" is not a recording of touches"#),
    ("time,x\n0.2,1\n", #""touches.csv:1" is not a recording of touches"#),
    ("time,x,y,secret\n", #""touches.csv:1" is not a recording of touches"#),
    ("time,x,y\n0.2,1\n", #""touches.csv:2" is not a recording of touches"#),
    ("time,x,y\n0.2,1,2,3\n", #""touches.csv:2" is not a recording of touches"#),
    ("time,x,y\n0.2,1,1e10\n", #""touches.csv:2" is not a recording of touches"#),
    ("time,x,y,phase\n0.2,1,1,up\n", #""touches.csv:2" is not a recording of touches"#),
    ("time,x,y\n", #""touches.csv" is not a recording of touches"#),
    ("time,x,y,phase\n0.2,1,1,ended\n", #""touches.csv" has no stroke with 1 finger"#),
  ]

  @Test(
    "A file that is no recording is refused with its line, and is not quoted", arguments: faults)
  func refused(csv: String, message: String) {
    folder.write("touches.csv", csv)
    let result = events(#""recording":{"file":"touches.csv"}"#)
    #expect(result.code == .input && !result.messages.contains("secret"))
    let said = result.messages.replacing(folder(""), with: "")
    #expect(said.contains(message), "\(said)")
    #expect(result.messages.contains("scene.json:3:14: error: "), "\(result.messages)")
  }

  @Test("A recording is in the folder of the scene, small enough, and never overwritten")
  func limits() {
    let outside = events(#""recording":{"file":"../touches.csv"}"#)
    #expect(outside.messages.contains("is outside the folder of the scene"))
    #expect(events(#""recording":{"file":"none.csv"}"#).code == .input)
    let file = folder.write("touches.csv", "time,x,y\n0,1,2\n0.9,100,2\n")
    let path = scene(#""recording":{"file":"touches.csv"}"#)
    let few = cli(["run", path, "--limit", "samples=20"])
    #expect(few.messages.contains(#""touches.csv" has more than 20 touches"#), "\(few.messages)")
    let rows = cli(["run", path, "--limit", "rows=1"])
    #expect(rows.messages.contains("more than 1 row"), "\(rows.messages)")
    let result = cli(["run", path, "-o", file])
    #expect(result.messages.contains("a recording of touches"), "\(result.messages)")
  }
}
