// SPDX-License-Identifier: MIT

import Testing

@testable import InterfaceCheck

@Suite("Check of the symbols page against the interface", .timeLimit(.minutes(30)))
struct InterfaceFaultsTests {
  private static let page = """
    # Symbols

    ## `UIView`

    | symbol | state | remarks |
    |---|---|---|
    | `UIView` | done | |
    | `center`, `frame` | done | |
    | `id` | ours | names the view |
    | `layer` | absent | nobody draws |
    | `bounds` | differs | only the size |

    ### `UIView.Mode`

    | symbol | state | remarks |
    |---|---|---|
    | `init(rawValue:)` | done | |

    ## Behaviors

    ### World

    | # | behavior | test |
    |---|---|---|
    | 1 | scale | [ScaleTests.meters](../Tests/ScaleTests.swift) |
    | 2 | time | [ScaleTests.time](../Tests/ScaleTests.swift), as documented |
    """

  private static let tests = """
    struct ScaleTests {
      @Test("One")
      func meters() {}
      func helper() {}
      @Test func time() async throws {}
    }
    """

  private static let names = [
    "UIView", "UIView.center", "UIView.frame", "UIView.id", "UIView.bounds",
    "UIView.Mode.init(rawValue:)",
  ]

  private func faults(
    page: String = page, symbols: [SymbolGraph.Symbol]? = nil, rows: Int = 2
  ) -> [String] {
    InterfaceFaults(
      page: ParityPage(page), symbols: symbols ?? Self.names.map { SymbolGraph.Symbol(name: $0) },
      text: { $0 == "../Tests/ScaleTests.swift" ? Self.tests : nil }, rowCount: rows
    ).sentences
  }

  @Test("A complete page has no faults")
  func none() { #expect(faults() == []) }

  @Test("A public symbol missing from the page is reported")
  func missing() {
    let names = Self.names + ["UIView.alpha", "UIView.alpha"]
    let symbols = names.map { SymbolGraph.Symbol(name: $0) }
    #expect(
      faults(symbols: symbols) == [
        "UIView.alpha is public, but the page does not list it. Add a row, or make it package."
      ])
  }

  @Test("A listed symbol that no longer exists and an \"absent\" one that does are reported")
  func stale() {
    let symbols = Self.names.filter { $0 != "UIView.frame" } + ["UIView.layer"]
    #expect(
      faults(symbols: symbols.map { SymbolGraph.Symbol(name: $0) }) == [
        "line 8: UIView.frame is listed as done, but it does not exist. "
          + "Remove it, or call it absent.",
        "line 10: UIView.layer is called absent, but it is public. Say what it does.",
      ])
  }

  @Test("A repeated row, an unknown state and an unexplained difference are faults")
  func rows() {
    let page = Self.page.replacing(
      "| `id` |", with: "| `frame` | differs | |\n| `tag` | planned | |\n| `id` |")
    #expect(
      faults(page: page) == [
        "line 10: \"planned\" is not a state. Write one of done, differs, absent, ours.",
        "line 9: UIView.frame is listed already in line 8. Remove one.",
        "line 9: UIView.frame is listed as differs without a word. Say how, or why.",
      ])
  }

  @Test("A symbol without a doc comment is reported with its file")
  func undocumented() {
    let symbols = Self.names.map { name in
      SymbolGraph.Symbol(
        name: name, file: "file:///code/UIView.swift", isDocumented: name != "UIView.id")
    }
    #expect(
      faults(symbols: symbols) == [
        "UIView.id in UIView.swift is public without a docstring. Write one."
      ])
  }

  @Test("A behavior without a test and an unknown test are faults")
  func links() {
    #expect(faults(rows: 3) == ["Row 3 of the behaviors names no test. Link one."])
    let page = Self.page.replacing("ScaleTests.time]", with: "ScaleTests.helper]")
    #expect(
      faults(page: page) == [
        "line 26: ../Tests/ScaleTests.swift holds no test ScaleTests.helper. "
          + "Name one that it holds."
      ])
    let moved = Self.page.replacing("meters](../Tests/", with: "meters](../Old/")
    #expect(faults(page: moved) == ["line 25: there is no file ../Old/ScaleTests.swift."])
  }

  @Test("A symbol graph gives names, files and doc comments; synthesized symbols need no comment")
  func graph() throws {
    let text = """
      { "symbols": [
        { "pathComponents": ["UIView", "id"], "location": { "uri": "file:///a/UIView.swift" },
          "docComment": { "lines": [ { "text": "The name." } ] } },
        { "pathComponents": ["UIView", "tag"], "location": { "uri": "file:///a/UIView.swift" },
          "docComment": { "lines": [ { "text": " " } ] } },
        { "pathComponents": ["Mode", "init(rawValue:)"] }
      ] }
      """
    let graph = try SymbolGraph(text: text)
    #expect(graph.symbols.map(\.name) == ["UIView.id", "UIView.tag", "Mode.init(rawValue:)"])
    #expect(graph.symbols.map(\.isDocumented) == [true, false, true])
    #expect(graph.symbols[1].file == "file:///a/UIView.swift")
  }
}
