import type { TextBand } from '@luciole/contract/book'
import { WIZARD_CHOICES } from '@luciole/contract/wizard'
import type { Casting, Scene } from '#bank/authoring'
import { KERNELS } from '#bank/kernels'
import { settingOf } from '#pages/briefs'

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

/** Places a casting says it is told in, and no picture of it shows. */
export function placesNeverDrawn(casting: Casting): string[] {
  const scenes: readonly (Partial<Scene> | undefined)[] = [
    ...Object.values(casting.scenes),
    ...casting.tries,
    ...Object.values(casting.turns),
    ...Object.values(casting.pictures ?? {}).flatMap((pages) => Object.values(pages ?? {})),
  ]
  const drawn = scenes.flatMap((scene) => (scene?.at ? [settingOf(scene.at)] : []))
  return casting.settings
    .filter((setting) => !drawn.includes(setting))
    .map((setting) => `${casting.id}: ${setting}`)
}
