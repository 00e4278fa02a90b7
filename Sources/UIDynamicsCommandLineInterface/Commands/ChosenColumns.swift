// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

struct ChosenColumns: Equatable {
  /// Without the scene, only the name and index of an expression are known.
  private var entries: [RowColumn]
  private(set) var expressions: [SceneColumnText] = []

  init(_ arguments: Arguments) throws(CommandFailure) {
    entries = Column.defaultColumns.map { .known($0) }
    guard let text = arguments[.columns] else { return }
    entries = []
    for piece in SceneColumnText.pieces(of: text) { try add(piece, of: text) }
  }

  private mutating func add(_ piece: String, of list: String) throws(CommandFailure) {
    if piece.isEmpty {
      throw Arguments.wrongValue(list, of: .columns, "use names separated by commas")
    }
    if let mark = piece.firstIndex(of: "="), mark != piece.startIndex {
      let name = String(piece[..<mark])
      if SceneColumnText.isName(name) {
        return try add(name, String(piece[piece.index(after: mark)...]))
      }
    }
    // A name can be a column or its name in expressions: `center` means x and y.
    for name in ItemValueName.columns(of: piece) ?? [piece] {
      guard let column = Column(rawValue: name) else { throw Self.unknownColumn(name) }
      if entries.contains(.known(column)) { throw Self.namedTwice(column.rawValue) }
      entries.append(.known(column))
    }
  }

  private mutating func add(_ name: String, _ expression: String) throws(CommandFailure) {
    if Column(rawValue: name) != nil {
      throw .usage(
        "\(inQuotes(name)) is already a column", hint: "choose another name")
    }
    if expressions.contains(where: { $0.name == name }) { throw Self.namedTwice(name) }
    entries.append(
      .computed(
        ComputedColumn(
          name: name, index: expressions.count, belongsToTick: false, isText: false)))
    expressions.append(SceneColumnText(name: name, text: expression))
  }

  private static func namedTwice(_ name: String) -> CommandFailure {
    .usage("the column \(inQuotes(name)) is repeated")
  }

  private static func unknownColumn(_ name: String) -> CommandFailure {
    let isExpression = !SceneColumnText.isName(name)
    let isSpaced = name.hasPrefix(" ") || name.hasSuffix(" ")
    return .usage(
      "unknown column \(inQuotes(name))",
      hint: isSpaced
        ? "omit the spaces: time,x"
        : Suggestion.hint(for: name, among: Column.allCases.map { $0.rawValue })
          ?? (isExpression
            ? "give an expression a name made of letters, digits and _:"
              + " gap=a.center.y - b.center.y"
            : "\"uidyn help output\" lists the columns"))
  }

  // MARK: Result

  var areStandard: Bool { entries == Column.defaultColumns.map { .known($0) } }

  var nameItems: Bool { entries.contains(.known(.item)) }

  /// Completes the columns with the types of the scene's expressions.
  func columns(in scene: Scene) -> [RowColumn] {
    if expressions.isEmpty { return entries }
    return entries.map { entry in
      guard case .computed(var computed) = entry else { return entry }
      let column = scene.columns[computed.index]
      computed.belongsToTick = !column.belongsToItem
      computed.isText = column.expression.type == .string
      return .computed(computed)
    }
  }
}
