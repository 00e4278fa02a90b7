// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

/// Commands whose work once grew quadratically; `make growth` measures all commands.
@Suite("Processor time of commands", .serialized, .highPriority, .timeLimit(.minutes(30)))
struct CommandGrowthTests {
  struct Work: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let arguments: @Sendable (TestFolder, Int) -> [String]

    init(_ name: String, _ arguments: @escaping @Sendable (TestFolder, Int) -> [String]) {
      (testDescription, self.arguments) = (name, arguments)
    }
  }

  static let kinds = [
    Work("unknown keys of one object") { folder, count in
      let keys = (0..<count).map { ", \"x\($0)\": 0" }.joined()
      folder.write("s.json", #"{"views": [{"id": "v", "frame": [0, 0, 9, 9]\#(keys)}]}"#)
      return ["validate", folder("s.json")]
    },
    faults(
      "unknown targets of set", views: ##"{ "id": "b#", "frame": [0, 0, 9, 9] }"##,
      events: ##"{ "at": 1, "do": [{ "set": "q#.x", "to": 1 }] }"##),
    faults(
      "faulty expressions of one type",
      behaviors: ##"{ "type": "gravity", "items": ["a"], "magnitude": "=q" }"##),
    faults(
      "unknown boundaries",
      behaviors:
        ##"{ "type": "collision", "id": "c#", "items": ["a"], "boundaries": [{ "id": "w#", "from": [0, #], "to": [9, #] }] }"##,
      events: ##"{ "at": 1, "do": [{ "removeBoundary": "q#" }] }"##),
    faults(
      "boundaries for a behavior that an expression determines",
      behaviors: ##"{ "type": "collision", "id": "c#", "items": ["a"] }"##,
      events:
        ##"{ "at": 1, "do": [{ "addBoundary": { "id": "w#", "from": [0, 0], "to": [9, 9] }, "to": "=time > 0 ? 'c0' : 'c1'" }, { "removeBoundary": "w#", "from": "c#" }] }"##
    ),
    faults(
      "unknown records", events: ##"{ "at": 1, "do": [{ "emit": "y#" }] }"##,
      expect: ##"{ "event": "q#" }"##),
    faults(
      "unknown gestures", gestures: ##"{ "id": "y#", "touches": [[0, 1, 1], [1, 9, 9]] }"##,
      events: ##"{ "on": "q#.began", "do": [{ "stop": true }] }"##),
    Work("items of two files of rows in different orders") { folder, count in
      let rows = (0..<count).map { "0,item-\($0),1" }
      folder.write("a.csv", (["tick,item,x"] + rows).joined(separator: "\n") + "\n")
      folder.write("b.csv", (["tick,item,x"] + rows.reversed()).joined(separator: "\n") + "\n")
      return ["diff", folder("a.csv"), folder("b.csv")]
    },
    Work("contacts of a picture") { folder, count in
      folder.write(
        "s.json",
        #"""
        {"referenceView": {"size": [\#(20 * count), 21]}, "run": {"timeLimit": 0.1},
          "views": [{"id": "v", "frame": [0, 10, 10, 10],
            "repeat": {"count": \#(count), "offset": [20, 0]}}],
          "behaviors": [{"type": "gravity", "items": ["v"]},
            {"type": "collision", "items": ["v"], "translatesReferenceBoundsIntoBoundary": true}]}
        """#)
      return ["render", "-q", folder("s.json"), "-o", folder("s.svg")]
    },
    video("device"), video("engineering"),
  ]

  /// Validates a scene whose lists repeat a faulty element; `#` is replaced by its index.
  private static func faults(
    _ name: String, views: String = "", gestures: String = "", behaviors: String = "",
    events: String = "", expect: String = ""
  ) -> Work {
    Work(name) { folder, count in
      func list(_ text: String, _ first: [String] = []) -> String {
        let others = text.isEmpty ? [] : (0..<count).map { text.replacing("#", with: "\($0)") }
        return (first + others).joined(separator: ", ")
      }
      folder.write(
        "s.json",
        #"""
        {"views": [\#(list(views, [#"{"id": "a", "frame": [0, 0, 9, 9]}"#]))],
          "gestures": [\#(list(gestures))], "behaviors": [\#(list(behaviors))],
          "events": [\#(list(events))], "expect": [\#(list(expect))]}
        """#)
      return ["validate", "-q", folder("s.json")]
    }
  }

  private static func video(_ view: String) -> Work {
    Work("pictures of a video, \(view) view") { folder, count in
      folder.write(
        "s.json",
        #"""
        {"referenceView": {"size": [500, 300]},
          "run": {"timeLimit": \#(Double(count) / 300), "until": "timeLimit"},
          "views": [{"id": "v", "frame": [0, 10, 10, 10], "repeat": {"count": 5, "offset": [50, 0]}}],
          "behaviors": [{"type": "gravity", "items": ["v"]}, {"type": "dynamicItem", "items": ["v"], "elasticity": 1},
            {"type": "collision", "items": ["v"], "translatesReferenceBoundsIntoBoundary": true}]}
        """#)
      return [
        "render", "-q", folder("s.json"), "--view", view, "--frames", folder("video"), "--ghosts",
        "1",
      ]
    }
  }

  @Test("Four times the work takes at most nine times as long", arguments: kinds)
  func growth(_ work: Work) {
    // Measures both sizes again if other processes may have interfered.
    var (small, large) = (0.0, Double.infinity)
    for _ in 0..<6 where large >= 9 * small + 0.01 {
      (small, large) = (Self.time(work, 500), Self.time(work, 2_000))
    }
    #expect(large < 9 * small + 0.01, "500 take \(small) s, 2,000 take \(large) s")
  }

  private static func time(_ work: Work, _ count: Int) -> Double {
    let folder = TestFolder()
    let arguments = work.arguments(folder, count)
    let start = now
    _ = cli(arguments)
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + 1e-9 * Double(time.tv_nsec)
  }
}
