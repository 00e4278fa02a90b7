// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Files of rows without rows, or in another form", .timeLimit(.minutes(30)))
struct EmptyRowsTests {
  private let folder = TestFolder()

  private func result(_ words: String) -> CommandResult {
    var result = cli(words.replacing("@", with: folder.path + "/"))
    result.messages = result.messages.replacing(folder.path + "/", with: "")
    return result
  }

  @Test(
    "A header alone has no rows to draw", arguments: ["plot @h.csv", "render @h.csv -o @h.svg"])
  func header(words: String) {
    folder.write("h.csv", "tick,time,item,x,y\n")
    #expect(
      result(words)
        == CommandResult(messages: "uidyn: error: h.csv: no rows\n", code: .input))
    #expect(folder.read("h.svg") == nil)
  }

  @Test("The rows of a run in which nothing is shown are those of its log")
  func nobody() {
    folder.write(
      "n.json",
      #"{"views":[{"id":"a","frame":[0,0,9,9],"added":false}],"run":{"timeLimit":0.1}}"#)
    #expect(result("run @n.json -q -o @n.csv --log @n.log").code == .success)
    for words in ["diff @n.log @n.csv", "diff @n.csv @n.log", "diff @n.csv @n.json"] {
      #expect(result(words).code == .success, "\(result(words))")
    }
  }

  @Test(
    "An array of rows, as pandas writes it", arguments: ["[{\"tick\":0}]", "\n [\n {\"tick\":0}]"])
  func array(text: String) {
    folder.write("a.jsonl", text)
    #expect(
      result("plot @a.jsonl").messages == """
        uidyn: error: a.jsonl: the rows are one JSON array; one object per line is needed
          hint: jq -c '.[]' a.jsonl, or to_json(orient="records", lines=True) in pandas

        """)
  }

  @Test(
    "Columns with spaces between them, and a value of the item",
    arguments: [
      ("time, x", "unknown column \" x\"", "omit the spaces: time,x"),
      (
        "deg=angle*180/pi", "--columns: \"deg\": unknown name \"angle\"",
        "did you mean \"each.angle\"?"
      ),
    ])
  func columns(list: String, message: String, hint: String) {
    folder.write("s.json", #"{ "views": [ { "id": "k", "frame": [9, 9, 30, 20] } ] }"#)
    #expect(
      cli(["run", "-q", folder("s.json"), "--columns", list]).messages
        == "uidyn: error: \(message)\n  hint: \(hint)\n")
  }
}
