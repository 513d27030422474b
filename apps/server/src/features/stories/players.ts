import type { Character } from '@luciole/contract/character'
import { grownWith } from '@luciole/contract/grown-with'
import type { StoryRequest } from '@luciole/contract/wizard'
import type { CompanionsService } from '#features/companions/companions.service'
import { ageInYears } from '#features/kids/date-of-birth'
import type { KidsService } from '#features/kids/kids.service'
import type { OwnedKid } from '#features/kids/owned-kid'
import type { PortraitsService } from '#features/portraits/portraits.service'
import type { Clock } from '#platform/clock'
import type { Queryable } from '#platform/db'
import { AppError } from '#platform/errors'
import type { Player, Players } from '#providers/text/text'

/** Who draws somebody that has no portrait yet: a neutral one made of the profile. */
export type NeutralLook = (input: {
  seed: string
  kind: 'kid' | 'companion'
  type: Player['type']
  sex: Player['sex']
  age: number | null
  description: string | null
}) => Character

export interface PlayersDependencies {
  clock: Clock
  kids: KidsService
  companions: CompanionsService
  portraits: PortraitsService
  neutralLook: NeutralLook
}

/** The family as it is on the day a story is asked for. Somebody else's ids are not found. */
export function createPlayersOf(dependencies: PlayersDependencies) {
  const { clock, kids, companions, portraits, neutralLook } = dependencies

  return async function playersOf({
    db,
    kid,
    friends,
  }: {
    db: Queryable
    kid: OwnedKid
    friends: StoryRequest['friends']
  }): Promise<Players> {
    const now = clock.now()
    const parent = { accountId: kid.accountId }
    const siblings = await Promise.all(
      friends
        .filter(({ kind }) => kind === 'kid')
        .map(({ id }) => kids.ownedKid({ db, parent, kidId: id })),
    )
    const companionIds = friends.filter(({ kind }) => kind === 'companion').map(({ id }) => id)
    const known = companionIds.length
      ? await companions.ofAccount({ db, accountId: kid.accountId, ids: companionIds })
      : []
    if (known.length !== new Set(companionIds).size) throw new AppError('not_found')

    const kidIds = [kid.id, ...siblings.map(({ id }) => id), ...known.map(({ kidId }) => kidId)]
    const looks = await portraits.portraitsOf({ db, kidIds: [...new Set(kidIds)] })

    type Profile = Omit<Parameters<NeutralLook>[0], 'seed'>
    const lookOf = ({ id, profile }: { id: string; profile: Profile }) => {
      const painted = looks.get(id)?.character
      return painted
        ? grownWith({ character: painted, ...profile })
        : neutralLook({ seed: id, ...profile })
    }
    const playerOfKid = ({ id, name, sex, dateOfBirth }: OwnedKid) => {
      const age = ageInYears({ dateOfBirth, now })
      const profile = { kind: 'kid' as const, type: null, sex, age, description: null }
      return { id, name, ...profile, character: lookOf({ id, profile }) }
    }
    const playerOfCompanion = (row: (typeof known)[number]): Player => {
      const { id, type, name, sex, age, description } = row
      const profile = { kind: 'companion' as const, type, sex, age, description }
      return { id, name, ...profile, character: lookOf({ id, profile }) }
    }
    const byId = new Map<string, Player>([
      ...siblings.map((sibling) => [sibling.id, playerOfKid(sibling)] as const),
      ...known.map((row) => [row.id, playerOfCompanion(row)] as const),
    ])
    return {
      kid: playerOfKid(kid),
      friends: friends.flatMap(({ id }) => byId.get(id) ?? []),
    }
  }
}
