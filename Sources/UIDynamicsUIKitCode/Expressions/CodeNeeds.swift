// SPDX-License-Identifier: MIT

/// The parts of the code that depend on other parts: imports, helpers, state, and remarks.
struct CodeNeeds {
  enum Feature {
    /// Functions of the C library.
    case math
    /// Delayed work needs a clock.
    case clock
    /// Per-tick work needs a behavior with an action.
    case ticker
    /// The last touch, and its starting point.
    case touch, start
  }

  struct Flag {
    let name: String
    let meaning: String
  }

  var features: Set<Feature> = []
  var helpers: Set<CodeHelper> = []
  var animations: Set<CodeAnimation> = []
  var parameters: Set<Int> = []
  /// The renewed behaviors that are added unchanged, and those created for each addition.
  var adders: Set<Int> = []
  var newAdders: Set<Int> = []
  /// State variables of events, with their doc comments.
  var flags: [Flag] = []
  /// The items that the code mentions.
  var usedItems: Set<Int> = []
  /// The key lists that the code emits per name; more than one if they differ.
  var emittedKeys: [String: Set<[String]>] = [:]
  /// The triggers that the code covers, as [event, trigger].
  var covered: Set<[Int]> = []
  /// Scene features that UIKit cannot express, each with its JSON pointer.
  var remarks: [String] = []
  /// The pointers of actions that became comments.
  var commented: Set<String> = []

  func has(_ feature: Feature) -> Bool { features.contains(feature) }

  /// The number of scene features that UIKit cannot express.
  var unwrittenCount: Int { remarks.count + commented.count }
}
