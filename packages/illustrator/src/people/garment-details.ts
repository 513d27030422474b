import type { DisplayList } from '#core/display-list'
import { tones } from '#light/light'
import type { Tones } from '#light/light'
import type { Cloth } from './cloth'
import {
  buttons,
  pockets,
  patchPocket,
  zip,
  wrap,
  belt,
  openFront,
  piping,
} from './garment-closures'
import { stripes, dots, hemBand, ribbing, knit, star } from './garment-patterns'
import type { Trunk } from './trunk-shape'
import type { Detail } from './wardrobe'

/** Everything sewn on or knitted into the top, clipped to it by whoever calls. */
export function garmentDetails(trunk: Trunk, tone: Tones, hem: number): DisplayList {
  const { clothes, measures, skeleton, yaw, view, paint } = trunk
  const cloth: Cloth = {
    trunk,
    tone,
    hem,
    at: skeleton.torso,
    mid: view === 'profile' ? measures.shoulder * 0.5 : yaw * (measures.shoulder * 0.34),
    s: measures.shoulder,
    h: measures.hip,
    isBack: view === 'back',
    detail: tones(paint.light, clothes.detail),
  }
  return clothes.cut.details.flatMap((detail) => DETAILS[detail]?.(cloth) ?? [])
}

const DETAILS: Partial<Record<Detail, (cloth: Cloth) => DisplayList>> = {
  stripes,
  buttons,
  pockets,
  patch_pocket: patchPocket,
  zip,
  wrap,
  belt,
  open_front: openFront,
  dots,
  hem_band: hemBand,
  ribbing,
  knit,
  piping,
  star,
}
