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
  let options: ExportOptions
  let filter: RowFilter
  let trims: Bool
  let changes: SceneChanges

  init(_ arguments: Arguments) throws(CommandFailure) {
    input = arguments.operands[0]
    form = try Self.form(arguments)
    output = Destination(arguments[.output] ?? "-")
    items = try arguments.names(.item)
    options = ExportOptions(
      tolerance: try arguments.length(.tolerance) ?? ExportOptions().tolerance,
      isRelative: arguments.has(.fromStart), isCompact: arguments.has(.compact))
    filter = try arguments.timeRange()
    trims = arguments.has(.trim)
    if form == .uikit { try Self.refuseKeys(arguments) }
    changes = try SceneChanges(arguments)
  }

  /// The code of a scene always has all items and no keys or time range.
  private static func refuseKeys(_ arguments: Arguments) throws(CommandFailure) {
    for id in [Flag.ID.item, .tolerance, .from, .to, .trim, .fromStart, .compact]
    where arguments.has(id) {
      throw .usage(
        "\(FlagTable.flag(id)?.name ?? "the option") does not apply to --as uikit, which writes the scene",
        hint: "for the motion in UIKit, use --as ca")
    }
  }

  private static func form(_ arguments: Arguments) throws(CommandFailure) -> ExportForm {
    if let form = arguments[.form].flatMap(ExportForm.init) { return form }
    if let name = arguments[.output], let form = ExportForm.named(by: name) { return form }
    throw .usage(
      "missing --as FORM",
      hint: "use one of \(ExportForm.allCases.map { $0.rawValue }.joined(separator: ", "))")
  }
}

extension Arguments {
  /// In pt.
  fileprivate func length(_ id: Flag.ID) throws(CommandFailure) -> Double? {
    guard let text = self[id] else { return nil }
    guard let value = Self.decimal(text), value.isFinite, value >= 1e-4 else {
      throw Self.wrongValue(text, of: id, "use a length in pt, 0.0001 or more, such as 0.25")
    }
    return value
  }
}
