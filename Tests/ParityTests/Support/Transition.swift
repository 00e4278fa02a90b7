// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// The subset of UIKit's transition context that the tutorials use.
protocol Transition: AnyObject {
  var containerView: UIView { get }
  var presentingView: UIView { get }
  var presentedView: UIView { get }
  var initialFrame: CGRect { get }
  var finalFrame: CGRect { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func completeTransition(_ didComplete: Bool)
}

/// A transition that has no effect but records the calls it receives.
final class StubTransition: Transition {
  let containerView: UIView
  let presentingView: UIView
  let presentedView: UIView
  let initialFrame: CGRect
  let finalFrame: CGRect
  private(set) var progress: CGFloat?
  private let diary: Diary

  init(
    in containerView: UIView, from presentingView: UIView, to presentedView: UIView,
    initialFrame: CGRect, finalFrame: CGRect, diary: Diary
  ) {
    self.containerView = containerView
    self.presentingView = presentingView
    self.presentedView = presentedView
    (self.initialFrame, self.finalFrame) = (initialFrame, finalFrame)
    self.diary = diary
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { progress = percentComplete }
  func finishInteractiveTransition() { diary.lines.append("finishInteractiveTransition") }
  func cancelInteractiveTransition() { diary.lines.append("cancelInteractiveTransition") }
  func completeTransition(_ didComplete: Bool) {
    diary.lines.append("completeTransition(\(didComplete))")
  }
}
