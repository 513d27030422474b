import { FRIENDS, unitsOf, VOICES, type GuardFacts } from '#bank/layers'
import type { Pick } from '#plan/choose-lines'
import type { Party, Player } from '#plan/party'
import type { StoryPlan } from '#plan/story-plan'

type Remarks = globalThis.Pick<
  StoryPlan['lines'],
  'go' | 'goBy' | 'goAt' | 'fail' | 'failBy' | 'party' | 'last'
>

/** Lines of one joke end in the same word: it is told once in a book. */
export const jokeOf = (name: string) => name.split(' ').at(-1)

/**
 * How the friends beside the helper set out and where the last page leaves them, and who makes the remarks a casting leaves room for.
 * Each of the first two has one line: on a failure, or on the way, where no other line is told.
 */
export function chooseRemarks({
  party: { helper, others },
  pick,
  factsOf,
  isWayFree,
  hasFail,
  isClosed,
  road,
  isCrowded,
  told,
}: {
  party: Party
  pick: Pick
  factsOf: (player: Player, page?: 'way' | 'road') => GuardFacts
  /** The talent is told elsewhere. */
  isWayFree: boolean
  /** One of the tries told leaves room for a remark. */
  hasFail: boolean
  /** The helper's joke is not there to bring the helper to the last page. */
  isClosed: boolean
  /** The second page on the way: whether a remark has a place on it, or nobody asks it for one. */
  road: 'open' | 'closed' | null
  /** Page 1 has its jokes already: who comes too is named with those who go. */
  isCrowded: boolean
  /** Names of the loose lines this book has already. */
  told: readonly string[]
}): Remarks {
  const [first, second] = others
  const jokes = new Set(told.map(jokeOf))
  const isUntold = ({ name }: { name: string }) => !jokes.has(jokeOf(name))
  const remark = (kind: 'go' | 'fail', player: Player, page: 'way' | 'road' = 'way') => {
    const facts = factsOf(player, page)
    const own = unitsOf({ text: VOICES[player.voice], prefix: kind, facts }).filter(isUntold)
    const common = unitsOf({ text: FRIENDS, prefix: kind, facts }).filter(isUntold)
    const keyOf = ({ name }: { name: string }) =>
      FRIENDS.has(name) ? `${kind}:${name}` : `${kind}:${player.voice} ${name}`
    return pick({ units: [...own, ...common], keyOf })?.name ?? null
  }
  const isLineOwed = second !== undefined || (first !== undefined && !hasFail)
  const elsewhere = { open: 'road', closed: null } as const
  const goAt = isWayFree ? 'way' : isLineOwed ? (road ? elsewhere[road] : 'way') : null
  const failBy = second ? 1 : first && !goAt ? 0 : null
  /** The helper has a joke of three steps: a shrug after each failure would be one too many. */
  const failing = failBy === null ? undefined : others[failBy]
  const joking = second ? ['party many'] : [`party ${first?.voice}`, 'party any']
  const isYoung = factsOf(helper).band === '0-4'
  const ofYoung = second ? [`party young ${others.length > 2 ? 'more' : 'two'}`] : []
  /** Four and more names in a row are a roll-call: one of them is told apart. */
  const ofCrowd = others.length > 2 ? ['party file'] : []
  const joining = first
    ? (isYoung ? ofYoung : isCrowded ? ofCrowd : joking)
        .flatMap((prefix) => unitsOf({ text: FRIENDS, prefix, facts: factsOf(first) }))
        .filter(isUntold)
    : []
  const joined = pick({ units: joining, keyOf: ({ name }) => `party:${name}` })?.name ?? null
  if (joined) jokes.add(jokeOf(joined))
  const leaving =
    (first || isClosed) && !isYoung
      ? unitsOf({ text: FRIENDS, prefix: 'last', facts: factsOf(first ?? helper) })
      : []
  return {
    go: goAt ? remark('go', first ?? helper, goAt) : null,
    goBy: first ? 0 : null,
    goAt,
    fail: failing ? remark('fail', failing) : null,
    failBy,
    party: joined,
    last:
      pick({ units: leaving.filter(isUntold), keyOf: ({ name }) => `last:${name}` })?.name ?? null,
  }
}
