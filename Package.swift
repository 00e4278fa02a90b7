// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target; warnings are errors.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// For code that rarely runs; optimizing it would add a minute to a release build.
///
/// Not for targets of a library product, because SwiftPM rejects their unsafe flags in packages that depend on this one.
let seldom = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// With the trait `Foundation`, geometry types and `NSObject` are Foundation's.
let types: [SwiftSetting] = [.define("FOUNDATION_TYPES", .when(traits: ["Foundation"]))]

/// With the trait `MainActor`, classes are isolated to the main actor, as in UIKit.
let isolation: [SwiftSetting] = [
  .defaultIsolation(MainActor.self, .when(traits: ["MainActor"])),
  .enableUpcomingFeature("InferIsolatedConformances", .when(traits: ["MainActor"])),
  .define("MAIN_ACTOR", .when(traits: ["MainActor"])),
]

/// The modules that `import UIDynamics` provides.
///
/// Products list all of them, because SwiftPM recompiles only direct dependents of a changed module, not programs that
/// import it through a re-export.
let brought = ["UIDynamics", "UIDynamicsClasses", "UIDynamicsGeometry"]
let library = brought.map { Target.Dependency(stringLiteral: $0) }

/// `docs/inside/architecture.md` shows which targets may import which, and `make arrows` checks it.
let package = Package(
  name: "UIDynamics",
  // The tool uses Synchronization, which requires macOS 15; on iOS, UIDynamics re-exports UIKit.
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
      // Without optimization, `squareRoot()` calls sqrtf.
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
    // Re-exports UIKit on devices, and the classes elsewhere.
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
    // Hints and warnings; scenes run without it.
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
    // Writes a scene as Swift code for an app.
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
    // Embeds the files of pages and templates. It is C, because Swift takes 20 s for the same bytes as arrays.
    .target(name: "UIDynamicsFiles"),
    .target(
      name: "UIDynamicsPage", dependencies: ["UIDynamicsFiles"], exclude: ["Page", "Site"],
      swiftSettings: strict),
    .target(
      name: "UIDynamicsTemplates", dependencies: ["UIDynamicsFiles"], exclude: ["Templates"],
      swiftSettings: strict),
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
    // The interface between a page and the engine; `make web` compiles both into a WebAssembly module.
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
    // The module UIKit on Linux; empty without the trait `Foundation`.
    .target(
      name: "UIKit", dependencies: library + ["UIDynamicsFacts"],
      swiftSettings: strict + types + isolation),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    // For tests of apps; may import Foundation and the testing frameworks.
    .target(
      name: "MotionTesting",
      dependencies: library + [
        "UIDynamicsComparison", "UIDynamicsTrajectory",
        .target(name: "UIKit", condition: .when(traits: ["Foundation"])),
      ], swiftSettings: strict + types + isolation),
    // The recorders for apps on a device; built here to check that they compile against the library.
    .target(
      name: "DeviceRecorder", dependencies: library, path: "Examples/device",
      exclude: ["Calibration", "make-calibration"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "Benchmarks", dependencies: ["UIDynamicsPhysicsKernel"], swiftSettings: strict),

    // Reads the symbol graphs of modules; depends on them so that they are built first.
    .executableTarget(
      name: "InterfaceCheck", dependencies: library,
      path: "Tests/InterfaceCheck", swiftSettings: strict),
    // Contains typical UIKit code, which writes protocol types without `any`, so it has no strict settings.
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
    // Run by `make attack`; not a product.
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
    // Uses only names that UIKit also has, so the package's additions are not available to it.
    .testTarget(
      name: "ParityTests", dependencies: library, packageAccess: false,
      swiftSettings: strict),
    .testTarget(
      name: "ReferenceTests",
      dependencies: library + ["UIDynamicsCommandLineInterface", "TestSupport"],
      swiftSettings: strict),
    // The output of `uidyn export --as uikit` for some examples; it uses only public API.
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
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
