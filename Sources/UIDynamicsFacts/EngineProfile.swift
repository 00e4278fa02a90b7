// SPDX-License-Identifier: MIT

/// The release of UIKit Dynamics to reproduce; the raw value is its name in scenes.
package enum EngineProfile: String, Sendable, CaseIterable {
  case uikit
  case uikit7 = "uikit-7.0"
  case documented

  package var sentence: String {
    switch self {
    case .uikit: "UIKit as it is today"
    case .uikit7: "UIKit as in iOS 7, the first release of UIKit Dynamics"
    case .documented: "UIKit as Apple documents it"
    }
  }

  /// The length of a sub-step, s.
  @inlinable package var subStep: Float {
    switch self {
    case .uikit, .documented: UIKitFacts.subStep
    case .uikit7: UIKitFacts.subStepOfIOS7
    }
  }

  /// True if a limit attachment attaches its items at the negated offsets, measured along the animator's axes.
  @inlinable package var limitOffsetsAreNegated: Bool {
    switch self {
    case .uikit, .uikit7: true
    case .documented: false
    }
  }
}
