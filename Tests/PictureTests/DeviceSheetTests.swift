// SPDX-License-Identifier: MIT

import Foundation
import FoundationXML
import Testing
import UIDynamicsTrajectory

@testable import UIDynamicsPicture

@Suite("Device view", .timeLimit(.minutes(30)))
struct DeviceSheetTests {
  private static let screen = Box(minX: 0, minY: 0, maxX: 300, maxY: 600)

  private func motion(_ change: (inout Motion) -> Void = { _ in }) -> Motion {
    var motion = TestMotion.of(
      [("a", { (Double($0), 100, 0) }), ("b", { _ in (150, 300, 0.5) })], ticks: 61, size: 40)
    motion.parts = [TimedPart(SceneryPart("", .bounds(Self.screen)), from: 0)]
    change(&motion)
    return motion
  }

  private func svg(_ motion: Motion, at time: Double? = 1, ghosts: Int? = nil) -> String {
    let svg = PictureSheet([motion], view: .device).svg(at: time, ghosts: ghosts)
    #expect(XMLParser(data: Data(svg.utf8)).parse(), "\(svg)")
    return svg
  }

  @Test("A whole run shows a few screens, a single time shows one, and ghosts set the number")
  func moments() {
    func screens(_ svg: String) -> Int {
      svg.components(separatedBy: "clip-path=\"url(#screen").count - 1
    }
    #expect(screens(svg(motion(), at: nil)) == 4)
    #expect(screens(svg(motion(), at: 0.5)) == 1)
    #expect(screens(svg(motion(), at: nil, ghosts: 1)) == 2)
    #expect(svg(motion(), at: nil) == svg(motion(), at: nil))
  }

