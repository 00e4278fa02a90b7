// swift-tools-version: 6.2
import PackageDescription

/// An app's own animation, as it stands in the app, and its tests on Linux.
///
/// On Apple's platforms `import UIKit` is UIKit; elsewhere it is the product of that name.
let package = Package(
  name: "Drawer",
  platforms: [.iOS(.v15)],
  dependencies: [
    .package(name: "UIDynamics", path: "../..", traits: ["Foundation", "MainActor"])
  ],
  targets: [
    .target(
      name: "Drawer",
      dependencies: [
        .product(name: "UIKit", package: "UIDynamics", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "DrawerTests",
      dependencies: ["Drawer", .product(name: "MotionTesting", package: "UIDynamics")],
      exclude: ["opens.log"]),
  ]
)
