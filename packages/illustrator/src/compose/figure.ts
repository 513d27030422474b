import type { Character } from '@luciole/contract/character'
import type { CreatureId } from '@luciole/contract/creatures'
import type { Action, SceneActor } from '@luciole/contract/scene-brief'
import type { DisplayList } from '#core/display-list'
import type { PairableFigure } from '#core/figure'
import { clamp } from '#core/geometry'
import type { Point } from '#core/geometry'
import { warpList } from '#core/warp'
import { attitudeOf } from '#creatures/attitudes'
import type { Attitude } from '#creatures/attitudes'
import { boundsOf } from '#creatures/bounds'
import { samplesOf, silhouetteOf } from '#creatures/silhouette'
import { drawCreature } from '#creatures/draw-creature'
import { NEUTRAL_LIGHT } from '#light/light'
import type { Light } from '#light/light'
import { drawHuman } from '#people/human'
import { isUnderGlass } from '#people/over-head'
import { POSES } from '#people/poses'
import { naturalScale } from '#people/proportions'
import type { Wears } from '#people/wardrobe'
import type { Angle } from '#stages/tilt-stage'
import { ACTION_RULES } from './actions'
import { FORESHORTENING, foreshortened, foreshortening } from './foreshorten'
import { inCarton } from './in-carton'
import { inBowl, inPool } from './in-water'
import type { Glass, Measured, Player } from './plan'

export interface Performance {
  character: Character
  action: Action
  view: Player['view']
  feeling: SceneActor['feeling']
  isFree?: boolean | undefined
  /** Which of two ways to stand by: the pages take turns. */
  manner?: number | undefined
  /** Sits, and waves: one arm is up. */
  waves?: boolean | undefined
  /** Both hands close around what they have. */
  grips?: boolean
  wears?: Wears | undefined
  /** What one breathes in here, under a hat. */
  glass?: Glass | undefined
  light: Light
  gaze?: Point
  pitch?: number
  tilt?: number
  yaw?: number
  aim?: { near?: Point | undefined; far?: Point | undefined }
  wind?: number
  core?: number
  /** Seen from below or from above: bodies grow towards us. */
  angle?: Angle | undefined
}

/** Told to wave, and up on a seat. */
export const sitsAndWaves = ({ action }: SceneActor, does: Action) =>
  (action === 'wave' && does === 'perch') || undefined

/** What of somebody on a page their drawing and their measure are made of. */
export const performanceOf = ({ actor, ...player }: Played) => {
  const { feeling, wears } = actor
  const { character, action, view, isFree, manner, glass, angle } = player
  const waves = sitsAndWaves(actor, action)
  return { character, action, view, feeling, isFree, manner, waves, wears, glass, angle }
}
type Played = Pick<
  Player,
  'actor' | 'character' | 'action' | 'view' | 'isFree' | 'manner' | 'glass' | 'angle'
>

export interface PerformedFigure extends PairableFigure {
  armLength: number
  forearm: number
  /** The arm around who is in the lap; people have one. */
  overLap?: DisplayList
}

/** Somebody as they are seen: level, or foreshortened. */
export function perform(asked: Performance): PerformedFigure {
  const play = asked.wears === 'mitten' ? { ...asked, wears: undefined } : asked
  const { angle } = play
  if (!angle) return performLevel(play)
  const pitch = clamp((play.pitch ?? 0) + FORESHORTENING[angle].pitch, -1, 1)
  const tall = -performLevel({ ...play, aim: {} }).anchors.box.y
  const lens = foreshortening(tall, angle)
  const { near, far } = play.aim ?? {}
  const aim = { near: near && lens.unwarp(near), far: far && lens.unwarp(far) }
  const figure = performLevel({ ...play, pitch, aim })
  const { overHeld, overLap } = figure
  return {
    ...figure,
    list: warpList(figure.list, lens.warp),
    anchors: foreshortened(figure.anchors, lens),
    ...(overLap ? { overLap: warpList(overLap, lens.warp) } : {}),
    ...(overHeld
      ? {
          overHeld: {
            near: warpList(overHeld.near, lens.warp),
            far: warpList(overHeld.far, lens.warp),
          },
        }
      : {}),
  }
}

