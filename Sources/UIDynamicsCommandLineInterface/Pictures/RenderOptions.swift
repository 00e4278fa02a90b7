// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

struct RenderOptions {
  enum Form {
    case svg, html
    case frames(String)
  }

  let inputs: [String]
  let form: Form
  let output: Destination
  let changes: SceneChanges
  /// In seconds; `nil` for the scene's limit.
  let timeLimit: Double?
  let filter: RowFilter
  let drawing: Drawing
  let items: [String]?
  /// `true` for a page without the engine.
  let isRecorded: Bool
  let view: PictureView
  let isQuiet: Bool

  init(_ arguments: Arguments) throws(CommandFailure) {
    inputs = arguments.operands
    if inputs.count(where: { $0 == "-" }) > 1 {
      throw .inputReadTwice
    }
    output = Destination(arguments[.output] ?? "-")
    form = try Self.form(arguments)
    changes = try SceneChanges(arguments)
    timeLimit = try arguments.duration(.timeLimit)
    filter = try arguments.timeRange(every: try arguments.count(.every) ?? 1)
    drawing = try Drawing(arguments)
    items = try arguments.names(.items)
    isRecorded = arguments.has(.recorded)
    view = arguments.pictureView
    isQuiet = arguments.has(.quiet)
    try check(arguments)
  }

  private static func form(_ arguments: Arguments) throws(CommandFailure) -> Form {
    if let folder = arguments[.frames] {
      if arguments.has(.output) {
        throw .usage("--frames names its files itself: omit --output")
      }
      return .frames(folder)
    }
    guard let name = arguments[.output], case .file(let path) = Destination(name) else {
      return .svg
    }
    let lowercase = path.lowercased()
    if lowercase.hasSuffix(".html") || lowercase.hasSuffix(".htm") { return .html }
    if lowercase.hasSuffix(".svg") || path.hasPrefix("/dev/") { return .svg }
    throw .usage(
      "\(inQuotes(path)) does not end in .svg or .html",
      hint: "write an .svg, then convert it, for example with rsvg-convert")
  }

  private func check(_ arguments: Arguments) throws(CommandFailure) {
    if let moment = drawing.moment {
      if moment < filter.from { throw .usage("--at is before --from") }
      if moment > filter.to { throw .usage("--at is after --to") }
    }
    switch form {
    case .svg:
      if view == .device, arguments.has(.view), inputs.count > 1 {
        throw .usage(
          "--view device draws only one run",
          hint: "for two runs, use the engineering view, or a page, which has both views")
      }
      if arguments.has(.every) { throw .usage("--every needs --frames") }
      if isRecorded { throw .usage("--recorded needs a page", hint: "write one with -o NAME.html") }
    case .frames:
      if isRecorded { throw .usage("--recorded needs a page", hint: "write one with -o NAME.html") }
      if drawing.moment != nil {
        throw .usage("--at draws one tick, but --frames draws all of them: omit one of the options")
      }
    case .html:
      for (id, name) in [
        (Flag.ID.ghosts, "--ghosts"), (.size, "--size"), (.plain, "--plain"), (.every, "--every"),
      ]
      where arguments.has(id) {
        throw .usage("\(name) needs an SVG file", hint: "a page fills its window and plays the run")
      }
    }
  }
}

extension RenderOptions {
  struct Drawing {
    /// In seconds; `nil` for the end.
    let moment: Double?
    /// `nil`: as many as fit.
    let ghosts: Int?
    let size: PictureSize?
    let isPlain: Bool

    init(_ arguments: Arguments) throws(CommandFailure) {
      moment = try arguments.time(.at)
      ghosts = try arguments.ghosts()
      size = try arguments.pictureSize()
      isPlain = arguments.has(.plain)
    }
  }
}
