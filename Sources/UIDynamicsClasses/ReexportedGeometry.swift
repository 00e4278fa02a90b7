// SPDX-License-Identifier: MIT

// One `import UIDynamics` brings CGPoint, UIBezierPath and the rest along.
@_exported public import UIDynamicsGeometry
