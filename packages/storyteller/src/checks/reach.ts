import type { TextBand } from '@luciole/contract/book'
import { WIZARD_CHOICES } from '@luciole/contract/wizard'
import type { Casting } from '#bank/authoring'
import { KERNELS } from '#bank/kernels'

const SETTINGS = WIZARD_CHOICES['setting-location'].filter((setting) => setting !== 'surprise')
const CHALLENGES = WIZARD_CHOICES.challenge.filter((challenge) => challenge !== 'surprise')

/** Every place with every challenge, and how many castings are told there about it. */
export function reachOf({
  castings,
  band,
}: {
  castings: readonly Casting[]
  band: TextBand
}): { name: string; count: number }[] {
  const told = castings.filter(({ bands }) => bands[band] !== undefined)
  return SETTINGS.flatMap((setting) =>
    CHALLENGES.map((challenge) => ({
      name: `${setting} ${challenge}`,
      count: told.filter(({ kernel, challenges, settings, youngSettings }) => {
        const places = (band === '0-4' && youngSettings) || settings
        return (
          places.includes(setting) && (challenges ?? KERNELS[kernel].challenges).includes(challenge)
        )
      }).length,
    })),
  )
}
