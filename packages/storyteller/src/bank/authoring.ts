import type { TextBand } from '@luciole/contract/book'
import type { Character } from '@luciole/contract/character'
import type { CreatureId } from '@luciole/contract/creatures'
import type { Bilingual } from '@luciole/contract/language'
import type {
  ACTIONS,
  ATTACHMENTS,
  Era,
  FEELINGS,
  LocationId,
  Mood,
  PAIRS,
  Setting,
  Shot,
  TimeOfDay,
  SceneObject,
  Weather,
  Worn,
} from '@luciole/contract/scene-brief'
import type { Sex } from '@luciole/contract/sex'
import type { ThingId } from '@luciole/contract/things'
import type { WizardChoice } from '@luciole/contract/wizard'

import type { KernelId } from '#bank/kernels'

/** The shapes an author fills in. How to write a casting: docs/stories/adding-a-casting.md. */

export type Challenge = Exclude<WizardChoice<'challenge'>, 'surprise'>
export type Theme = Exclude<WizardChoice<'theme'>, 'surprise'>
export type EndingFamily = Exclude<WizardChoice<'ending'>, 'surprise'>

/** Why a try fails. Two tries of one book never fail for the same reason. */
export type Cause =
  | 'force'
  | 'lure'
  | 'noise'
  | 'helper_flaw'
  | 'wrong_guess'
  | 'pride'
  | 'too_small'
  | 'clever'
  | 'hurry'
  | 'copying'
  | 'hiding'
  | 'rules'

/** What the hero is good at. `why` is a flaw and `friend` is the helper: both serve "no talent". */
export const TALENTS = [
  'whistle',
  'notice',
  'still',
  'draw',
  'build',
  'mimic',
  'listen',
  'climb',
  'count',
  'cook',
  'tell',
  'remember',
  'dance',
  'why',
  'friend',
] as const
export type TalentId = (typeof TALENTS)[number]

/** H hero, F helper, N the one in need, V villain, A to E whoever else the casting names; G and K are only seen. */
export type RoleLetter = 'N' | 'V' | 'A' | 'B' | 'C' | 'D' | 'E' | 'G' | 'K'
export type ActorLetter = 'H' | 'F' | RoleLetter
export type ActorState = `${(typeof ACTIONS)[number]}/${(typeof FEELINGS)[number]}`

/** A thing as it is, or in another state, or several of it; at a place of the location, or in the sky. */
export type SceneThing =
  | ThingId
  | {
      thing: ThingId
      state?: NonNullable<SceneObject['state']>
      count?: number
      at?: string
      near?: string
    }

/** What one page's picture shows. The first thing is the focal one. */
export interface Scene {
  at: LocationId
  shot: Shot
  mood: Mood
  who: Partial<Record<ActorLetter, ActorState>>
  things?: readonly SceneThing[]
  /** Worn on this page; `null` takes off what a role always wears. */
  wears?: Partial<Record<ActorLetter, Worn | null>>
  /** Everything edible or for sale is gone from the place; from the harbour and a ship's deck, the sea; from a street, its lights. */
  isBare?: boolean
  /** The place and its things are a giant's: large beside everybody else. */
  isGiants?: boolean
  holds?: Partial<Record<ActorLetter, ThingId>>
  /** Whom or what somebody looks at, points at, pushes: a letter, a thing, a place of the location. */
  looks?: Partial<Record<ActorLetter, string>>
  /**
   * Where somebody is: on a thing of the scene (a bridge, a table), at a place of the location (`branch`),
   * beside somebody (a letter), or on what page 1 gave, laid down (`given`), where that is soft.
   */
  places?: Partial<Record<ActorLetter, string>>
  /** On whom or what somebody has a hand or, an animal, its nose: a letter, or a thing of the scene. */
  touches?: Partial<Record<ActorLetter, string>>
  /** Far up in the sky: small, and behind everybody. */
  farOff?: readonly ActorLetter[]
  pair?: { who: ActorLetter; with: ActorLetter; type: (typeof PAIRS)[number] }
  attach?: { who: ActorLetter; to: ActorLetter; where: (typeof ATTACHMENTS)[number] }
  crowd?: readonly CreatureId[]
  time?: TimeOfDay
  weather?: Weather
  /** What page 1 gave is within a thing of this page, and not seen beside it: tucked into a full bed. */
  isInside?: true
  /** What page 1 gave lies on this thing of the page, the last one too (a cushion on a chair), or on somebody's head. */
  onto?: ThingId | ActorLetter
  /** A thing only the picture shows; the text never mentions it. */
  secret?: ThingId
  /** Facts that must hold before this page, and facts it makes true. */
  needs?: readonly string[]
  adds?: readonly string[]
}

export interface Role {
  /** A word for the picture and the narrator: `little_cloud`. */
  id: string
  part: 'needy' | 'villain' | 'comic' | 'doubter' | 'other'
  /** A villain's name is used unless the parent gave one. */
  name: Bilingual
  /** "who has not come out since Monday" */
  introduction: Bilingual
  /** For four and younger, where the other says what their text does not tell. */
  introductionAtFour?: Bilingual
  sex: Sex
  /** A villain who is told as a lady or a gentleman, as the parent’s name asks: `{v:he|she}`. */
  isEitherSex?: true
  /** A lamp or a cloud that speaks is `{ kind: 'living_thing', thing: … }` (`species` is not drawn). */
  character: Character
  /** On every page, unless a scene says otherwise. */
  wears?: Worn
}

