// SPDX-License-Identifier: MIT

internal import UIDynamicsFiles

/// The markup, style and script of the pages, from the files under `Page`.
package enum PageText {
  /// The kinds of pages: recorded runs, an interactive scene, a watched scene, or the cases of a sweep.
  package enum Kind {
    case player, living, watch, sweep
  }

  /// The module that moves elements of a page with the engine.
  package static let attachment = joinable(base_script, engine_script, attach_script)

  /// The module that moves one element on springs.
  package static let spring = joinable(spring_script)

  package static func markup(of kind: Kind) -> [UInt8] {
    switch kind {
    case .player, .sweep: bytes(page_markup)
    case .living, .watch: bytes(page_markup) + bytes(living_markup)
    }
  }

  package static func style(of kind: Kind) -> [UInt8] {
    switch kind {
    case .player: bytes(page_style)
    case .living, .watch: bytes(page_style) + bytes(living_style)
    case .sweep: bytes(page_style) + bytes(sweep_style)
    }
  }

  /// A single module, because a page in a file cannot load others.
  package static func script(of kind: Kind) -> [UInt8] {
    let last =
      switch kind {
      case .player: joinable(main_script)
      case .living: living + joinable(opened_script)
      case .watch: living + joinable(watch_script)
      case .sweep: joinable(sweep_script)
      }
    return joinable(base_script, player_script) + last
  }

  private static var living: [UInt8] { joinable(parameters_script, engine_script, living_script) }

  private static func bytes(_ text: UnsafePointer<UInt8>) -> [UInt8] {
    Array(String(cString: text).utf8)
  }

  /// Modules without imports, `export`, indentation and comment lines.
  private static func joinable(_ modules: UnsafePointer<UInt8>...) -> [UInt8] {
    var joined: [UInt8] = []
    for line in modules.flatMap(bytes).split(separator: UInt8(ascii: "\n")) {
      let line = line.drop { $0 == UInt8(ascii: " ") }
      if line.starts(with: "import ".utf8) || line.starts(with: "//".utf8) { continue }
      joined += line.starts(with: "export ".utf8) ? line.dropFirst(7) : line
      joined.append(UInt8(ascii: "\n"))
    }
    return joined
  }
}
