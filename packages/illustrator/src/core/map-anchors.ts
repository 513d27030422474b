import type { Anchors } from './figure'
import type { Point } from './geometry'

/** Every place on a figure moved; how large its head is, its seat and its box are the caller's to say. */
export function mapAnchors(anchors: Anchors, at: (point: Point) => Point): Anchors {
  const both = ({ near, far }: Anchors['hands']) => ({ near: at(near), far: at(far) })
  return {
    ...anchors,
    head: at(anchors.head),
    eye: at(anchors.eye),
    mouth: at(anchors.mouth),
    ear: at(anchors.ear),
    hands: both(anchors.hands),
    ...(anchors.grips ? { grips: anchors.grips.map(at) } : {}),
    shoulders: both(anchors.shoulders),
    chest: at(anchors.chest),
    pocket: at(anchors.pocket),
    back: at(anchors.back),
    top: at(anchors.top),
    feet: at(anchors.feet),
  }
}
