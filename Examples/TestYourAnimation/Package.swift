// swift-tools-version: 6.2
import PackageDescription

/// The unchanged animation code of an app, and its tests on Linux and on a Mac.
///
/// On a phone, `import UIKit` is UIKit; elsewhere it is the product of that name.
let package = Package(
  name: "Drawer",
  platforms: [.iOS(.v15), .macOS(.v15)],
  dependencies: [
    .package(name: "UIDynamics", path: "../..", traits: ["Foundation", "MainActor"])
  ],
  targets: [
    .target(
      name: "Drawer",
      dependencies: [
        .product(
          name: "UIKit", package: "UIDynamics", condition: .when(platforms: [.linux, .macOS]))
      ]),
    .testTarget(
      name: "DrawerTests",
      dependencies: ["Drawer", .product(name: "MotionTesting", package: "UIDynamics")],
      exclude: ["opens.log"]),
  ]
)
