// swift-tools-version: 6.2
import PackageDescription

/// A package to copy: its test compares the motion of a card with a golden log.
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
