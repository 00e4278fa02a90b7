// swift-tools-version: 6.2
import PackageDescription

/// Code in the shapes of published apps, with `import UIKit` and nothing else of this package's.
///
/// A package of its own, because a trait holds for a whole package: `make traits` runs it.
let package = Package(
  name: "Traits",
  dependencies: [.package(name: "UIDynamics", path: "../..", traits: ["Foundation"])],
  targets: [
    .testTarget(
      name: "SnippetTests",
      dependencies: [.product(name: "UIKit", package: "UIDynamics")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "FingerTests",
      dependencies: [
        .product(name: "UIKit", package: "UIDynamics"),
        .product(name: "MotionTesting", package: "UIDynamics"),
      ]),
    // Whole apps in the shapes of tutorials, driven by fingers and ticks alone.
    .testTarget(
      name: "AppTests",
      dependencies: [
        .product(name: "UIKit", package: "UIDynamics"),
        .product(name: "MotionTesting", package: "UIDynamics"),
      ], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "DigitTests", dependencies: [.product(name: "UIDynamics", package: "UIDynamics")]),
  ]
)
