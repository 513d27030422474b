import type { Bilingual } from '@luciole/contract/language'
import type { Sex } from '@luciole/contract/sex'
import type { ReadingBand, TextBand } from '@luciole/contract/book'
import type { Era } from '@luciole/contract/scene-brief'
import type { EndingFamily, PageCount, PageKind, TalentId } from '#bank/authoring'
import type { Party } from '#plan/party'
import type { Trait } from '#plan/traits'

/** A whole story before any sentence exists. Language-free: both languages are told from it. */
export interface StoryPlan {
  seed: string
  band: ReadingBand
  textBand: TextBand
  pageCount: PageCount
  kernel: string
  casting: string
  party: Party
  /** The one the parent chose or typed, where they did, as each language says it. */
  villainName: Bilingual | null
  villainSex: Sex
  talent: TalentId
  tries: readonly string[]
  plant: string
  trait: Trait | null
  /** For the youngest, who are told each of their things: what they wear beside what they carry. */
  alsoWears: Trait | null
  /** Names of authored units: `home slipper`, `gag plan_b` … */
  lines: {
    /** Empty for the youngest: the casting says who comes along. */
    home: string
    /** None for the youngest, nor a talent before the turn: their story has the page to itself. */
    gag: string | null
    /** The wording of each of its three steps. */
    gagSteps: readonly string[] | null
    fail: string | null
    go: string | null
    trait: string | null
    /** What the hero is, when not a child. */
    hero: string | null
    keep: string | null
    /** What hero and helper say to each other, on page 1, of the thing that will matter. */
    about: string | null
    talent: string | null
    /** Told on page 1, in place of a detail of the kid's; else in scene, on the way. */
    isTalentAtHome: boolean
    ending: string | null
    /** Of that ending, a wish come true, the end of a second strand and a last line of the casting's own so many are told that with the third step of the joke the page would close thrice. */
    isClosed: boolean
    /** A question of the hero's before the insight. */
    wonder: string | null
    /** Whether that question, or what was tried so far, is said at all. */
    isSummedUp: boolean
    /** The year three thousand, or long ago. */
    era: string | null
    /** For the youngest: whether the story comes back to what they like to do. */
    loved: boolean
    /** On the last page, what page 1 promised: the time it was, the helper's ways, the kid's own. */
    later: string | null
    /** What the hero wished for, where the story is not about it: first page and last. */
    wish: string | null
    /** Which order page 1 is told in. */
    frame: number
    /** Where they are going, or why they are out. */
    out: string | null
    /** How the friends beside the helper set out. */
    party: string | null
    /** Where the friends beside the helper are on the last page. */
    last: string | null
    /** Which of them makes the remark on the way, and the one on a failure: the helper, when none. */
    goBy: number | null
    /** The page on which a remark about the way is made. */
    goAt: 'way' | 'road' | null
    failBy: number | null
  }
  endingFamily: EndingFamily
  title: number
  era: Era
  pages: readonly PageKind[]
  facts: readonly string[]
  /** A friend of an earlier story who passes by. */
  cameo: string | null
  /** What the ledger remembers. */
  units: readonly string[]
}
