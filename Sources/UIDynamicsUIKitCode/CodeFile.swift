// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The exported file: imports, the class, its conformances and helpers.
struct CodeFile {
  let sheet: CodeSheet

  var lines: CodeBlock {
    let type = MotionClass(sheet: sheet).block
    let rest = conformances + [types, recognizers] + helpers
    let asksForNames = (type + rest.flatMap { $0 }).contains { $0.contains("name(of: ") }
    let parts = [type] + rest + (asksForNames ? [names] : [])
    // Writing the parts collects the imports and remarks, so the header comes last.
    return header + imports + parts.filter { !$0.isEmpty }.flatMap { [""] + $0 }
  }

  private var header: CodeBlock {
    let title = CodeComment.lines("\(sheet.file), by uidyn export --as uikit.", "//")
    if sheet.remarks.isEmpty { return title + [""] }
    let remarks = sheet.remarks.flatMap { CodeComment.lines("- " + $0 + ".", "//") }
    return title + ["//", "// Not exported:"] + remarks + [""]
  }

  private var imports: CodeBlock {
    let others =
      (sheet.needsClock ? ["import Dispatch"] : []) + (sheet.needsMath ? Self.math : [])
      + ["import UIDynamics"]
    return [CodeCondition.onApple, "  import UIKit", "#else"] + others.indented + ["#endif"]
  }

  /// On a Mac the functions of CGFloat belong to CoreGraphics.
  private static let math = [
    "#if canImport(CoreGraphics)", "  import CoreGraphics", "#else", "  import Glibc", "#endif",
  ]

  private var conformances: [CodeBlock] {
    [ContactWriter(sheet: sheet).conformance, TimeWriter(sheet: sheet).conformance]
  }

  private var types: CodeBlock {
    let types = ViewWriter(sheet: sheet).types + ItemWriter(sheet: sheet).types
    if types.isEmpty { return [] }
    return CodeBlock(types.joined(separator: [""])).within("extension \(sheet.names.type)")
  }

  private var recognizers: CodeBlock {
    RecognizerWriter(sheet: sheet).handlers
  }

  /// A lookup from an item to its id in the scene.
  private var names: CodeBlock {
    let ids = sheet.scene.itemIDs
    let pairs = sheet.declaredItems.map {
      "(\(sheet.names.items[$0]), \(CodeLiteral.text(ids[$0]))),"
    }
    let lines =
      ["let names: [(item: any UIDynamicItem, name: String)] = ["] + pairs.indented + ["]"]
      + ["return names.first { $0.item === item }?.name ?? \"\""]
    return lines.within("private func name(of item: any UIDynamicItem) -> String")
      .within("extension \(sheet.names.type)")
  }

  private var helpers: [CodeBlock] {
    CodeHelper.allCases.filter(sheet.helpers.contains).map { $0.lines }
  }
}
