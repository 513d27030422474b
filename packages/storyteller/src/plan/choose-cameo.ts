import type { Casting } from '#bank/authoring'
import { castingOfFriend } from '#bank/castings'
import { staleness } from '#plan/ledger-distance'
import type { Random } from '#random'
import type { StoryAsk } from '#story-ask'

/** A bridge, a goose on the road: whom one meets on land is not met on a reef, nor between two stars. */
const OFF_LAND: readonly Casting['settings'][number][] = ['under_sea', 'space']
const isOnLand = ({ settings }: Casting) => settings.some((one) => !OFF_LAND.includes(one))

/** Whether a friend made in one story can pass by in another. */
export const canPassThrough = ({ friendsOf, casting }: { friendsOf: Casting; casting: Casting }) =>
  (isOnLand(friendsOf) && isOnLand(casting)) ||
  friendsOf.settings.some((one) => casting.settings.includes(one))

/** A friend of an earlier story who passes by in this one, every second time. */
export function chooseCameo({
  ask,
  casting,
  random,
}: {
  ask: StoryAsk
  casting: Casting
  random: Random
}): string | null {
  const friends = ask.canon.filter(({ kind, id }) => {
    if (kind !== 'friend') return false
    const friendsOf = castingOfFriend(id)
    return (
      friendsOf !== undefined &&
      friendsOf !== casting &&
      canPassThrough({ friendsOf, casting }) &&
      staleness({ ledger: ask.ledger, unit: `cameo:${id}` }) === 0
    )
  })
  return friends.length && random.below(2) === 0 ? random.pick(friends).id : null
}
