// SPDX-License-Identifier: MIT

internal import UIDynamicsMotionExport
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

struct ExportRequest {
  /// `-` is standard input.
  let input: String
  let form: ExportForm
  let output: Destination
  /// `nil` for all.
  let items: [String]?
  private(set) var options: ExportOptions
  let filter: RowFilter
  /// True if the motion starts when the last stroke ends; `nil` if it does so only in a scene with strokes.
  let startsAtRelease: Bool?
  let trims: Bool
  let changes: SceneChanges

  init(_ arguments: Arguments) throws(CommandFailure) {
    input = arguments.operands[0]
    form = try Self.form(arguments)
    output = Destination(arguments[.output] ?? "-")
    items = try arguments.names(.items)
    options = ExportOptions(
      tolerance: try arguments.number(
        .tolerance, from: 1e-4, "use a length in pt, 0.0001 or more, such as 0.25")
        ?? ExportOptions().tolerance,
      isRelative: arguments.has(.fromStart))
    let isRelease = arguments[.from] == "release"
    let isSpring = form == .spring || arguments.has(.small)
    startsAtRelease = isSpring && !arguments.has(.from) ? nil : isRelease
    filter =
      isRelease
      ? RowFilter(to: try arguments.time(.to) ?? .infinity) : try arguments.timeRange()
    trims = arguments.has(.trim)
    options.isSmall = arguments.has(.small)
    if options.isSmall, form != .web {
      throw .usage(
        "--small applies only to --as web", hint: "for a spring in other notations, use --as spring"
      )
    }
    options.prefix = arguments[.prefix] ?? ""
    if !options.prefix.isEmpty, !form.hasNames {
      throw .usage(
        "--prefix does not apply to --as \(form.rawValue)",
        hint: "it applies to "
          + ExportForm.allCases.filter { $0.hasNames }.map { $0.rawValue }.joined(separator: ", "))
    }
    changes = try SceneChanges(arguments)
    if form.isBehavior, !options.isSmall { try refuseKeys(arguments) }
  }

  /// Exported code always contains all items, and has no keyframes or time range.
  private func refuseKeys(_ arguments: Arguments) throws(CommandFailure) {
    for id in [Flag.ID.items, .tolerance, .from, .to, .trim, .fromStart]
    where arguments.has(id) {
      throw .usage(
        "\(FlagTable.flag(id)?.name ?? "the option") does not apply to --as \(form.rawValue), which exports the whole scene",
        hint: form == .uikit
          ? "for the motion in UIKit, use --as ca" : "for a recorded motion, use --as css")
    }
  }

  private static func form(_ arguments: Arguments) throws(CommandFailure) -> ExportForm {
    if let form = arguments[.form].flatMap(ExportForm.init) { return form }
    if let name = arguments[.output], let form = ExportForm.named(by: name) { return form }
    throw .usage(
      "missing --as FORMAT",
      hint: "use one of \(ExportForm.allCases.map { $0.rawValue }.joined(separator: ", "))")
  }
}
