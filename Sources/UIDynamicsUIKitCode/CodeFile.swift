// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The exported file: imports, the class, its conformances and helpers.
struct CodeFile {
  let document: CodeDocument

  var lines: CodeBlock {
    let type = MotionClass(document: document).block
    let rest = conformances + [types, recognizers] + helpers
    let asksForNames = (type + rest.flatMap { $0 }).contains { $0.contains("name(of: ") }
    let parts = [type] + rest + (asksForNames ? [names] : [])
    // Writing the parts collects the imports and remarks, so the header comes last.
    return header + imports + parts.filter { !$0.isEmpty }.flatMap { [""] + $0 }
  }

  private var header: CodeBlock {
    let title = CodeComment.lines("\(document.file), exported by uidyn export --as uikit.", "//")
    if document.needs.remarks.isEmpty { return title + [""] }
    let remarks = document.needs.remarks.flatMap { CodeComment.lines("- " + $0 + ".", "//") }
    return title + ["//", "// Not exported:"] + remarks + [""]
  }

  private var imports: CodeBlock {
    let others =
      (document.needs.has(.clock) ? ["import Dispatch"] : [])
      + (document.needs.has(.math) ? Self.math : [])
      + ["import UIDynamics"]
    return [CodeCondition.onApple, "  import UIKit", "#else"] + others.indented + ["#endif"]
  }

  /// On a Mac the functions of CGFloat belong to CoreGraphics.
  private static let math = [
    "#if canImport(CoreGraphics)", "  import CoreGraphics", "#else", "  import Glibc", "#endif",
  ]

  private var conformances: [CodeBlock] {
    [ContactWriter(document: document).conformance, TimeWriter(document: document).conformance]
  }

  private var types: CodeBlock {
    let types = ViewWriter(document: document).types + ItemWriter(document: document).types
    if types.isEmpty { return [] }
    return CodeBlock(types.joined(separator: [""])).within("extension \(document.names.type)")
  }

  private var recognizers: CodeBlock {
    RecognizerWriter(document: document).handlers
  }

  /// A lookup from an item to its id in the scene.
  private var names: CodeBlock {
    let ids = document.scene.itemIDs
    let pairs = document.declaredItems.map {
      "(\(document.names.items[$0]), \(CodeLiteral.text(ids[$0]))),"
    }
    let lines =
      ["let names: [(item: any UIDynamicItem, name: String)] = ["] + pairs.indented + ["]"]
      + ["return names.first { $0.item === item }?.name ?? \"\""]
    return lines.within("private func name(of item: any UIDynamicItem) -> String")
      .within("extension \(document.names.type)")
  }

  private var helpers: [CodeBlock] {
    CodeHelper.allCases.filter(document.needs.helpers.contains).map { $0.lines }
  }
}
