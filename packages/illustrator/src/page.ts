import type { Character } from '@luciole/contract/character'
import type { SceneBrief } from '@luciole/contract/scene-brief'
import type { Aura } from '#compose/aura'
import { angleOf, compose, shotOf } from '#compose/compose'
import { clearFrame, withoutCrowding } from '#compose/clear-stage'
import { bringsLight } from '#compose/own-light'
import { drawCast } from '#compose/draw-cast'
import { fireflyTrail } from '#compose/firefly-trail'
import { drawParticles } from '#compose/particles'
import { partsNamed } from '#compose/parts-named'
import type { Plan, PlanDigest } from '#compose/plan'
import { stageBrief } from '#compose/staging'
import { thingSizesOf } from '#compose/thing-sizes'
import { viewOfPlace } from '#compose/view-of-place'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Drawing, Layer } from '#core/drawing'
import type { Box } from '#core/geometry'
import { multiply, scale, translate } from '#core/geometry'
import { builtSet } from '#stages/built-set'
import { createEnvironment } from '#stages/environment'
import { finishOf } from '#stages/finish-of'
import { veil } from '#stages/kit/veil'
import { createScene } from '#stages/scene'
import { STAGE_WIDTH } from '#stages/stage'
import { stageOfBook } from '#stages/stage-of-book'
import { stageFor } from '#stages/stages'
import { courseOf } from '#stages/sun-in-its-course'
import { tiltStage } from '#stages/tilt-stage'

export interface PageRequest {
  cast: Readonly<Record<string, Character>>
  brief: SceneBrief
  /** The book's: pages in one place show the same place. */
  seed: string
  previous?: readonly PlanDigest[]
  /** How often this page was already tried: the next best arrangement, and more air behind. */
  attempt?: number
  /** Arranged before: the same page again, in another air. */
  plan?: Plan
  finalists?: Plan['finalists'] | undefined
  /** What lies behind everybody, drawn before for the same plan. */
  backdrop?: Layer | undefined
  auras?: readonly Aura[]
  /** How often the family asked for another picture of this page. */
  take?: number
  /** The picture that this one takes the place of. */
  replaces?: PlanDigest
  /** Drawn for the board of a book, under a title. */
  isCover?: boolean
}

export interface Page {
  drawing: Drawing
  /** The figures alone, to measure how they stand out. */
  castLayer: DisplayList
  plan: Plan
  /** Share of the picture that crops must keep. */
  focus: Box
}

/** What the page is about: parts of the place, and things that are drawn for it. */
const partsTold = (brief: SceneBrief): ReadonlySet<string> =>
  new Set([...partsNamed(brief), ...brief.objects.map(({ thing }) => thing)])

const BLUR = { close: 6, medium: 1.8, low: 1.2, high: 1.2, wide: 0, tiny: 0 } as const

/** A moon who came down to talk is not in the sky as well, nor a moon beside a sun who did. */
const isInCast = (orb: 'sun' | 'moon' | undefined, { brief, cast }: PageRequest) =>
  orb !== undefined &&
  brief.cast.some(({ id }) => {
    const character = cast[id]
    return character?.kind === 'living_thing' && [orb, 'sun'].includes(character.thing ?? '')
  })

/** One page of a book, whatever the brief: there is always a picture. */
export function drawPage(request: PageRequest): Page {
  const { cast, seed, previous, attempt = 0, take = 0, isCover = false, auras = [] } = request
  const drawn = stageOfBook(request.brief.location, seed, partsNamed(request.brief))
  const brief = stageBrief(request.brief, { cast, stage: drawn })
  const shot = shotOf(brief, previous)
  const angle = isCover ? undefined : angleOf(shot)
  const course = courseOf((previous ?? []).map((page) => page.hour))
  const hour = createEnvironment({ ...brief, kind: drawn.kind, seed, course })
  const sky = drawn.air?.(hour) ?? hour
  const env = isInCast(sky.orb?.kind, request) ? { ...sky, orb: undefined } : sky
  const view = isCover
    ? drawn
    : viewOfPlace(drawn, {
        brief,
        isHuman: ({ id }) => request.cast[id]?.kind === 'human',
        seed,
        previous: previous ?? [],
        shot,
        isMoonlit: env.orb?.kind === 'moon',
      })
  const stage = angle ? tiltStage(view, angle) : view
  const told = partsTold(brief)
  const isLit = bringsLight(brief)
  const scene = createScene({
    env,
    stage,
    era: brief.era,
    seed: `${seed}/${stage.id}`,
    isBare: brief.isBare,
    told,
    isUnlit: env.dark && stage.kind === 'indoors' && isLit,
  })
  const { time, weather, mood, era, isBare } = brief
  const key = [
    stage.id,
    angle,
    ...told,
    view.nearer?.from[0],
    isLit,
    time,
    course,
    weather,
    mood,
    era,
    isBare,
    seed,
    !!env.orb,
  ]
  const set = builtSet(stage, scene, key.join('/'))
  const { pieces } = set
  const plan =
    request.plan ??
    compose({
      brief,
      cast,
      stage,
      hour: env.hour,
      seed: [seed, ...(isCover ? ['cover'] : []), ...(take ? [`take${take}`] : [])].join('/'),
      sizes: thingSizesOf(brief),
      previous,
      attempt,
      isCover,
      obstacles: pieces.filter(({ yields }) => !yields),
    })
  const figures = drawCast(plan, scene, { halo: 1 + attempt * 0.5, isCover, auras })
  const left = withoutCrowding(pieces, { plan, company: cast })
  const behind = left.filter(({ isBack }) => isBack).flatMap(({ list }) => list)
  const items = [
    ...left.filter(({ isBack }) => !isBack).map((item) => ({ ...item, isCast: false })),
    ...figures.items,
  ].toSorted((a, b) => a.z - b.z)
  const { camera } = plan
  const cameraFrame = multiply(translate(camera.x, camera.y), scale(camera.width / STAGE_WIDTH))
  const hasFrame = plan.shot !== 'close'
  return {
    drawing: {
      view: camera,
      layers: [
        request.backdrop ?? {
          list: [...set.back, ...behind, ...veil(scene, stage)],
          blur: BLUR[plan.shot],
        },
        { list: figures.under },
        { list: items.flatMap(({ list }) => list) },
        {
          list: [
            ...drawParticles(plan, scene),
            ...(isCover ? fireflyTrail(plan, scene) : []),
            ...(hasFrame
              ? [group(clearFrame(set.front, plan, cameraFrame), { transform: cameraFrame })]
              : []),
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

const ON_A_COVER = 6

/** The cover: the book's best-known place, everybody close to the hero, a free sky for the title. */
export function drawCover(request: PageRequest): Page {
  const { brief } = request
  const named = brief.cast.filter(({ extra }) => !extra)
  const friends = brief.cast.filter(({ extra }) => extra)
  const [lead, ...others] = [...named, ...friends.map(({ extra: _extra, ...friend }) => friend)]
  const together = others
    .slice(0, ON_A_COVER - 1)
    .map((actor) => (lead && !actor.at ? { ...actor, near: actor.near ?? lead.id } : actor))
  return drawPage({
    ...request,
    isCover: true,
    brief: {
      ...brief,
      textZone: 'top',
      shot: 'medium',
      // Noon flatters no cover: outdoors the sun stands lower.
      ...(brief.time === 'day' && stageFor(brief.location).kind === 'outdoors'
        ? { time: 'golden' as const }
        : {}),
      cast: lead ? [lead, ...together] : [],
      crowd: [],
    },
  })
}
