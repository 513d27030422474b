import type { SceneBrief } from '@luciole/contract/scene-brief'

const LIGHTS: ReadonlySet<string> = new Set<string>([
  'candle',
  'torch',
  'lantern',
  'paper_lantern',
  'flashlight',
])

/** A candle that lights a page, or a lantern that waits for its match, is not outshone by a lamp of the place. */
export const bringsLight = ({ objects }: Pick<SceneBrief, 'objects'>): boolean =>
  objects.some(({ thing }) => LIGHTS.has(thing))
