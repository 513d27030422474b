import { FRIENDS, unitsOf, VOICES, type GuardFacts } from '#bank/layers'
import type { Pick } from '#plan/choose-lines'
import type { Party, Player } from '#plan/party'

type Remarks = Record<'go' | 'fail' | 'party', string | null> &
  Record<'goBy' | 'failBy', number | null>

/**
 * How the friends beside the helper set out, and who makes the two remarks a casting leaves room
 * for. A friend takes the helper's place there: nobody's line is laid over a page.
 */
export function chooseRemarks({
  party: { helper, others },
  pick,
  factsOf,
}: {
  party: Party
  pick: Pick
  factsOf: (player: Player) => GuardFacts
}): Remarks {
  const [first, second] = others
  const remark = (kind: 'go' | 'fail', player: Player) => {
    const facts = factsOf(player)
    const units = [VOICES[player.voice], FRIENDS].flatMap((text) =>
      unitsOf({ text, prefix: kind, facts }),
    )
    return pick({ units, keyOf: ({ name }) => `${kind}:${player.voice} ${name}` })?.name ?? null
  }
  const prefixes = second ? ['party many'] : [`party ${first?.voice}`, 'party any']
  const joining = first
    ? prefixes.flatMap((prefix) => unitsOf({ text: FRIENDS, prefix, facts: factsOf(first) }))
    : []
  return {
    go: remark('go', first ?? helper),
    goBy: first ? 0 : null,
    fail: remark('fail', second ?? helper),
    failBy: second ? 1 : null,
    party: pick({ units: joining, keyOf: ({ name }) => `party:${name}` })?.name ?? null,
  }
}
