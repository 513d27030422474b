import type { Book, BookPage, CanonFact, Ledger } from '@luciole/contract/book'
import type { Character } from '@luciole/contract/character'
import type { Ticket } from '@luciole/contract/stories'
import type { Sex } from '@luciole/contract/sex'
import type { StoryRequest, WizardTextKey } from '@luciole/contract/wizard'
import type { CompanionType } from '@luciole/contract/companions'
import type { Bill } from '#providers/live/purse'

/** Somebody of the family as they are on the day the story is asked for. */
export interface Player {
  id: string
  kind: 'kid' | 'companion'
  /** A kid's brother or sister has none. */
  type: CompanionType | null
  name: string
  sex: Sex | null
  /** Full years. */
  age: number | null
  description: string | null
  character: Character
}

/** Frozen with the story: a hero never changes face, whatever the family changes later. */
export interface Players {
  kid: Player & { sex: Sex; age: number }
  friends: Player[]
}

export interface TellOrder {
  players: Players
  request: StoryRequest
  ledger: Ledger
  canon: CanonFact[]
  seed: string
}

export interface ToldStory {
  book: Book
  ledgerEntry: Ledger['entries'][number]
  canonFacts: CanonFact[]
}

/** A book we told, to be told again by a live model, from a page on. */
export interface RetellOrder {
  book: Book
  from: number
  bill: Bill
}

/** Who writes. The same order tells the same story. */
export interface Teller {
  id: string
  tell(order: TellOrder, signal: AbortSignal): Promise<ToldStory>
  /**
   * Another pen for the same pages: every page from `from` on, in order, as soon as it is fit to be
   * read; ours wherever the model is late, wrong or unsafe. Null when nobody but us writes.
   */
  retell: ((order: RetellOrder, signal: AbortSignal) => AsyncIterable<BookPage>) | null
  /** The one sentence that shows every answer before the story is written. */
  ticket(order: Pick<TellOrder, 'players' | 'request'>): Ticket
  /** True when a text a person typed may stand in a story for children. */
  isWelcome(text: { key: WizardTextKey | 'name' | 'description' | 'page'; text: string }): boolean
}
