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
  villainName: string | null
  talent: TalentId
  tries: readonly string[]
  plant: string
  trait: Trait | null
  /** Names of authored units: `home slipper`, `gag plan_b` … */
  lines: {
    home: string
    gag: string
    fail: string | null
    go: string | null
    trait: string | null
    /** What the hero is, when not a child. */
    hero: string | null
    keep: string | null
    talent: string
    ending: string | null
    frame: number
    friends: readonly { join: string; act: string }[]
  }
  endingFamily: EndingFamily
  /** The parent chose it: then its line is told even where the page is full. */
  isEndingAsked: boolean
  title: number
  era: Era
  pages: readonly PageKind[]
  facts: readonly string[]
  /** A friend of an earlier story who passes by. */
  cameo: string | null
  /** What the ledger remembers. */
  units: readonly string[]
}