/** A carton goes over whatever the rig draws, and water around it. */
function performLevel({ glass, ...given }: Performance): PerformedFigure {
  if (glass === 'bowl' || glass === 'pool') {
    const figure = performBare(given)
    return { ...figure, ...(glass === 'bowl' ? inBowl : inPool)(figure, given.light) }
  }
  const play = { ...given, glass }
  if (play.wears !== 'carton') return performBare(play)
  const figure = performBare({ ...play, wears: glass })
  const list = inCarton({ ...figure, light: play.light })
  return { ...figure, list, anchors: { ...figure.anchors, box: boundsOf(list) } }
}

/** Degrees that the head of an animal goes back when it climbs, or calls. */
const LOOKS_UP = -14
const HEAD_UP: ReadonlySet<Action> = new Set<Action>(['climb', 'shout'])

/** What an animal does as its body would with another feeling. */
const SHOWN: Partial<Record<Action, SceneActor['feeling']>> = {
  laugh: 'giggling',
  think: 'thinking',
}

/** Nobody does this with the eyes shut, however merry. */
const LOOKS: ReadonlySet<Action> = new Set<Action>([
  'look',
  'point',
  'search',
  'reach',
  'read',
  'draw',
  'give',
  'throw',
  'pour',
])

/** Hands that would go over the ears go to the brim, where there is one: it stays on. */
const BRIMMED: ReadonlySet<string> = new Set<NonNullable<Wears>>([
  'hat',
  'top_hat',
  'straw_hat',
  'bowler',
])
const HOLDS_HAT = { near: 'brim', far: 'brim' } as const
const holdsHat = ({ action, wears }: Pick<Performance, 'action' | 'wears'>) =>
  action === 'cover_ears' && BRIMMED.has(wears ?? '')

const WAVING = { far: POSES.wave.far, farHand: POSES.wave.farHand, farArm: undefined }

/** A paw with something in it that goes to the mouth. */
const AT_MOUTH: Attitude = { near: [-22, 8], far: 'mouth', lean: 2, nod: 3 }
const bringsToMouth = (play: Pick<Performance, 'action' | 'isFree' | 'wears' | 'glass'>) =>
  (play.action === 'eat' || play.action === 'drink') &&
  play.isFree === false &&
  !isUnderGlass({ wears: play.wears, glass: isHelmet(play.glass) })
/** Not a word: a paw before the lips, as a finger is. */
const HUSHES: Attitude = { near: 'belly', far: 'mouth', lean: 6, nod: 3 }
const isHelmet = (glass: Glass | undefined) =>
  glass === 'bowl' || glass === 'pool' ? undefined : glass

function attitudeIn(play: Omit<Performance, 'glass'> & { glass?: Glass | undefined }) {
  const { action, feeling } = play
  if (bringsToMouth(play)) return AT_MOUTH
  const hasGlass = isUnderGlass({ wears: play.wears, glass: isHelmet(play.glass) })
  if (action === 'hush' && !hasGlass) return HUSHES
  if (!play.isFree) return undefined
  return attitudeOf(ACTION_RULES[action].creature, SHOWN[action] ?? feeling, {
    turn: play.manner ?? 0,
    isUnderGlass: hasGlass,
  })
}

