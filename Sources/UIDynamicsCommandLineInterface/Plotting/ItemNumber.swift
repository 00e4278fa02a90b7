// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// A value of an item, such as `square.y`, `card-1.frame.minY` or `each.speed`.
struct ItemNumber: Equatable {
  /// An id, or "each".
  let item: String
  let path: String
  let column: Column

  var isOfEach: Bool { item == "each" }

  /// Fails for expressions and for pairs such as `center`.
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

  /// The quoted form for expressions, in which `card-1` would be a subtraction.
  var expression: String { item.contains("-") ? "`\(item)`.\(path)" : "\(item).\(path)" }
}
