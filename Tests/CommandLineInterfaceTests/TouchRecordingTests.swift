// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Touch recordings", .timeLimit(.minutes(30)))
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

  @Test("Recorded touches behave like touches in the scene, at their own times or from an offset")
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

  @Test("A stroke ends when the finger is lifted, and other fingers are ignored")
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

  @Test("Two fingers form a pinch while both are down")
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
}
