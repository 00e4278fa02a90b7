// swift-tools-version: 6.2
import PackageDescription

/// One list for every target: a warning anywhere stops the build.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// With the trait `Foundation` geometry and objects are Foundation's.
let types: [SwiftSetting] = [.define("FOUNDATION_TYPES", .when(traits: ["Foundation"]))]

/// With the trait `MainActor` classes belong to the main actor, as UIKit's do.
let isolation: [SwiftSetting] = [
  .defaultIsolation(MainActor.self, .when(traits: ["MainActor"])),
  .enableUpcomingFeature("InferIsolatedConformances", .when(traits: ["MainActor"])),
  .define("MAIN_ACTOR", .when(traits: ["MainActor"])),
]

/// Which target may import which; `docs/architecture.md` draws it and `make arrows` proves it.
let package = Package(
  name: "UIDynamics",
  products: [
    .library(name: "UIDynamics", targets: ["UIDynamics"]),
    .library(name: "MotionTesting", targets: ["MotionTesting"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .executable(name: "uidyn", targets: ["uidyn"]),
  ],
  traits: [
    .trait(
      name: "Foundation",
      description: "CGFloat, CGPoint, NSObject, IndexPath and the like are Foundation's own"),
    .trait(
      name: "MainActor",
      description: "UIKit's classes belong to the main actor, for code in Swift 6 mode"),
  ],
  targets: [
    .target(
      name: "Numerics", swiftSettings: strict,
      // Unoptimised code calls sqrtf for `squareRoot()`.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Facts", swiftSettings: strict),
    .target(name: "Geometry", dependencies: ["Facts", "Numerics"], swiftSettings: strict + types),
    .target(name: "PhysicsKernel", dependencies: ["Facts", "Numerics"], swiftSettings: strict),
    .target(
      name: "UIDynamics", dependencies: ["Facts", "Geometry", "Numerics", "PhysicsKernel"],
      swiftSettings: strict + types + isolation),
    .target(
      name: "SceneFormat", dependencies: ["Facts", "Geometry", "Numerics", "Trajectory"],
      swiftSettings: strict),
    .target(name: "Trajectory", dependencies: ["Numerics"], swiftSettings: strict),
    .target(
      name: "Comparison", dependencies: ["Trajectory"], swiftSettings: strict),
    // A scene as the Swift code of an app.
    .target(
      name: "UIKitCode", dependencies: ["Facts", "Geometry", "SceneFormat"],
      swiftSettings: strict),
    .target(name: "Keyframing", dependencies: ["Numerics"], swiftSettings: strict),
    .target(
      name: "MotionExport",
      dependencies: ["Geometry", "Keyframing", "SceneFormat", "Trajectory", "UIKitCode"],
      swiftSettings: strict),
    .target(name: "Picture", dependencies: ["Numerics", "Trajectory"], swiftSettings: strict),
    .target(name: "Fitting", dependencies: ["Numerics"], swiftSettings: strict),
    .target(
      name: "SceneRunner",
      dependencies: ["Facts", "Geometry", "UIDynamics", "SceneFormat", "Trajectory"],
      swiftSettings: strict),
    .target(
      name: "CommandLineInterface",
      dependencies: [
        "Comparison", "Fitting", "MotionExport", "Picture", "SceneRunner", "SceneFormat",
        "Trajectory",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "uidyn", dependencies: ["CommandLineInterface"], swiftSettings: strict),
    // What `import UIKit` brings on Linux; empty without the trait `Foundation`.
    .target(
      name: "UIKit", dependencies: ["UIDynamics"],
      swiftSettings: strict + types + isolation),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    // For tests of apps: the only target that may use Foundation, and the frameworks of tests.
    .target(
      name: "MotionTesting",
      dependencies: [
        "Comparison", "Trajectory", "UIDynamics",
        .target(name: "UIKit", condition: .when(traits: ["Foundation"])),
      ], swiftSettings: strict + types + isolation),
    // What an app on a phone records with; built here to see that it compiles against the library.
    .target(
      name: "DeviceRecorder", dependencies: ["UIDynamics"], path: "Examples/device",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "Benchmarks", dependencies: ["PhysicsKernel"], swiftSettings: strict),

    // Reads what the compiler says of the modules; to be built after them, it depends on them.
    .executableTarget(
      name: "InterfaceCheck", dependencies: ["UIDynamics", "Geometry"],
      path: "Tests/InterfaceCheck", swiftSettings: strict),
    // Holds code as it is written for UIKit, which names protocols without `any`: no strict settings.
    .testTarget(name: "InterfaceCheckTests", dependencies: ["InterfaceCheck", "UIDynamics"]),

    .target(
      name: "TestSupport",
      dependencies: ["Geometry", "UIDynamics", "CommandLineInterface"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .target(
      name: "SceneGenerator",
      dependencies: ["SceneFormat", "CommandLineInterface", "TestSupport"],
      path: "Tests/SceneGenerator", swiftSettings: strict),
    // What `make attack` runs; not a product.
    .executableTarget(
      name: "SceneAttack", dependencies: ["SceneGenerator"], path: "Tests/SceneAttack",
      swiftSettings: strict),
    // What `make every-float` runs; not a product.
    .executableTarget(
      name: "EveryFloat", dependencies: ["Trajectory"], path: "Tests/EveryFloat",
      swiftSettings: strict),
    .testTarget(
      name: "SceneGeneratorTests", dependencies: ["SceneFormat", "SceneGenerator", "TestSupport"],
      swiftSettings: strict),
    .target(
      name: "Fuzzing", dependencies: ["SceneFormat", "SceneRunner", "Trajectory"],
      path: "Tests/Fuzzing", exclude: ["Corpus", "scene.dict"], swiftSettings: strict),
    .testTarget(
      name: "NumericsTests", dependencies: ["Numerics", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "GeometryTests", dependencies: ["Geometry", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "PhysicsKernelTests",
      dependencies: ["Facts", "Geometry", "PhysicsKernel", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "UIDynamicsTests", dependencies: ["UIDynamics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SceneFormatTests",
      dependencies: ["SceneFormat", "Facts", "Geometry", "Numerics", "Trajectory", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitCodeTests", dependencies: ["UIKitCode"], swiftSettings: strict),
    .testTarget(
      name: "FittingTests", dependencies: ["Fitting", "Numerics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TrajectoryTests", dependencies: ["Trajectory", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "KeyframingTests", dependencies: ["Keyframing", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "MotionExportTests",
      dependencies: ["CommandLineInterface", "MotionExport", "TestSupport"],
      exclude: ["Consumers", "Stubs"], swiftSettings: strict),
    .testTarget(
      name: "PictureTests", dependencies: ["Picture", "Trajectory", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SceneRunnerTests",
      dependencies: [
        "Facts", "Geometry", "SceneRunner", "SceneFormat", "Trajectory", "UIDynamics",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "MotionTestingTests", dependencies: ["MotionTesting", "UIDynamics"],
      exclude: ["card.log"], swiftSettings: strict),
    .testTarget(
      name: "CommandLineInterfaceTests",
      dependencies: [
        "CommandLineInterface", "SceneFormat", "SceneRunner", "Trajectory", "TestSupport",
      ],
      swiftSettings: strict),
    // Written in the vocabulary it shares with UIKit: nothing of the package's own is in its reach.
    .testTarget(
      name: "ParityTests", dependencies: ["UIDynamics"], packageAccess: false,
      swiftSettings: strict),
    .testTarget(
      name: "ReferenceTests", dependencies: ["UIDynamics", "CommandLineInterface", "TestSupport"],
      swiftSettings: strict),
    // The code that `uidyn export --as uikit` writes of the examples: nothing that is not public.
    .target(
      name: "ExportedMotions", dependencies: ["UIDynamics"], path: "Tests/ExportedMotions",
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "UIDynamics", "UIKitCode", "ExportedMotions", "Facts", "Geometry", "PhysicsKernel",
        "SceneFormat", "CommandLineInterface",
        "DeviceRecorder", "TestSupport",
      ], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
