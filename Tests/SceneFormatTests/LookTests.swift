// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

@Suite("Looks in a scene", .timeLimit(.minutes(30)))
struct LookTests {
  private func load(_ look: String, screen: String = "{}", more: String = "") -> SceneLoading {
    let text = """
      { "referenceView": { "size": [100, 100], "look": \(screen) },
        "views": [{ "id": "a", "frame": [1, 2, 30, 40], "look": \(look) \(more) }] }
      """
    return AdvisedLoader.load(Array(text.utf8), name: "s.json")
  }

  @Test(
    "A color has three, six or eight digits, a UIKit name, or a value for each appearance",
    arguments: [
      (##""#f80""##, "#ff8800", "#ff8800"), (##""#FF9500""##, "#ff9500", "#ff9500"),
      (##""#ff950080""##, "#ff950080", "#ff950080"), (##""#00000000""##, "#00000000", "#00000000"),
      (#""systemBlue""#, "#007aff", "#0a84ff"), (##"["#fff", "#000"]"##, "#ffffff", "#000000"),
      (#"["systemBlue", "systemRed"]"#, "#007aff", "#ff453a"),
      (#""=1 < 2 ? 'white' : 'black'""#, "#ffffff", "#ffffff"),
    ])
  func colors(_ fill: String, light: String, dark: String) throws {
    var loading = load("{ \"fill\": \(fill) }", screen: "{ \"fill\": \(fill) }")
    let scene = try #require(loading.scene, "\(loading.diagnostics)")
    let pair = try #require(scene.styles.first?.style.fill)
    #expect(pair.light.text == light && pair.dark.text == dark)
    loading.requireLooks { _ in nil }
    #expect(scene.screenStyle.fill == pair && loading.scene != nil)
  }

  private static let form =
    "use \"#rgb\", \"#rrggbb\", \"#rrggbbaa\" or a UIKit color such as \"systemBlue\""

  @Test(
    "An unknown color is an error only if looks are required; otherwise, the scene loads",
    arguments: [
      ("#ff", form), ("#ffff", form), ("#12345g", form), ("#", form), ("url(x)", form),
      ("blue", "did you mean \"systemBlue\"?"), ("systemblue", "did you mean \"systemBlue\"?"),
    ])
  func faults(_ color: String, hint: String) throws {
    var loading = load("{ \"fill\": \"\(color)\" }")
    #expect(loading.scene != nil && loading.diagnostics.allSatisfy { $0.severity == .warning })
    loading.requireLooks { _ in nil }
    let fault = try #require(loading.diagnostics.first { $0.severity == .error })
    #expect(fault.message == "\"fill\" cannot be \"\(color)\"" && fault.hint == hint, "\(fault)")
    #expect(fault.pointer.description == "/views/0/look/fill")
    #expect(loading.scene == nil)
  }

  @Test("The keys of a look are read, and each copy has its own look")
  func keys() throws {
    let look =
      #"{ "cornerRadius": 4, "label": "='Row ' + text(index + 1)", "image": "a.png", "shadow": true }"#
    let loading = load(
      look, screen: #"{ "device": "phone" }"#, more: #", "repeat": { "count": 2 }"#)
    let scene = try #require(loading.scene, "\(loading.diagnostics)")
    #expect(scene.styles.map(\.item) == [0, 1])
    #expect(scene.styles.map(\.style.label) == ["Row 1", "Row 2"])
    let style = scene.styles[1].style
    #expect(style.cornerRadius == 4 && style.image?.name == "a.png" && style.hasShadow == true)
    #expect(scene.screenStyle.device == .phone)
  }

  @Test("A look's key in the wrong object causes a hint")
  func hints() throws {
    for (key, hint) in [("fill", "\"look\""), ("opacity", "alpha"), ("backgroundColor", "fill")] {
      let loading = load("{}", more: ", \"\(key)\": 1")
      let error = try #require(loading.diagnostics.first { $0.severity == .error })
      #expect(error.code == .unknownKey && error.hint?.contains(hint) == true, "\(error)")
    }
  }

  @Test("Every system color has a name that a scene can use")
  func systemColors() {
    for color in SystemColor.allCases {
      var loading = load("{ \"fill\": \"\(color.rawValue)\" }")
      loading.requireLooks { _ in nil }
      #expect(loading.scene != nil)
    }
  }
}
