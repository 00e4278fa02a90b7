// SPDX-License-Identifier: MIT

// `import UIDynamics` also provides CGPoint, UIBezierPath and the other geometry types.
@_exported public import UIDynamicsGeometry
