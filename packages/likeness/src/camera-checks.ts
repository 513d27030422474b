import { typicalColor } from './color-groups'
import { measureEyes } from './eyes'
import { makeFaceGrid, type Photo } from './face-grid'
import { distance } from './oklab'
import { ovalFor, type Oval } from './oval'

/** Two lamps beside the shutter: is there light enough, is the face where the oval is. */
export type CameraChecks = {
  light: 'ok' | 'dark' | 'harsh'
  face: 'ok' | 'not_in_oval' | 'hair_cut'
}

const DARK = 0.5
const HARSH = 0.17
const SAME_SKIN = 0.13
const EDGE = 0.05
const CHEEK_V = [0.3, 0.55] as const

/** For small frames, many times a second: a preview of 240 pixels is plenty. */
export function checkCamera({
  oval = ovalFor,
  ...frame
}: Photo & { oval?: (size: Photo) => Oval }): CameraChecks {
  const place = oval(frame)
  const grid = makeFaceGrid({ ...frame, oval: place })
  const left = typicalColor(grid.box({ u: [-0.56, -0.28], v: CHEEK_V }))
  const right = typicalColor(grid.box({ u: [0.28, 0.56], v: CHEEK_V }))
  const all = grid
    .box({ u: [-1.9, 1.9], v: [-1.2, 1.6] })
    .map(([lightness]) => lightness)
    .toSorted((a, b) => a - b)
  const brightest = all[Math.floor(all.length * 0.95)] ?? 0
  if (!left || !right) return { light: brightest < DARK ? 'dark' : 'ok', face: 'not_in_oval' }
  const light = brightest < DARK ? 'dark' : Math.abs(left[0] - right[0]) > HARSH ? 'harsh' : 'ok'

  const nose = typicalColor(grid.box({ u: [-0.1, 0.1], v: [0.1, 0.3] })) ?? left
  const isOneSkin = distance(left, right, 0.6) < SAME_SKIN && distance(nose, left, 0.6) < SAME_SKIN
  const beside = [-1.45, 1.45].map((u) =>
    typicalColor(grid.box({ u: [u - 0.1, u + 0.1], v: [0.15, 0.4] })),
  )
  const endsAtOval = beside.some((color) => color && distance(color, left) > EDGE)
  const { confidence } = measureEyes(grid)
  if (!isOneSkin || !endsAtOval || confidence === 0) return { light, face: 'not_in_oval' }
  // Hair above the oval must be in the picture to be measured.
  return { light, face: place.cy - place.ry * 1.25 < 0 ? 'hair_cut' : 'ok' }
}