  @Test("The device view shows no names, trails or boundaries")
  func bare() {
    let svg = svg(
      motion { motion in
        motion.parts.append(
          TimedPart(
            SceneryPart("wall", .boundary([Spot(0, 0), Spot(9, 9)], isClosed: false)), from: 0))
      })
    for word in ["trail", "wall", "ghost", ">a<", ">b<"] { #expect(!svg.contains(word), "\(word)") }
  }

  @Test("Looks are drawn: colors for both appearances, corners, label, image and shadow")
  func looks() {
    let svg = svg(
      motion { motion in
        var style = ItemStyle()
        style.fill = ColorPair(0xFF95_00FF, 0x1020_30FF)
        (style.cornerRadius, style.label, style.hasShadow) = (9, "<Inbox> & \"co\"", true)
        style.image = StyleImage(name: "x.png")
        style.image?.data = "data:image/png;base64,AAAA"
        motion.looks[0].style = style
      })
    for text in [
      "{color:#ff9500}", "{color:#102030}", "rx=\"9\"", "&lt;Inbox&gt; &amp; &quot;co&quot;",
      "href=\"data:image/png;base64,AAAA\"", "<feGaussianBlur in=\"SourceAlpha\"",
    ] { #expect(svg.contains(text), "\(text)") }
    #expect(!svg.contains("<Inbox>"))
  }

  @Test("Large views without looks differ from the views below them")
  func surfaces() {
    let motion = TestMotion.of(
      (0..<4).map { ("\($0)", { _ in (150, 300, 0) }) }, ticks: 2, size: 300)
    let tall = Box(minX: 0, minY: 0, maxX: 300, maxY: 300)
    func fills(_ box: Box) -> [String] {
      var motion = motion
      motion.parts = [TimedPart(SceneryPart("", .bounds(box)), from: 0)]
      return DeviceLook.all(of: motion, on: DeviceScreen(motion)).map { $0.fill.light.text }
    }
    #expect(fills(tall) == ["#e5e5ea", "#ffffff", "#d1d1d6", "#ffffff"])
    #expect(fills(Self.screen) == ["#ffffff", "#d1d1d6", "#ffffff", "#d1d1d6"])
  }

  @Test("A label is legible on every system color")
  func contrast() {
    func luminance(_ color: StyleColor) -> Double {
      func linear(_ c: Double) -> Double {
        c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
      }
      let shares = color.shares
      return 0.2126 * linear(shares.red) + 0.7152 * linear(shares.green) + 0.0722
        * linear(shares.blue)
    }
    let page = SystemColor.white.pair
    for color in SystemColor.allCases where color.pair.light.shares.alpha == 1 {
      for isLarge in [true, false] {
        let ink = color.pair.ink(isLarge: isLarge, on: page)
        for (front, back) in [(ink.light, color.pair.light), (ink.dark, color.pair.dark)] {
          let two = [luminance(front), luminance(back)].sorted()
          #expect(
            (two[1] + 0.05) / (two[0] + 0.05) >= (isLarge ? 2.95 : 4.45), "\(color) \(front.text)")
        }
      }
    }
  }

  @Test("Opacity includes the superviews' opacity, and transparent items are omitted")
  func opacity() {
    let faded = svg(
      motion { motion in
        motion.looks[1].parent = 0
        for frame in motion.frames.indices {
          (motion.frames[frame].states[0].alpha, motion.frames[frame].states[1].alpha) = (0.5, 0.25)
        }
      })
    #expect(faded.contains("opacity=\"0.5\"") && faded.contains("opacity=\"0.125\""))
    let clear = svg(
      motion { motion in
        for frame in motion.frames.indices { motion.frames[frame].states[0].alpha = 0 }
      })
    #expect(clear.components(separatedBy: "<g transform=").count == 2)
  }

  @Test("Items are stacked in scene order, or in the order set later")
  func stacking() {
    let back = motion { $0.parts.append(TimedPart(SceneryPart("", .order([1, 0])), from: 30)) }
    #expect(back.orders.map(\.tick) == [0, 30] && back.orders.map(\.items) == [[0, 1], [1, 0]])
    #expect(back.order(at: 29) == [0, 1] && back.order(at: 30) == [1, 0])
    let ended = motion { $0.parts.append(TimedPart(SceneryPart("", .order([1])), from: 5, to: 9)) }
    #expect(ended.orders.map(\.items) == [[0, 1], [0, 1], [0, 1]])
    let svg = svg(back)
    let (first, second) = (svg.range(of: "translate(150 300)"), svg.range(of: "translate(60 100)"))
    #expect(first != nil && second != nil && first!.lowerBound < second!.lowerBound)
  }

  @Test("The screen stays in place while its content scrolls")
  func scroll() {
    let scrolled = motion { motion in
      for tick in 0...60 {
        let window = Box(minX: 0, minY: Double(tick), maxX: 300, maxY: 200 + Double(tick))
        motion.parts.append(
          TimedPart(SceneryPart("", .window(window)), from: tick, to: tick + 1))
      }
    }
    let (early, late) = (svg(scrolled, at: 0), svg(scrolled, at: 1))
    func size(_ svg: String) -> Substring { svg.prefix(while: { $0 != ">" }) }
    #expect(size(early) == size(late))
    #expect(early.contains("y=\"0\" width=\"300\" height=\"200\""))
    #expect(late.contains("y=\"60\" width=\"300\" height=\"200\""))
  }

  @Test("A run without bounds is drawn in the engineering view")
  func unbounded() {
    let svg = PictureSheet([motion { $0.parts = [] }], view: .device).svg()
    #expect(svg.contains("class=\"item\""))
  }

  @Test("The page data contain the screen and the looks with every default")
  func data() throws {
    let motion = motion { motion in
      motion.screen.device = .phone
      for frame in motion.frames.indices { motion.frames[frame].states[1].alpha = 0.5 }
    }
    var buffer = ByteBuffer()
    PlayerData([motion], view: .device).write(to: &buffer)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(buffer.bytes)) as? [String: Any])
    #expect(json["mode"] as? String == "device" && (json["images"] as? [String])?.isEmpty == true)
    let run = try #require((json["runs"] as? [[String: Any]])?.first)
    let screen = try #require(run["screen"] as? [String: Any])
    #expect(screen["device"] as? String == "phone" && screen["radius"] as? Double == 36)
    #expect(screen["fill"] as? [String] == ["#f2f2f7", "#000000"])
    #expect((screen["boxes"] as? [[Double]]) == [[0, 0, 0, 300, 600]])
    let items = try #require(run["items"] as? [[String: Any]])
    let look = try #require(items[0]["look"] as? [String: Any])
    #expect(
      look["fill"] as? [String] == ["#007aff", "#0a84ff"] && look["shape"] as? String == "rectangle"
    )
    #expect(items[0]["alpha"] == nil && items[1]["alpha"] != nil)
  }
}
