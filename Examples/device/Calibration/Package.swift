// swift-tools-version: 6.0

import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Calibration",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "Calibration", targets: ["AppModule"], displayVersion: "1.0", bundleVersion: "1",
      appIcon: .placeholder(icon: .gamepad), accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait])
  ],
  targets: [.executableTarget(name: "AppModule", path: ".")]
)