/** An object planted on page 1 and given up in the turn. */
export interface Plant {
  id: string
  thing?: ThingId
  /** In the turn the hero lets go of it, and it goes up. */
  rises?: boolean
  /** Who has it in hand on the last page. */
  keeper?: RoleLetter
  /** Bands whose turn uses it and does not give it: it stays on, or in the child's hand. */
  stays?: readonly TextBand[]
  /** Bands whose page 1 waves it: a scarf is in the hand then, and not round the neck. */
  waved?: readonly TextBand[]
  /** What differs where it is given and shown again: who wears it, who has it in hand. */
  pictures?: Partial<Record<PageName, Partial<Omit<Scene, 'needs' | 'adds'>>>>
  /** The same for one band alone. */
  ofBand?: BandPictures
  /** The kid's own collection or garment takes this place; the prose needs only its `pay`. */
  from?: 'trait'
  kinds?: readonly TraitKind[]
}
export const TRAIT_KINDS = ['collection', 'garment', 'object'] as const
export type TraitKind = (typeof TRAIT_KINDS)[number]

export interface Try extends Scene {
  id: string
  cause: Cause
}

export const PAGE_KINDS = [
  'home',
  'lack',
  'try1',
  'way',
  'try2',
  'road',
  'try3',
  'quiet',
  'strand',
  'insight',
  'turn',
  'restore',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]
/** Every story begins at home with the lack, and ends with insight, turn and restore. */
export type MiddlePage = Exclude<PageKind, 'home' | 'lack' | 'insight' | 'turn' | 'restore'>
export type PageCount = 8 | 10 | 12

/** A page by the name its prose has in the bank: `lack`, `try bush`, `turn climb`. */
export type PageName =
  | Exclude<PageKind, 'try1' | 'try2' | 'try3' | 'turn'>
  | `try ${string}`
  | `turn ${TalentId}`

/** Where a band's own words show something else than the casting's scene: what differs, by page. */
export type BandPictures = Partial<
  Record<TextBand, Partial<Record<PageName | 'cover', Partial<Omit<Scene, 'needs' | 'adds'>>>>>
>

export interface Casting {
  id: string
  kernel: KernelId
  /** Only places its words show; the first is where most pictures are. */
  settings: readonly [Setting, ...Setting[]]
  /** Where it is told to the youngest, when that is somewhere else. */
  youngSettings?: readonly [Setting, ...Setting[]]
  /** Times its words suit: nothing electric in the past. */
  eras: readonly Era[]
  time: TimeOfDay
  weather?: Weather
  /** Narrower than the kernel's, when this casting cannot serve them all. */
  challenges?: readonly Challenge[]
  themes?: readonly Theme[]
  /** It begins after four, or lasts until dark: nobody says there that they must be off by four. */
  late?: true
  /** On its `way` they hide or stop and nobody walks: no line about walking is told there. */
  waits?: true
  /** A rule, a sign, a misunderstanding: told to younger children only where nothing else fits. */
  fromAge?: 2 | 3
  /** Somebody in it goes hungry: nobody of the party has anything to eat along. */
  hungry?: true
  /** Its joke needs hands, or paws: told of a unicorn only where nothing else fits. */
  hands?: true
  /** It turns on what feet leave behind them: told of nobody on wheels or fins while there is another. */
  feet?: true
  /** The one in need can come home with the hero. */
  mobile: boolean
  roles: Partial<Record<RoleLetter, Role>>
  /** Who of them walks along, and from which page on: with a boy among them French says *ils*, not *elles*. */
  joins?: Partial<Record<RoleLetter, { at: PageKind; bands: readonly TextBand[] }>>
  plants: readonly Plant[]
  tries: readonly Try[]
  turns: Partial<Record<TalentId, Scene>>
  scenes: {
    cover: Scene
    home?: Scene
    lack: Scene
    way: Scene
    road?: Scene
    quiet?: Scene
    strand?: Scene
    insight: Scene
    restore: Scene
  }
  /** Other orders of the middle pages than the usual ones: the low point moves, or the words ask it. */
  shapes?: Partial<Record<PageCount, readonly (readonly MiddlePage[])[]>>
  /** Endings its own last page already tells: no line from the ending layer is added. */
  closes?: readonly EndingFamily[]
  /** What stays true for later stories. */
  canon: readonly { kind: 'friend' | 'place' | 'keepsake'; id: string; text: Bilingual }[]
  pictures?: BandPictures
  /** Prose by text band; a band without a file is not told. */
  /**
   * Lines that only some of its books need, in which nobody of the party speaks: `out`, where they go on page 1;
   * `wonder`, what the hero asks, from seven years on, where the tries were about to be told over; `ending fame`
   * and the like, the endings its own last page does not show.
   */
  ownLines: string
  bands: Partial<Record<TextBand, string>>
}
