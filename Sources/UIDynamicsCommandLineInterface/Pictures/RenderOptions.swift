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
  /// In seconds; `nil` for the end.
  let moment: Double?
  /// `nil`: as many as fit.
  let ghosts: Int?
  let items: [String]?
  let size: PictureSize?
  let isPlain: Bool
  let hidesContacts: Bool
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
    filter = try Self.filter(arguments)
    moment = try arguments.time(.at)
    ghosts = try Self.ghosts(arguments)
    items = try arguments.names(.items)
    size = try Self.size(arguments)
    isPlain = arguments.has(.plain)
    hidesContacts = arguments.has(.noContacts)
    isRecorded = arguments.has(.recorded)
    view = arguments.pictureView
    isQuiet = arguments.has(.quiet)
    try check(arguments)
  }

  private static func form(_ arguments: Arguments) throws(CommandFailure) -> Form {
    if let folder = arguments[.frames] {
      if arguments.has(.output) {
        throw .usage("--frames names its own files: omit --output")
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
      hint: "docs/see-the-motion.md explains how to convert SVG to other formats")
  }

  private static func filter(_ arguments: Arguments) throws(CommandFailure) -> RowFilter {
    let (from, to) = (try arguments.time(.from), try arguments.time(.to))
    let filter = RowFilter(
      every: try arguments.count(.every) ?? 1, from: from ?? 0, to: to ?? .infinity)
    guard filter.from <= filter.to else {
      throw .usage("--from is after --to")
    }
    return filter
  }

  private static func ghosts(_ arguments: Arguments) throws(CommandFailure) -> Int? {
    guard let text = arguments[.ghosts] else { return nil }
    guard let count = Arguments.wholeNumber(text), count <= 1000 else {
      throw Arguments.wrongValue(text, of: .ghosts, "use a whole number from 0 to 1,000")
    }
    return count
  }

  private static func size(_ arguments: Arguments) throws(CommandFailure) -> PictureSize? {
    guard let text = arguments[.size] else { return nil }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map {
      Arguments.wholeNumber(String($0)) ?? 0
    }
    guard parts.count <= 2, parts.allSatisfy({ 16...16384 ~= $0 }) else {
      throw Arguments.wrongValue(
        text, of: .size, "use 16 to 16,384 pixels: a width, or both as in 640x480")
    }
    return PictureSize(width: parts[0], height: parts.count > 1 ? parts[1] : nil)
  }

  private func check(_ arguments: Arguments) throws(CommandFailure) {
    if let moment {
      if moment < filter.from { throw .usage("--at is before --from") }
      if moment > filter.to { throw .usage("--at is after --to") }
    }
    switch form {
    case .svg:
      if view == .device, arguments.has(.view), inputs.count > 1 {
        throw .usage(
          "--view device draws only one run",
          hint: "for two runs, use the engineering view, or a page for both views")
      }
      if arguments.has(.every) { throw .usage("--every needs --frames") }
      if isRecorded { throw .usage("--recorded is for pages", hint: "write one with -o NAME.html") }
    case .frames:
      if isRecorded { throw .usage("--recorded is for pages", hint: "write one with -o NAME.html") }
      if moment != nil {
        throw .usage("--at draws one tick and --frames all: omit one of them")
      }
    case .html:
      for (id, name) in [
        (Flag.ID.ghosts, "--ghosts"), (.size, "--size"), (.plain, "--plain"),
        (.noContacts, "--no-contacts"), (.every, "--every"),
      ]
      where arguments.has(id) {
        throw .usage("\(name) is for SVG", hint: "a page fills its window and plays the run")
      }
    }
  }
}

extension Arguments {
  var pictureView: PictureView { self[.view].flatMap(PictureView.init) ?? .device }
}
