import type { Character } from '@luciole/contract/character'
import type { SceneBrief } from '@luciole/contract/scene-brief'
import { compose } from '#compose/compose'
import type { Composition } from '#compose/compose'
import { drawCast } from '#compose/draw-cast'
import { drawParticles } from '#compose/particles'
import { toWorld } from '#compose/plan'
import type { Plan, PlanDigest } from '#compose/plan'
import { thingSizesOf } from '#compose/thing-sizes'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Drawing } from '#core/drawing'
import type { Box } from '#core/geometry'
import { multiply, scale, translate } from '#core/geometry'
import { createEnvironment } from '#stages/environment'
import { finishOf } from '#stages/finish-of'
import { veil } from '#stages/kit/veil'
import { createScene } from '#stages/scene'
import { STAGE_WIDTH } from '#stages/stage'
import type { StageItem } from '#stages/stage'
import { mirrorStage } from '#stages/mirror-stage'
import { stageFor } from '#stages/stages'

export interface PageRequest {
  cast: Readonly<Record<string, Character>>
  brief: SceneBrief
  /** The book's: pages in one place show the same place. */
  seed: string
  previous?: readonly PlanDigest[]
  /** How often this page was already tried: the next best arrangement, and more air behind. */
  attempt?: number
  colorAt?: Composition['colorAt']
  toneOf?: Composition['toneOf']
}

export interface Page {
  drawing: Drawing
  /** The figures alone, to measure how they stand out. */
  castLayer: DisplayList
  plan: Plan
  /** Share of the picture that crops must keep. */
  focus: Box
}

const BLUR = { close: 6, medium: 1.8, low: 1.2, high: 1.2, wide: 0, tiny: 0 } as const

/** Set pieces step aside where somebody stands. */
function withoutCrowding(items: readonly StageItem[], plan: Plan): readonly StageItem[] {
  return items.filter(
    ({ yields }) =>
      !yields ||
      plan.placements.every((place) => {
        const [x, y] = toWorld(place, [0, place.measured.anchors.head[1] * 0.55])
        const reach =
          (place.measured.isHuman ? 74 : place.measured.anchors.box.width * 0.55) * place.scale +
          yields.radius
        return (
          Math.abs(yields.x - x) > reach ||
          yields.y < y - 150 * place.scale ||
          yields.y > place.y + 30
        )
      }),
  )
}

/** One page of a book, whatever the brief: there is always a picture. */
export function drawPage(request: PageRequest): Page {
  const { brief, cast, seed, previous, attempt = 0 } = request
  const drawn = stageFor(brief.location)
  const last = previous?.at(-1)
  const mirrored = last?.location === brief.location ? !last.mirrored : false
  const stage = mirrored ? mirrorStage(drawn) : drawn
  const env = createEnvironment({ ...brief, kind: stage.kind, seed })
  const scene = createScene({ env, era: brief.era, seed: `${seed}/${stage.id}` })
  const plan = compose({
    brief,
    cast,
    stage,
    mirrored,
    hour: env.hour,
    seed,
    sizes: thingSizesOf(brief),
    previous,
    attempt,
    colorAt: request.colorAt,
    toneOf: request.toneOf,
  })
  const set = stage.build(scene)
  const figures = drawCast(plan, scene, { halo: 1 + attempt * 0.5 })
  const items = [
    ...withoutCrowding(set.items, plan).map((item) => ({ ...item, isCast: false })),
    ...figures.items,
  ].toSorted((a, b) => a.z - b.z)
  const { camera } = plan
  const cameraFrame = multiply(translate(camera.x, camera.y), scale(camera.width / STAGE_WIDTH))
  const hasFrame = plan.shot !== 'close'
  return {
    drawing: {
      view: camera,
      layers: [
        { list: [...set.back, ...veil(scene, stage)], blur: BLUR[plan.shot] },
        { list: figures.under },
        { list: items.flatMap(({ list }) => list) },
        {
          list: [
            ...drawParticles(plan, scene),
            ...(hasFrame ? [group(set.front, { transform: cameraFrame })] : []),
          ],
        },
      ],
      finish: finishOf(env, stage.kind),
    },
    castLayer: items.filter(({ isCast }) => isCast).flatMap(({ list }) => list),
    plan,
    focus: plan.focus,
  }
}

/** The cover: the book's best-known place, a calm sky for the title, the hero large below it. */
export const drawCover = (request: PageRequest): Page =>
  drawPage({
    ...request,
    brief: {
      ...request.brief,
      textZone: 'top',
      shot: request.brief.shot === 'close' ? 'medium' : request.brief.shot,
      crowd: [],
    },
    seed: `${request.seed}/cover`,
  })