/** The one place that knows which rig draws whom. */
function performBare(
  play: Omit<Performance, 'glass'> & { glass?: Wears | undefined },
): PerformedFigure {
  const { character, action, view, feeling, light, core = 1 } = play
  if (character.kind === 'human') {
    const figure = drawHuman({
      human: character,
      action,
      view,
      feeling,
      isFree: play.isFree,
      manner: play.manner,
      isLooking: LOOKS.has(action),
      light,
      gaze: play.gaze,
      pitch: play.pitch,
      tilt: play.tilt ?? 0,
      wears: play.wears,
      glass: play.glass,
      wind: play.wind ?? 0,
      core,
      ...(play.yaw === undefined ? {} : { yaw: play.yaw }),
      ...(play.aim ? { aim: play.aim } : {}),
      ...(play.waves ? { pose: WAVING } : holdsHat(play) ? { pose: HOLDS_HAT } : {}),
      ...(play.grips ? { hands: { near: 'grip' as const, far: 'grip' as const } } : {}),
    })
    return { ...figure, armLength: figure.armLength, forearm: figure.forearms.far }
  }
  const figure = drawCreature({
    creature: character,
    pose: ACTION_RULES[action].creature,
    isLooking: LOOKS.has(action),
    attitude: attitudeIn(play),
    feeling,
    view,
    light,
    core,
    tilt: (play.tilt ?? 0) + (HEAD_UP.has(action) ? LOOKS_UP : 0),
    ...(play.gaze ? { gaze: play.gaze } : {}),
    yaw: play.yaw,
    ...(play.wears ? { wears: play.wears } : {}),
    ...(play.glass ? { glass: play.glass } : {}),
  })
  const { hands, shoulders } = figure.anchors
  return {
    ...figure,
    armLength: Math.hypot(hands.far[0] - shoulders.far[0], hands.far[1] - shoulders.far[1]),
    forearm: 60,
  }
}

/** A companion on four legs may be as big as life, but never bigger than the picture bears. */
const TALLEST = 470
/** Places at which it is asked how much of a figure is seen. */
export const SPREAD = 20

type Asked = Omit<Performance, 'light'>
type Known = Measured & { size: number }
const known = new Map<string, Known>()
const KNOWN = 160

/** A page that is looked at twice, and a book whose children stand alike, measure them once. */
export function measure(play: Asked): Known {
  const key = JSON.stringify(play)
  const found = known.get(key) ?? measureAnew(play)
  known.delete(key)
  known.set(key, found)
  const [oldest] = known.keys()
  if (known.size > KNOWN && oldest !== undefined) known.delete(oldest)
  return found
}

function measureAnew(play: Asked): Known {
  const figure = perform({ ...play, light: NEUTRAL_LIGHT })
  const height = Math.max(30, -figure.anchors.box.y)
  const isHuman = play.character.kind === 'human'
  const shape = silhouetteOf(figure.list, figure.anchors.box)
  return {
    anchors: figure.anchors,
    shape,
    spread: samplesOf(shape, SPREAD),
    armLength: figure.armLength,
    isHuman,
    height,
    size:
      play.character.kind === 'human'
        ? naturalScale(play.character.age) * (play.character.scale ?? 1)
        : Math.min(1, TALLEST / height),
  }
}

/** Beside a donkey of a story a sheep is a sheep, not a cloth rabbit; the others keep in the background. */
const BYSTANDERS: Partial<Record<CreatureId, number>> = {
  sheep: 1.35,
  goat: 1.15,
  pig: 1.2,
  cow: 1.3,
  pony: 1.1,
}
const BYSTANDER = 0.8

/** An onlooker without a name, in its species' own colours. */
export const bystander = (species: CreatureId): Character => ({
  kind: 'animal',
  species,
  marks: 'none',
  scale: BYSTANDERS[species] ?? BYSTANDER,
})

/** Whoever lies down is not larger than on the page before. */
export function standingHeight({
  character,
  measured,
  view,
}: Pick<Player, 'character' | 'measured' | 'view'>): number {
  if (measured.isHuman) return measured.height
  const standing = measure({ character, action: 'stand', view, feeling: 'happy' })
  return Math.max(measured.height, standing.height)
}
