// swift-format-ignore-file
// Made by ExportedCodeTests: make renew.

import UIDynamics

/// The motions by the names of their scenes.
public let exportedMotions: [String: @Sendable () -> ExportedMotion] = [
  "drop-out-dismiss": {
    let motion = DropOutDismissView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.modal],
      start: motion.start
,
      listen: { tell in
        motion.onRopeCut = { tell("ropeCut", ["angle": $0]) }
        motion.onUserInteraction = { tell("userInteraction", ["view": $0, "enabled": $1]) }
        motion.onCompleteTransition = { tell("completeTransition", ["didComplete": $0]) }
      }
    )
  },
  "springy-collection-view": {
    let motion = SpringyCollectionViewLayout()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.cell1, motion.cell2, motion.cell3, motion.cell4, motion.cell5, motion.cell6, motion.cell7],
      start: motion.start
,
      listen: { tell in
        motion.onScroll = { tell("scroll", [:]) }
      }
,
      gestures: [
        "pan.began": { motion.panBegan(at: $0, velocity: $1) },
        "pan.changed": { motion.panChanged(at: $0, velocity: $1) },
      ]
    )
  },
  "sticky-corners": {
    let motion = StickyCornersView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.square],
      start: motion.start
,
      listen: { tell in
        motion.onReleased = { tell("released", [:]) }
      }
,
      gestures: [
        "pan.began": { motion.panBegan(at: $0, velocity: $1) },
        "pan.cancelled": { motion.panCancelled(at: $0, velocity: $1) },
        "pan.changed": { motion.panChanged(at: $0, velocity: $1) },
        "pan.ended": { motion.panEnded(at: $0, velocity: $1) },
        "pan.failed": { motion.panFailed(at: $0, velocity: $1) },
        "second.began": { motion.panBegan(at: $0, velocity: $1) },
        "second.cancelled": { motion.panCancelled(at: $0, velocity: $1) },
        "second.changed": { motion.panChanged(at: $0, velocity: $1) },
        "second.ended": { motion.panEnded(at: $0, velocity: $1) },
        "second.failed": { motion.panFailed(at: $0, velocity: $1) },
      ]
    )
  },
  "chain": {
    let motion = ChainView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.photo, motion.card, motion.badge, motion.anchorPointView, motion.accessibilityLabelView, motion.easingView, motion.tile1, motion.tile2, motion.tile3],
      start: motion.start
,
      setClock: { motion.after = $0 }
,
      listen: { tell in
        motion.onGo = { tell("go", ["n": $0]) }
        motion.onSome = { tell("some", $0) }
        motion.onLast = { tell("last", [:]) }
        motion.onBelow = { tell("below", ["than": $0]) }
      }
,
      gestures: [
        "hit.ended": { motion.hitEnded(at: $0, velocity: $1) },
        "hold.began": { motion.holdBegan(at: $0, velocity: $1) },
        "hold.changed": { motion.holdChanged(at: $0, velocity: $1) },
        "hold.ended": { motion.holdEnded(at: $0, velocity: $1) },
        "pan.began": { motion.panBegan(at: $0, velocity: $1) },
        "pan.changed": { motion.panChanged(at: $0, velocity: $1) },
        "pan.ended": { motion.panEnded(at: $0, velocity: $1) },
      ]
    )
  },
  "contacts": {
    let motion = ContactsView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.ball1, motion.ball2, motion.box, motion.door, motion.floor, motion.plate, motion.proto, motion.stone],
      start: motion.start
,
      listen: { tell in
        motion.onPlateLanded = { tell("plateLanded", [:]) }
        motion.onFloorLanded = { tell("floorLanded", [:]) }
        motion.onOtherLanded = { tell("otherLanded", [:]) }
        motion.onAtEdge = { tell("atEdge", [:]) }
        motion.onBoxHit = { tell("boxHit", [:]) }
        motion.onDoorHit = { tell("doorHit", [:]) }
        motion.onByBall1 = { tell("byBall1", [:]) }
        motion.onByBall2 = { tell("byBall2", [:]) }
        motion.onBall2Left = { tell("ball2Left", [:]) }
        motion.onLeft = { tell("left", [:]) }
        motion.onPlateMet = { tell("plateMet", [:]) }
        motion.onStoneMet = { tell("stoneMet", [:]) }
        motion.onMetPlate = { tell("metPlate", [:]) }
        motion.onWithBall1 = { tell("withBall1", [:]) }
        motion.onWithBall2 = { tell("withBall2", [:]) }
        motion.onPlateAtEdge = { tell("plateAtEdge", [:]) }
      }
    )
  },
  "fingers": {
    let motion = FingersView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.slider, motion.ball, motion.left, motion.right, motion.late, motion.pin],
      start: motion.start
,
      listen: { tell in
        motion.onSlid = { tell("slid", ["far": $0, "fast": $1]) }
        motion.onHeld = { tell("held", [:]) }
      }
,
      gestures: [
        "flick.ended": { motion.flickEnded(at: $0, velocity: $1) },
        "hold.began": { motion.holdBegan(at: $0, velocity: $1) },
        "hold.changed": { motion.holdChanged(at: $0, velocity: $1) },
        "hold.ended": { motion.holdEnded(at: $0, velocity: $1) },
        "pan.began": { motion.panBegan(at: $0, velocity: $1) },
        "pan.changed": { motion.panChanged(at: $0, velocity: $1) },
        "pan.ended": { motion.panEnded(at: $0, velocity: $1) },
        "tap.ended": { motion.tapEnded(at: $0, velocity: $1) },
      ]
    )
  },
  "functions": {
    let motion = FunctionsView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.a, motion.b, motion.far, motion.ball],
      start: motion.start
,
      setClock: { motion.after = $0 }
,
      listen: { tell in
        motion.onSet = { tell("set", ["count": $0, "side": $1]) }
        motion.onLater = { tell("later", [:]) }
      }
    )
  },
  "hostile": {
    let motion = HostileMotion()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.ui, motion.aB, motion.aBItem, motion.letItem, motion.body, motion.animatorItem],
      start: motion.start
,
      setClock: { motion.after = $0 }
,
      listen: { tell in
        motion.onInout = { tell("inout", ["inout": $0, "a-b": $1, "aB": $2, "let": $3]) }
        motion.onOnInout = { tell("onInout", [:]) }
        motion.onClass = { tell("class", $0) }
      }
    )
  },
  "lists": {
    let motion = ListsView()
    return ExportedMotion(
      motion, motion.animator,
      items: [motion.tile1, motion.tile2, motion.tile3, motion.tile4, motion.lamp, motion.dial, motion.reel],
      start: motion.start
,
      setClock: { motion.after = $0 }
,
      listen: { tell in
        motion.onRound = { tell("round", ["n": $0]) }
        motion.onLow = { tell("low", ["who": $0, "place": $1]) }
        motion.onSummed = { tell("summed", ["sum": $0, "least": $1, "most": $2, "right": $3]) }
        motion.onAgain = { tell("again", [:]) }
        motion.onTurned = { tell("turned", ["who": $0]) }
        motion.onOut = { tell("out", ["who": $0]) }
      }
,
      gestures: [
        "poke.changed": { motion.pokeChanged(at: $0, velocity: $1) },
        "poke.ended": { motion.pokeEnded(at: $0, velocity: $1) },
        "prod.changed": { motion.pokeChanged(at: $0, velocity: $1) },
        "prod.ended": { motion.pokeEnded(at: $0, velocity: $1) },
      ]
    )
  },
]
