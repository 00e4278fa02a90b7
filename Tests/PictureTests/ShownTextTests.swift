// SPDX-License-Identifier: MIT

import Foundation
import FoundationXML
import Testing

@testable import UIDynamicsPicture

@Suite("Text in pictures", .timeLimit(.minutes(30)))
struct ShownTextTests {
  private static let texts = [
    "ball", "<b>&amp;</b>", "\"quoted\" and 'single'", "</script><script>alert(1)</script>",
    "a\u{202E}b", "\u{2066}x\u{2069}", "tab\there", "\u{0}", "line\u{2028}break", "Ärger – 漢字",
    "<!--", "]]>", "{{x}}", "\\u003c",
  ]

  @Test("Markup characters of XML become entities, and nothing else changes")
  func markup() {
    #expect(ShownText.xml("<a href=\"x\">&'") == "&lt;a href=&quot;x&quot;&gt;&amp;&#39;")
    #expect(ShownText.xml("Ärger – 漢字") == "Ärger – 漢字")
  }

  @Test("Invisible and bidirectional scalars appear as numbers")
  func invisible() {
    #expect(ShownText.visible("a\u{202E}b\u{2066}") == "a[U+202E]b[U+2066]")
    #expect(ShownText.visible("\u{0}\t\u{2028}\u{FEFF}") == "[U+0000][U+0009][U+2028][U+FEFF]")
  }

  @Test("The XML parses back to the visible text", arguments: texts)
  func xmlRoundTrip(text: String) {
    let reader = TextReader()
    let parser = XMLParser(
      data: Data("<t a=\"\(ShownText.xml(text))\">\(ShownText.xml(text))</t>".utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(text.debugDescription)")
    #expect(reader.text == ShownText.visible(text) && reader.attribute == reader.text)
  }

  @Test(
    "The JSON parses back to the visible text and contains nothing that ends a script",
    arguments: texts)
  func jsonRoundTrip(text: String) throws {
    let json = ShownText.json(text)
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    #expect(value as? String == ShownText.visible(text))
    #expect(!json.contains("<") && !json.contains(">") && !json.contains("&"))
  }
}

/// Records the text and the attribute of the only element.
private final class TextReader: NSObject, XMLParserDelegate {
  var text = ""
  var attribute: String?

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes: [String: String]
  ) { attribute = attributes["a"] }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
