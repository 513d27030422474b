import { groupColors } from './color-groups'
import type { Photo } from './face-grid'
import { distance, labOfLinear, type Lab, toLinear } from './oklab'

const STEP_SHARE = 90

/** Three colours of whatever fills the middle of the picture: a lovey's coat, belly and detail. */
export function sampleColors({ pixels, width, height }: Photo): [string, string, string] {
  const seen: { lab: Lab; hex: string }[] = []
  const stepX = Math.max(1, Math.floor(width / STEP_SHARE))
  const stepY = Math.max(1, Math.floor(height / STEP_SHARE))
  for (let y = Math.floor(height * 0.3); y < height * 0.7; y += stepY)
    for (let x = Math.floor(width * 0.3); x < width * 0.7; x += stepX) {
      const at = (y * width + x) * 4
      const rgb = [0, 1, 2].map((channel) => pixels[at + channel] ?? 0)
      const [r = 0, g = 0, b = 0] = rgb.map(toLinear)
      const hex = `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`
      seen.push({ lab: labOfLinear(r, g, b), hex })
    }
  const centers = groupColors(
    seen.map(({ lab }) => lab),
    3,
  )
  const crowd = (center: Lab) => seen.filter(({ lab }) => distance(lab, center) < 0.08).length
  const [coat = '#a08060', belly = coat, detail = belly] = centers
    .toSorted((a, b) => crowd(b) - crowd(a))
    .map(
      (center) =>
        seen.reduce((best, one) =>
          distance(one.lab, center) < distance(best.lab, center) ? one : best,
        ).hex,
    )
  return [coat, belly, detail]
}
