// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// Writes the exported class: properties, initializer and methods.
struct MotionClass {
  let document: CodeDocument

  private var scene: Scene { document.scene }

  var block: CodeBlock {
    let making = [initializer, coder] + layout
    let doing = GestureWriter(document: document).methods + TimeWriter(document: document).handlers
    let parts =
      parameters + [items] + callbacks + [clock, state, animator] + behaviors + making + [start]
      + doing + adders + animations
    let lines = CodeBlock(parts.filter { !$0.isEmpty }.joined(separator: [""]))
    return documentation + isolation
      + lines.within("final class \(document.names.type): \(superclass)")
  }

  private var documentation: CodeBlock {
    let title = CodeComment.lines((scene.title ?? document.names.type).asSentence)
    guard let description = scene.description else { return title }
    return title + ["///"] + CodeComment.lines(description)
  }

  private var superclass: String {
    if scene.collectionViewLayout != nil { return "UICollectionViewLayout" }
    return scene.referenceView == nil ? "NSObject" : "UIView"
  }

  /// UIView and UICollectionViewLayout are isolated to the main actor already; NSObject is not.
  private var isolation: CodeBlock {
    superclass == "NSObject" ? [CodeCondition.onApple, "  @MainActor", "#endif"] : []
  }

  // MARK: Properties

  private var parameters: [CodeBlock] {
    document.needs.parameters.sorted().map { index in
      let parameter = scene.parameters[index]
      let comment = CodeComment.lines(parameter.description?.asSentence ?? "", depth: 1)
      return comment + [variable("var", document.names.parameters[index], parameter.value)]
    }
  }

  private func variable(_ word: String, _ name: String, _ value: ExpressionValue) -> String {
    let type = value.type == .number ? ": CGFloat" : ""
    return "\(word) \(name)\(type) = \(CodeTerm(value).text)"
  }

  private var items: CodeBlock {
    ViewWriter(document: document).declarations + ItemWriter(document: document).declarations
  }

  private var callbacks: [CodeBlock] {
    document.callbacks.map { name, emission, property in
      CodeComment.lines("Called when \"\(name)\" is emitted.") + [
        "var \(property): (\(emission.closure))?"
      ]
    }
  }

  private var clock: CodeBlock {
    guard document.needs.has(.clock) else { return [] }
    return [
      "/// Runs work after a delay in seconds; a test can replace the clock.",
      "var after: (TimeInterval, @escaping () -> Void) -> Void = { seconds, work in",
      "  DispatchQueue.main.asyncAfter(",
      "    deadline: .now() + seconds, execute: DispatchWorkItem(block: work))", "}",
    ]
  }

  private var state: CodeBlock {
    let start = document.needs.has(.start) ? ", start: CGPoint.zero" : ""
    let touch =
      document.needs.has(.touch)
      ? ["private var touch = (location: CGPoint.zero, velocity: CGPoint.zero\(start))"] : []
    let variables = scene.variables.indices.filter(document.facts.live.indices.contains).map {
      variable("private var", document.names.variables[$0], scene.variables[$0].initial)
    }
    let starts = GestureWriter(document: document).starts.map {
      "private var \(document.names.starts[$0]) = CGPoint.zero"
    }
    return variables + touch + starts
      + document.needs.flags.flatMap { ["/// \($0.meaning)", "private var \($0.name) = false"] }
  }

  private var animator: CodeBlock {
    let system =
      scene.collectionViewLayout != nil
      ? "collectionViewLayout: self" : scene.referenceView == nil ? "" : "referenceView: self"
    return ["private(set) lazy var animator = UIDynamicAnimator(\(system))"]
  }

  private var behaviors: [CodeBlock] {
    scene.behaviors.indices.map { BehaviorWriter(document, $0).declaration } + [ticker]
  }

  private var ticker: CodeBlock { TimeWriter(document: document).ticker }

  // MARK: Making

  private var initializer: CodeBlock {
    let arrangement =
      ViewWriter(document: document).arrangement + ItemWriter(document: document).arrangement
      + RecognizerWriter(document: document).additions
    guard let view = scene.referenceView else {
      return (["super.init()"] + arrangement).within("override init()")
    }
    let frame = CodeLiteral.rect(CGRect(origin: .zero, size: view.bounds.size))
    let origin =
      view.bounds.origin == .zero
      ? [] : ["bounds.origin = \(CodeLiteral.point(view.bounds.origin))"]
    return (["super.init(frame: \(frame))"] + origin + arrangement).within("init()")
  }

  private var coder: CodeBlock {
    superclass == "NSObject" ? [] : ["required init?(coder: NSCoder) { nil }"]
  }

  private var layout: [CodeBlock] {
    guard let layout = scene.collectionViewLayout else { return [] }
    return [
      ["var contentSize = \(CodeLiteral.size(layout.contentSize))"],
      ["override var collectionViewContentSize: CGSize { contentSize }"],
      [
        "override func layoutAttributesForElements(", "  in rect: CGRect",
        ") -> [UICollectionViewLayoutAttributes]? {",
        "  animator.items(in: rect) as? [UICollectionViewLayoutAttributes]", "}",
      ],
      [
        "override func layoutAttributesForItem(", "  at indexPath: IndexPath",
        ") -> UICollectionViewLayoutAttributes? {",
        "  animator.layoutAttributesForCell(at: indexPath)", "}",
      ],
    ] + ["SupplementaryView", "DecorationView"].filter(hasElements).map(attributes)
  }

  private func hasElements(_ noun: String) -> Bool {
    scene.views.contains { view in
      switch view.element?.kind {
      case .supplementary?: noun == "SupplementaryView"
      case .decoration?: noun == "DecorationView"
      case .cell?, nil: false
      }
    }
  }

  private func attributes(_ noun: String) -> CodeBlock {
    [
      "override func layoutAttributesFor\(noun)(",
      "  ofKind elementKind: String, at indexPath: IndexPath",
      ") -> UICollectionViewLayoutAttributes? {",
      "  animator.layoutAttributesFor\(noun)(ofKind: elementKind, at: indexPath)", "}",
    ]
  }

  // MARK: Doing

  private var start: CodeBlock {
    ["/// Adds the behaviors to the animator; call it once."] + TimeWriter(document: document).start
  }

  private var adders: [CodeBlock] {
    scene.behaviors.indices.flatMap { RenewedBehavior(document: document, index: $0).methods }
  }

  private var animations: [CodeBlock] {
    CodeAnimation.all.filter(document.needs.animations.contains).map { $0.method }
  }
}

extension String {
  fileprivate var asSentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
