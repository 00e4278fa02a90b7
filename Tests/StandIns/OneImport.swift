// SPDX-License-Identifier: MIT

// A file of an app for a device and for Linux that imports UIKit and UIDynamics. Two classes named UIView
// would be ambiguous.
import UIDynamics
import UIKit

func isOfDarwin(_ view: UIView) -> Bool { view.isOfDarwin }
