// SPDX-License-Identifier: MIT

/// The markup, style and script of the pages, from the files under `Page`.
package enum PageText {
  /// The kinds of pages: recorded runs, an interactive scene, a watched scene, or the cases of a sweep.
  package enum Kind {
    case player, living, watch, sweep
  }

  /// The module that moves elements of a page with the engine.
  package static let attachment = [
    PackageResources.dom_mjs, PackageResources.frame_mjs, PackageResources.engine_mjs,
    PackageResources.hand_mjs, PackageResources.attach_mjs,
  ].flatMap(joinable)

  /// The module that moves one element on springs.
  package static let spring = joinable(PackageResources.spring_mjs)

  package static func markup(of kind: Kind) -> [UInt8] {
    switch kind {
    case .player: PackageResources.page_html
    case .living, .watch: PackageResources.page_html + PackageResources.living_html
    case .sweep: PackageResources.page_html
    }
  }

  package static func style(of kind: Kind) -> [UInt8] {
    switch kind {
    case .player: PackageResources.page_css
    case .living, .watch: PackageResources.page_css + PackageResources.living_css
    case .sweep: PackageResources.page_css + PackageResources.sweep_css
    }
  }

  /// A single module, because a page in a file cannot load others.
  package static func script(of kind: Kind) -> [UInt8] {
    let last: [[UInt8]] =
      switch kind {
      case .player: [PackageResources.main_mjs]
      case .living: living + [PackageResources.opened_mjs]
      case .watch: living + [PackageResources.watch_mjs]
      case .sweep: [PackageResources.sweep_mjs]
      }
    return (player + last).flatMap(joinable)
  }

  private static var living: [[UInt8]] {
    [
      PackageResources.parameters_mjs, PackageResources.engine_mjs, PackageResources.hand_mjs,
      PackageResources.worker_mjs, PackageResources.living_mjs,
    ]
  }

  /// In an order in which constants are set before they are used.
  private static var player: [[UInt8]] {
    [
      PackageResources.dom_mjs, PackageResources.frame_mjs, PackageResources.recording_mjs,
      PackageResources.measures_mjs, PackageResources.names_mjs, PackageResources.camera_mjs,
      PackageResources.screen_mjs, PackageResources.overlays_mjs, PackageResources.painter_mjs,
      PackageResources.stage_mjs,
      PackageResources.ruler_mjs, PackageResources.readout_mjs, PackageResources.graphs_mjs,
      PackageResources.timeline_mjs, PackageResources.player_mjs,
    ]
  }

  /// A module without imports, `export`, indentation and comment lines.
  private static func joinable(_ module: [UInt8]) -> [UInt8] {
    var joined: [UInt8] = []
    for line in module.split(separator: UInt8(ascii: "\n")) {
      let line = line.drop { $0 == UInt8(ascii: " ") }
      if line.starts(with: "import ".utf8) || line.starts(with: "//".utf8) { continue }
      joined += line.starts(with: "export ".utf8) ? line.dropFirst(7) : line
      joined.append(UInt8(ascii: "\n"))
    }
    return joined
  }
}
