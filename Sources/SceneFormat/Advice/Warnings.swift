// SPDX-License-Identifier: MIT

/// The warnings of one scene, of which a stranger's may cause millions.
///
/// A class, so that a text can be made of the very advice that gives it.
final class Warnings {
  private let most: Int
  /// As many as are allowed.
  private(set) var list: [Finding] = []
  /// How many more there were.
  private(set) var omitted = 0

  init(_ limits: SceneLimits) { most = limits[.warnings] }

  /// The texts are made only for what will be said.
  func add(_ finding: @autoclosure () -> Finding) {
    if list.count < most { list.append(finding()) } else { omitted += 1 }
  }
}
