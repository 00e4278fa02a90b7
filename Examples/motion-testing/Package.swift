// swift-tools-version: 6.2
import PackageDescription

/// A package with a test to copy: the motion of a card is compared with a golden log.
let package = Package(
  name: "CardExample",
  dependencies: [.package(name: "UIDynamics", path: "../..")],
  targets: [
    .testTarget(
      name: "CardTests",
      dependencies: [
        .product(name: "UIDynamics", package: "UIDynamics"),
        .product(name: "MotionTesting", package: "UIDynamics"),
      ], exclude: ["card.log"])
  ]
)
