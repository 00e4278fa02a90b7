// swift-tools-version: 6.2
import PackageDescription

/// One list for every target: a warning anywhere stops the build.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// For code that runs seldom: optimizing it would take a minute of a release build.
///
/// Targets of the library must not have unsafe flags.
let seldom = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// With the trait `Foundation` geometry and objects are Foundation's.
let types: [SwiftSetting] = [.define("FOUNDATION_TYPES", .when(traits: ["Foundation"]))]

/// With the trait `MainActor` classes belong to the main actor, as UIKit's do.
let isolation: [SwiftSetting] = [
  .defaultIsolation(MainActor.self, .when(traits: ["MainActor"])),
  .enableUpcomingFeature("InferIsolatedConformances", .when(traits: ["MainActor"])),
  .define("MAIN_ACTOR", .when(traits: ["MainActor"])),
]

/// What `import UIDynamics` brings.
///
/// All of it, because SwiftPM compiles anew only what depends on a
/// changed module directly: behind one that hands it on, programs stayed as they were compiled.
let brought = ["UIDynamics", "UIDynamicsClasses", "UIDynamicsGeometry"]
let library = brought.map { Target.Dependency(stringLiteral: $0) }

/// Which target may import which; `docs/inside/architecture.md` draws it and `make arrows` proves it.
let package = Package(
  name: "UIDynamics",
  // The tool needs Synchronization, and that macOS 15; on devices UIDynamics is UIKit.
  platforms: [.macOS(.v15), .iOS(.v13), .macCatalyst(.v13), .tvOS(.v13), .visionOS(.v1)],
  products: [
    .library(name: "UIDynamics", targets: brought),
    .library(name: "MotionTesting", targets: ["MotionTesting"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"] + brought),
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
      name: "UIDynamicsNumerics", swiftSettings: strict,
      // Unoptimised code calls sqrtf for `squareRoot()`.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "UIDynamicsFacts", swiftSettings: strict),
    .target(
      name: "UIDynamicsGeometry", dependencies: ["UIDynamicsFacts", "UIDynamicsNumerics"],
      swiftSettings: strict + types),
    .target(
      name: "UIDynamicsPhysicsKernel", dependencies: ["UIDynamicsFacts", "UIDynamicsNumerics"],
      swiftSettings: strict),
    .target(
      name: "UIDynamicsClasses",
      dependencies: [
        "UIDynamicsFacts", "UIDynamicsGeometry", "UIDynamicsNumerics", "UIDynamicsPhysicsKernel",
      ],
      swiftSettings: strict + types + isolation),
    // UIKit where it exists, the classes elsewhere.
    .target(
      name: "UIDynamics",
      dependencies: ["UIDynamicsClasses", "UIDynamicsGeometry"],
      swiftSettings: strict),
    .target(
      name: "UIDynamicsSceneFormat",
      dependencies: [
        "UIDynamicsFacts", "UIDynamicsGeometry", "UIDynamicsNumerics", "UIDynamicsTrajectory",
      ],
      swiftSettings: strict),
    // Warnings of valid scenes; scenes play without it.
    .target(
      name: "UIDynamicsSceneAdvice",
      dependencies: [
        "UIDynamicsFacts", "UIDynamicsGeometry", "UIDynamicsNumerics", "UIDynamicsSceneFormat",
        "UIDynamicsTrajectory",
      ],
      swiftSettings: strict),
    .target(
      name: "UIDynamicsTrajectory", dependencies: ["UIDynamicsNumerics"], swiftSettings: strict),
    .target(
      name: "UIDynamicsComparison", dependencies: ["UIDynamicsTrajectory"], swiftSettings: strict),
    // A scene as the Swift code of an app.
    .target(
      name: "UIDynamicsUIKitCode",
      dependencies: [
        "UIDynamicsFacts", "UIDynamicsGeometry", "UIDynamicsSceneFormat", "UIDynamicsTrajectory",
      ],
      swiftSettings: seldom),
    .target(
      name: "UIDynamicsKeyframing", dependencies: ["UIDynamicsNumerics"], swiftSettings: strict),
    .target(
      name: "UIDynamicsMotionExport",
      dependencies: [
        "UIDynamicsGeometry", "UIDynamicsKeyframing", "UIDynamicsPage", "UIDynamicsSceneFormat",
        "UIDynamicsTrajectory", "UIDynamicsUIKitCode",
      ],
      swiftSettings: strict),
    // The files of pages as bytes, which take a while to compile: a target of their own.
    .target(
      name: "UIDynamicsPage", exclude: ["Site"], resources: [.embedInCode("Page")],
      swiftSettings: strict),
    // The scenes of "uidyn new" as bytes.
    .target(
      name: "UIDynamicsTemplates", resources: [.embedInCode("Templates")], swiftSettings: strict),
    .target(
      name: "UIDynamicsPicture",
      dependencies: [
        "UIDynamicsFacts", "UIDynamicsNumerics", "UIDynamicsPage", "UIDynamicsTrajectory",
      ],
      swiftSettings: strict),
    .target(name: "UIDynamicsFitting", dependencies: ["UIDynamicsNumerics"], swiftSettings: strict),
    .target(
      name: "UIDynamicsSceneRunner",
      dependencies: library + [
        "UIDynamicsFacts", "UIDynamicsNumerics", "UIDynamicsSceneFormat", "UIDynamicsTrajectory",
      ],
      swiftSettings: strict),
    // A scene in a page; `make web` compiles it and all it needs into a WebAssembly module.
    .target(
      name: "UIDynamicsWeb",
      dependencies: [
        "UIDynamicsGeometry", "UIDynamicsNumerics", "UIDynamicsPicture", "UIDynamicsSceneAdvice",
        "UIDynamicsSceneFormat", "UIDynamicsSceneRunner", "UIDynamicsTrajectory",
      ],
      exclude: ["Runtime"], swiftSettings: strict),
    .target(
      name: "UIDynamicsCommandLineInterface",
      dependencies: [
        "UIDynamicsComparison", "UIDynamicsFitting", "UIDynamicsMotionExport", "UIDynamicsPicture",
        "UIDynamicsSceneAdvice", "UIDynamicsSceneRunner", "UIDynamicsSceneFormat",
        "UIDynamicsTemplates", "UIDynamicsTrajectory", "UIDynamicsWeb",
      ],
      swiftSettings: seldom),
    .executableTarget(
      name: "uidyn", dependencies: ["UIDynamicsCommandLineInterface"], swiftSettings: strict),
    // What `import UIKit` brings on Linux; empty without the trait `Foundation`.
    .target(
      name: "UIKit", dependencies: library + ["UIDynamicsFacts"],
      swiftSettings: strict + types + isolation),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    // For tests of apps: the only target that may use Foundation, and the frameworks of tests.
    .target(
      name: "MotionTesting",
      dependencies: library + [
        "UIDynamicsComparison", "UIDynamicsTrajectory",
        .target(name: "UIKit", condition: .when(traits: ["Foundation"])),
      ], swiftSettings: strict + types + isolation),
    // What an app on a phone records with; built here to see that it compiles against the library.
    .target(
      name: "DeviceRecorder", dependencies: library, path: "Examples/device",
      exclude: ["Calibration", "make-calibration"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "Benchmarks", dependencies: ["UIDynamicsPhysicsKernel"], swiftSettings: strict),

    // Reads what the compiler says of the modules; to be built after them, it depends on them.
    .executableTarget(
      name: "InterfaceCheck", dependencies: library,
      path: "Tests/InterfaceCheck", swiftSettings: strict),
    // Holds code as it is written for UIKit, which names protocols without `any`: no strict settings.
    .testTarget(name: "InterfaceCheckTests", dependencies: library + ["InterfaceCheck"]),

    .target(
      name: "TestSupport",
      dependencies: library + ["UIDynamicsCommandLineInterface"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .target(
      name: "SceneGenerator",
      dependencies: ["UIDynamicsSceneFormat", "UIDynamicsCommandLineInterface", "TestSupport"],
      path: "Tests/SceneGenerator", swiftSettings: strict),
    // What `make attack` runs; not a product.
    .executableTarget(
      name: "SceneAttack",
      dependencies: ["SceneGenerator", "UIDynamicsTrajectory", "UIDynamicsWeb"],
      path: "Tests/SceneAttack",
      swiftSettings: strict),
    // Run by `make every-number`; not a product.
    .executableTarget(
      name: "EveryFloat", dependencies: ["UIDynamicsNumerics", "UIDynamicsTrajectory"],
      path: "Tests/EveryFloat",
      swiftSettings: strict),
    .testTarget(
      name: "SceneGeneratorTests",
      dependencies: ["UIDynamicsSceneFormat", "SceneGenerator", "TestSupport"],
      swiftSettings: strict),
    .target(
      name: "Fuzzing",
      dependencies: [
        "UIDynamicsComparison", "UIDynamicsSceneAdvice", "UIDynamicsSceneFormat",
        "UIDynamicsSceneRunner", "UIDynamicsTrajectory",
      ],
      path: "Tests/Fuzzing", exclude: ["Corpus", "scene.dict"], swiftSettings: strict),
    .testTarget(
      name: "NumericsTests", dependencies: ["UIDynamicsNumerics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "GeometryTests", dependencies: ["UIDynamicsGeometry", "TestSupport"],
      swiftSettings: strict + types),
    .testTarget(
      name: "PhysicsKernelTests",
      dependencies: [
        "UIDynamicsFacts", "UIDynamicsGeometry", "UIDynamicsPhysicsKernel", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "UIDynamicsTests", dependencies: library + ["TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SceneFormatTests",
      dependencies: [
        "UIDynamicsSceneAdvice", "UIDynamicsSceneFormat", "UIDynamicsFacts", "UIDynamicsGeometry",
        "UIDynamicsNumerics", "UIDynamicsTrajectory", "TestSupport",
      ],
      exclude: ["Consumers"], swiftSettings: strict),
    .testTarget(
      name: "UIKitCodeTests", dependencies: ["UIDynamicsUIKitCode"], swiftSettings: strict),
    .testTarget(
      name: "FittingTests",
      dependencies: ["UIDynamicsFitting", "UIDynamicsNumerics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TrajectoryTests", dependencies: ["UIDynamicsTrajectory", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "KeyframingTests", dependencies: ["UIDynamicsKeyframing", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "MotionExportTests",
      dependencies: ["UIDynamicsCommandLineInterface", "UIDynamicsMotionExport", "TestSupport"],
      exclude: ["Consumers", "Stubs"], swiftSettings: strict),
    .testTarget(
      name: "PictureTests",
      dependencies: ["UIDynamicsPicture", "UIDynamicsTrajectory", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SceneRunnerTests",
      dependencies: library + [
        "UIDynamicsFacts", "UIDynamicsSceneAdvice", "UIDynamicsSceneRunner",
        "UIDynamicsSceneFormat", "UIDynamicsTrajectory", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "WebTests",
      dependencies: [
        "UIDynamicsPicture", "UIDynamicsSceneFormat", "UIDynamicsSceneRunner",
        "UIDynamicsTrajectory",
        "UIDynamicsWeb", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "MotionTestingTests", dependencies: library + ["MotionTesting"],
      exclude: ["card.log"], swiftSettings: strict + types),
    .testTarget(
      name: "CommandLineInterfaceTests",
      dependencies: [
        "UIDynamicsCommandLineInterface", "UIDynamicsPicture", "UIDynamicsSceneFormat",
        "UIDynamicsSceneRunner", "UIDynamicsTemplates", "UIDynamicsTrajectory", "UIDynamicsWeb",
        "TestSupport",
      ],
      swiftSettings: strict),
    // Written in the vocabulary it shares with UIKit: nothing of the package's own is in its reach.
    .testTarget(
      name: "ParityTests", dependencies: library, packageAccess: false,
      swiftSettings: strict),
    .testTarget(
      name: "ReferenceTests",
      dependencies: library + ["UIDynamicsCommandLineInterface", "TestSupport"],
      swiftSettings: strict),
    // The code that `uidyn export --as uikit` writes of the examples: nothing that is not public.
    .target(
      name: "ExportedMotions", dependencies: library, path: "Tests/ExportedMotions",
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "ExampleTests",
      dependencies: library + [
        "UIDynamicsUIKitCode", "ExportedMotions", "UIDynamicsFacts", "UIDynamicsPhysicsKernel",
        "UIDynamicsSceneFormat", "UIDynamicsSceneRunner", "UIDynamicsCommandLineInterface",
        "DeviceRecorder", "TestSupport",
      ], swiftSettings: strict + types),
  ],
  swiftLanguageModes: [.v6]
)
