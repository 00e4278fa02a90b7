// SPDX-License-Identifier: MIT

// A source file of an app for devices and Linux that imports both UIKit and UIDynamics. If both defined a class
// named UIView, the name would be ambiguous.
import UIDynamics
import UIKit

func isOfDarwin(_ view: UIView) -> Bool { view.isOfDarwin }
