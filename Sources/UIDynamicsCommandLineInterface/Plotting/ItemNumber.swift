// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// A number of an item by the names that both have: `square.y`, `card-1.frame.minY`, `each.speed`.
struct ItemNumber: Equatable {
  /// The id of an item; "each" for all of them.
  let item: String
  /// As it was written.
  let path: String
  let column: Column

  var isOfEach: Bool { item == "each" }

  /// Nil for what is an expression, or has two numbers.
  init?(_ text: String) {
    guard let point = text.firstIndex(of: ".") else { return nil }
    let path = String(text[text.index(after: point)...])
    var id = text[..<point]
    if id.count > 2 && id.first == "`" && id.last == "`" { id = id.dropFirst().dropLast() }
    let columns = ItemValueName.columns(of: path)
    guard SceneColumnText.isName(String(id).replacing("-", with: "_")), columns?.count == 1,
      let column = columns.flatMap({ Column(rawValue: $0[0]) })
    else { return nil }
    (item, self.path, self.column) = (String(id), path, column)
  }

  /// What stands for it in an expression, where `card-1` without quotes is a difference.
  var expression: String { item.contains("-") ? "`\(item)`.\(path)" : "\(item).\(path)" }
}
