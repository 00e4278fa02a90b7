// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

enum HelpCommand {
  /// Words explained on a page with a different name; methods match by the part before "(" or ":".
  private static let synonyms = [
    "csv": "output", "jsonl": "output", "rows": "output", "css": "export", "lottie": "export",
    "NO_COLOR": "environment", "CI": "environment", "video": "render", "rod": "anchor",
    "rail": "sliding", "rope": "limit", "weld": "fixed", "hinge": "pin",
    "dynamicAnimatorDidPause": "pause", "beganContactForItem": "contactBegan",
    "dynamicAnimatorWillResume": "resume", "UIDynamicAnimatorDelegate": "pause",
    "UICollisionBehaviorDelegate": "contactBegan", "collisionBehavior": "contactBegan",
    "beganContactFor": "contactBegan", "scrollViewDidScroll": "didScroll",
    "scrollViewDidEndDecelerating": "didEndDecelerating",
    "setTranslatesReferenceBoundsIntoBoundary": "referenceBoundsInsets",
    "UIView": "view", "UIDynamicItem": "item", "UIDynamicItemGroup": "group",
    "UIDynamicItemCollisionBoundsType": "collisionBounds",
    "collisionBoundsType": "collisionBounds", "collisionBoundingPath": "collisionBounds",
    "UIEdgeInsets": "referenceBoundsInsets", "UIFloatRange": "attachmentRange",
    "UIBezierPath": "path", "UIRegion": "region",
    "UIGestureRecognizer": "gesture", "UICollectionView": "collectionViewLayout",
    "UICollectionViewLayout": "collectionViewLayout",
    "UICollectionViewFlowLayout": "collectionViewLayout", "UIScrollView": "collectionViewLayout",
  ]

  static func perform(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    if arguments.has(.man) { return try console.show(ManualPage.text) }
    guard let word = arguments.operands.first else { return try console.show(HelpText.overview) }
    let isEnd = word.contains("endedContact")
    let method = isEnd ? "contactEnded" : String(word.prefix { $0 != "(" && $0 != ":" })
    let name = Self.synonyms[method] ?? method
    if let command = Command.named(name) { return try console.show(HelpText.page(of: command)) }
    if let topic = HelpTopic(rawValue: name) {
      let markdown = arguments.has(.markdown) ? topic.markdown : nil
      return try console.show(markdown ?? topic.page)
    }
    if let page = TopicText.page(of: name) { return try console.show(page) }
    let names =
      Command.all.map { $0.name } + HelpTopic.allCases.map { $0.rawValue }
      + TopicText.names + synonyms.keys.sorted()
    throw .usage(
      "no help for \(inQuotes(name))",
      hint: Suggestion.hint(for: name, among: names) ?? "\"uidyn help\" lists the topics")
  }
}
