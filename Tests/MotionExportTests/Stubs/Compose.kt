// SPDX-License-Identifier: MIT
// The part of Jetpack Compose that exported code uses: signatures only.

package androidx.compose.animation.core

interface Easing

class CubicBezierEasing(val a: Float, val b: Float, val c: Float, val d: Float) : Easing

object Straight : Easing

val LinearEasing: Easing = Straight

class KeyframesSpec<T> {
  class KeyframeEntity<T>

  class KeyframesSpecConfig<T> {
    var durationMillis: Int = 300

    infix fun T.at(timeStamp: Int): KeyframeEntity<T> = KeyframeEntity()

    infix fun KeyframeEntity<T>.using(easing: Easing): KeyframeEntity<T> = this
  }
}

fun <T> keyframes(init: KeyframesSpec.KeyframesSpecConfig<T>.() -> Unit): KeyframesSpec<T> {
  KeyframesSpec.KeyframesSpecConfig<T>().init()
  return KeyframesSpec()
}
