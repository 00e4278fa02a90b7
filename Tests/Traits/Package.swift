// swift-tools-version: 6.2
import PackageDescription

/// Code shaped like published apps, which imports only UIKit from this package.
///
/// This is a separate package because a trait applies to a whole package. `make traits` runs its tests.
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
    // Complete apps shaped like tutorials, driven only by fingers and ticks.
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
