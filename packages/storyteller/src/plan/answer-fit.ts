import type { TextBand } from '@luciole/contract/book'
import { TALENTS, type Casting, type TalentId } from '#bank/authoring'
import { proseOf } from '#bank/castings'
import { KERNELS } from '#bank/kernels'
import { acceptedText } from '#gate/accepted-text'
import { canBeOfSex, sexOfVillain } from '#plan/villain-name'
import { answered, type StoryAnswers } from '#story-ask'

/** A flaw or the helper, for a hero who is good at nothing in particular. */
export const WITHOUT_TALENT: readonly TalentId[] = ['why', 'friend']

/** Turns whose prose is written for this band. */
export function turnsIn({ casting, band }: { casting: Casting; band: TextBand }): TalentId[] {
  const prose = proseOf({ casting, band })
  return TALENTS.filter((id) => casting.turns[id] !== undefined && prose.has(`turn ${id}`))
}

/** Turns of a casting that honour the answer about the hero's talent. */
export function possibleTalents({
  casting,
  answers,
  band,
}: {
  casting: Casting
  answers: StoryAnswers
  band: TextBand
}): TalentId[] {
  const wanted = answered(answers, 'hero-talent')
  return turnsIn({ casting, band }).filter((id) =>
    wanted === undefined ? true : WITHOUT_TALENT.includes(id) === (wanted === 'no'),
  )
}

/** In this order an answer outweighs the ones below it when no casting serves them all. */
const WEIGHTS = {
  villain: 128,
  /** *Madame Zut* is a lady on every page. */
  villainSex: 64,
  talent: 32,
  setting: 12,
  challenge: 6,
  era: 3,
  theme: 1.5,
} as const

/** A theme: no page shows that it was not served. */
export const WEIGHT_OF_FINE_POINTS = WEIGHTS.theme

/** How well a casting honours what the parent answered; skipped answers count for nothing. */
export function answerFit({
  casting,
  answers,
  band,
}: {
  casting: Casting
  answers: StoryAnswers
  band: TextBand
}): number {
  const kernel = KERNELS[casting.kernel]
  const setting = answered(answers, 'setting-location')
  const challenge = answered(answers, 'challenge')
  const villain = answered(answers, 'villain')
  const era = answered(answers, 'setting-time')
  const theme = answered(answers, 'theme')
  const settings = (band === '0-4' && casting.youngSettings) || casting.settings
  const hasVillain = casting.roles.V !== undefined
  const sex = sexOfVillain(acceptedText({ answers, key: 'villain-name' }))
  const served: [weight: number, isServed: boolean][] = [
    [WEIGHTS.villain, villain === undefined || hasVillain === (villain === 'yes')],
    [WEIGHTS.talent, possibleTalents({ casting, answers, band }).length > 0],
    [WEIGHTS.setting, setting === undefined || settings.includes(setting)],
    [
      WEIGHTS.challenge,
      challenge === undefined || (casting.challenges ?? kernel.challenges).includes(challenge),
    ],
    [WEIGHTS.era, era === undefined || casting.eras.includes(era)],
    [WEIGHTS.villainSex, sex === undefined || canBeOfSex(casting, sex)],
    [WEIGHTS.theme, theme === undefined || (casting.themes ?? kernel.themes).includes(theme)],
  ]
  return served.reduce((sum, [weight, isServed]) => sum + (isServed ? weight : 0), 0)
}

export const hasBand = ({ casting, band }: { casting: Casting; band: TextBand }) =>
  casting.bands[band] !== undefined
