// SPDX-License-Identifier: MIT
import Testing
import UIKit

private final class Diary {
  var lines: [String] = []
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class Page: UIViewController {
  private let name: String
  private let diary: Diary

  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ word: String) { diary.lines.append("\(name) \(word)") }
  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) {
    note(isBeingPresented ? "didAppear, presented" : "didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) {
    note(isBeingDismissed ? "didDisappear, dismissed" : "didDisappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove \(parent == nil ? "out" : "in")")
  }
}

/// A transition that waits until the test completes it.
private final class Director: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning
{
  let diary: Diary
  private(set) var context: UIViewControllerContextTransitioning?

  init(_ diary: Diary) { self.diary = diary }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { diary.lines.append("willShow") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { diary.lines.append("didShow") }
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    1
  }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    diary.lines.append("animate")
    self.context = context
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
  }
  func animationEnded(_ transitionCompleted: Bool) {
    diary.lines.append("ended \(transitionCompleted)")
  }
}

@Suite("Presenting and dismissing controllers", .timeLimit(.minutes(30))) struct AppearanceTests {
  private let diary = Diary()
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let (a, b): (Page, Page)
  private let director: Director

  init() {
    (a, b) = (Page("a", diary), Page("b", diary))
    director = Director(diary)
    window.rootViewController = a
    window.makeKeyAndVisible()
    b.transitioningDelegate = director
  }

  private func present(_ style: UIModalPresentationStyle, completing: Bool) {
    b.modalPresentationStyle = style
    a.present(b, animated: true) { [diary] in diary.lines.append("completion") }
    director.context?.completeTransition(completing)
  }

  private func dismiss(completing: Bool) {
    b.dismiss(animated: true) { [diary] in diary.lines.append("completion") }
    director.context?.completeTransition(completing)
  }

  @Test("In a custom presentation, only the presented controller appears and disappears")
  func custom() {
    #expect(diary.read() == ["a didLoad", "a willAppear", "a isAppearing", "a didAppear"])
    present(.custom, completing: true)
    #expect(
      diary.read() == [
        "b didLoad", "b willAppear", "animate", "b isAppearing", "b didAppear, presented",
        "ended true", "completion",
      ])
    #expect(!b.isBeingPresented && b.presentingViewController === a)
    #expect(a.view.superview === window && b.view.superview?.superview === window)
    dismiss(completing: true)
    #expect(
      diary.read() == [
        "b willDisappear", "animate", "b didDisappear, dismissed", "ended true", "completion",
      ])
    #expect(a.presentedViewController == nil && window.subviews == [a.view])
  }

  @Test("In full screen, the presenting controller disappears and reappears")
  func fullScreen() {
    _ = diary.read()
    present(.fullScreen, completing: true)
    #expect(
      diary.read() == [
        "b didLoad", "a willDisappear", "b willAppear", "animate", "b isAppearing",
        "b didAppear, presented", "a didDisappear", "ended true", "completion",
      ])
    #expect(a.view.superview == nil)
    dismiss(completing: true)
    #expect(
      diary.read() == [
        "b willDisappear", "a willAppear", "animate", "a isAppearing",
        "b didDisappear, dismissed", "a didAppear", "ended true", "completion",
      ])
    #expect(window.subviews == [a.view])
  }

  @Test("A transition that is not completed leaves everything unchanged")
  func cancelled() {
    _ = diary.read()
    present(.custom, completing: false)
    #expect(
      diary.read() == [
        "b didLoad", "b willAppear", "animate", "b isAppearing", "b willDisappear",
        "b didDisappear", "ended false",
      ])
    #expect(a.presentedViewController == nil && window.subviews == [a.view])
    present(.custom, completing: true)
    _ = diary.read()
    dismiss(completing: false)
    #expect(
      diary.read() == [
        "b willDisappear", "animate", "b willAppear", "b isAppearing", "b didAppear",
        "ended false",
      ])
    #expect(a.presentedViewController === b && !b.isBeingDismissed)
    #expect(b.view.superview?.superview === window)
  }

  @Test("The transition context has UIKit's frames and views")
  func context() throws {
    b.modalPresentationStyle = .custom
    a.present(b, animated: true)
    let context = try #require(director.context)
    #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
    #expect(context.presentationStyle == .custom && context.containerView.frame == window.bounds)
    #expect(context.viewController(forKey: .from) === a && context.view(forKey: .from) == nil)
    #expect(context.view(forKey: .to) === b.view)
    #expect(context.initialFrame(for: a) == window.bounds)
    #expect(context.finalFrame(for: a) == window.bounds)
    #expect(context.initialFrame(for: b) == .zero && context.finalFrame(for: b) == window.bounds)
    // Meanwhile, a second presentation is ignored, and so is a dismissal.
    a.present(UIViewController(), animated: false)
    b.dismiss(animated: false)
    #expect(a.presentedViewController === b)
    context.completeTransition(true)
    context.completeTransition(false)
    #expect(a.presentedViewController === b)
  }

  @Test("Without animation, a presentation completes at once")
  func atOnce() {
    _ = diary.read()
    b.transitioningDelegate = nil
    a.present(b, animated: false) { [diary] in diary.lines.append("completion") }
    #expect(
      diary.read() == [
        "b didLoad", "b willAppear", "b isAppearing", "b didAppear, presented", "completion",
      ])
    #expect(b.view.frame == window.bounds && b.view.window === window)
    a.dismiss(animated: false)
    #expect(diary.read() == ["b willDisappear", "b didDisappear, dismissed"])
    #expect(window.subviews == [a.view])
  }

  @Test("Dismissing removes all presented controllers above the one that dismisses")
  func stack() {
    let c = Page("c", diary)
    b.transitioningDelegate = nil
    a.present(b, animated: false)
    b.present(c, animated: false)
    a.dismiss(animated: true)
    #expect(a.presentedViewController == nil && b.presentedViewController == nil)
    #expect(window.subviews == [a.view] && c.presentingViewController == nil)
  }

  @Test("Push and pop use the delegate's transition, and canceling it restores the stack")
  func navigation() throws {
    let stack = UINavigationController(rootViewController: a)
    window.rootViewController = stack
    stack.delegate = director
    _ = diary.read()
    stack.pushViewController(b, animated: true)
    #expect(b.isMovingToParent)
    try #require(director.context).completeTransition(true)
    #expect(
      diary.read() == [
        "b willMove in", "b didLoad", "willShow", "a willDisappear", "b willAppear", "animate",
        "b isAppearing", "a didDisappear", "b didAppear", "b didMove in", "ended true", "didShow",
      ])
    #expect(b.view.isDescendant(of: stack.view) && a.view.superview == nil)

    #expect(stack.popViewController(animated: true) === b)
    try #require(director.context).completeTransition(false)
    #expect(
      diary.read() == [
        "b willMove out", "willShow", "b willDisappear", "a willAppear", "animate",
        "a isAppearing", "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear",
        "b didAppear", "ended false",
      ])
    #expect(stack.topViewController === b && b.view.isDescendant(of: stack.view))

    stack.delegate = nil
    stack.popViewController(animated: true)
    #expect(stack.topViewController === a && a.view.isDescendant(of: stack.view))
    #expect(
      diary.read() == [
        "b willMove out", "b willDisappear", "a willAppear", "a isAppearing", "b didDisappear",
        "a didAppear", "b didMove out",
      ])
  }
}
