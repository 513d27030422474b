import type { PageText } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import type { PageKind } from '#bank/authoring'
import type { StoryPlan } from '#plan/story-plan'
import { READERS } from '#reading-bands'
import { countWords } from '#text/readability'

/**
 * What a page can do without, where many come and much is asked for. From five years up: a word `about` the thing
 * of page 1, a friend's `remark`, what came `later` of a promise, and then the helper's `joke`, where the last page is far too long. For the youngest: `kinds`: what the friends
 * are, which is drawn. `extra`, `more`, `extras`: of the lines of the older of a band the shortest, the longest,
 * all. `asides`: `{room:…}`, and who comes last. `thing`: the joke on the child's own thing. `names`: of a crowd,
 * they are "the others".
 * `years`: three and four hear page 1 as one and two do. `together`: all are named in one breath.
 * `trait`: what the child likes or wears, where nothing hangs on it.
 */
export type Saving =
  | 'about'
  | 'remark'
  | 'later'
  | 'joke'
  | 'kinds'
  | 'extra'
  | 'asides'
  | 'more'
  | 'extras'
  | 'thing'
  | 'names'
  | 'years'
  | 'together'
  | 'trait'

const OF_PAGE_1: readonly Saving[] = [
  'kinds',
  'asides',
  'extra',
  'more',
  'extras',
  'thing',
  'years',
  'together',
  'trait',
]
const OF_MIDDLE: readonly Saving[] = ['asides', 'extra', 'more', 'extras']
const OF_CROWD: readonly Saving[] = [...OF_MIDDLE, 'names']

/** For three and four, everybody is named once between the first page and the last. */
function savingsOf({ plan, kind }: { plan: StoryPlan; kind: PageKind }): readonly Saving[] {
  if (plan.textBand !== '0-4')
    return kind === 'home' ? ['about'] : kind === 'restore' ? ['later', 'joke'] : ['remark']
  if (kind === 'home') return OF_PAGE_1
  return plan.band === '0-2' || kind === 'restore' ? OF_CROWD : OF_MIDDLE
}

/** So few words too many, of both languages, are not worth the last step of a joke. */
const SLIGHT = 16

/** A page that lacks a word is worse than one that has a few too many. */
const TOO_SHORT = 10

/** Words that pages have beyond their reader's, and those they lack. */
export function wordsOutside({
  pages,
  band,
  lack = 1,
}: {
  pages: readonly PageText[]
  band: StoryPlan['band']
  lack?: number
}): number {
  const [least, most] = READERS[band].words
  return pages
    .map(({ text }) => countWords(text))
    .reduce((sum, count) => sum + Math.max(0, count - most, lack * (least - count)), 0)
}

/** Tells a page, saving one thing after the other until both languages keep to their reader's words. */
export function fitToRoom({
  plan,
  kind,
  tell,
}: {
  plan: StoryPlan
  kind: PageKind
  tell: (savings: ReadonlySet<Saving>) => Record<Language, PageText>
}): Record<Language, PageText> {
  const outside = ({ en, fr }: Record<Language, PageText>) =>
    wordsOutside({ pages: [en, fr], band: plan.band, lack: TOO_SHORT })
  /** The helper is on the last page, with that joke or without. */
  const isHelperNamed = ({ en, fr }: Record<Language, PageText>) =>
    [en, fr].every(({ text }) => text.includes(plan.party.helper.name))
  const always: readonly Saving[] = kind === 'restore' && plan.lines.isClosed ? ['joke'] : []
  const whole = tell(new Set(always))
  const possible = savingsOf({ plan, kind }).filter((saving) => !always.includes(saving))
  let excess = possible.length ? outside(whole) : 0
  if (excess === 0) return whole
  let best = whole
  const savings = new Set<Saving>(always)
  for (const saving of possible) {
    if (saving === 'joke' && excess <= SLIGHT) break
    savings.add(saving)
    const shorter = tell(new Set(savings))
    const rest = outside(shorter)
    const isLost = saving === 'joke' && !isHelperNamed(shorter)
    if (rest >= excess || isLost) savings.delete(saving)
    else {
      best = shorter
      excess = rest
    }
    if (excess === 0) break
  }
  /** What turned out to be room enough is told again. */
  for (const saving of [...savings].slice(always.length, -1)) {
    const fewer = new Set([...savings].filter((one) => one !== saving))
    const fuller = tell(fewer)
    if (outside(fuller) > excess) continue
    savings.delete(saving)
    best = fuller
  }
  return best
}
