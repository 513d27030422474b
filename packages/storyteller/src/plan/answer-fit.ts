import type { TextBand } from '@luciole/contract/book'
import { TALENTS, type Casting, type TalentId } from '#bank/authoring'
import { KERNELS } from '#bank/kernels'
import { answered, type StoryAnswers } from '#story-ask'

/** A flaw or the helper, for a hero who is good at nothing in particular. */
export const WITHOUT_TALENT: readonly TalentId[] = ['why', 'friend']

/** Turns of a casting that honour the answer about the hero's talent. */
export function possibleTalents({
  casting,
  answers,
}: {
  casting: Casting
  answers: StoryAnswers
}): TalentId[] {
  const wanted = answered(answers, 'hero-talent')
  return TALENTS.filter((id) => casting.turns[id] !== undefined).filter((id) =>
    wanted === undefined ? true : WITHOUT_TALENT.includes(id) === (wanted === 'no'),
  )
}

/** In this order an answer outweighs the ones below it when no casting serves them all. */
const WEIGHTS = { villain: 32, talent: 16, setting: 8, challenge: 6, era: 3, theme: 1.5 } as const

/** How well a casting honours what the parent answered; skipped answers count for nothing. */
export function answerFit({
  casting,
  answers,
}: {
  casting: Casting
  answers: StoryAnswers
}): number {
  const kernel = KERNELS[casting.kernel]
  const setting = answered(answers, 'setting-location')
  const challenge = answered(answers, 'challenge')
  const villain = answered(answers, 'villain')
  const era = answered(answers, 'setting-time')
  const theme = answered(answers, 'theme')
  const hasVillain = casting.roles.V !== undefined
  const served: [weight: number, isServed: boolean][] = [
    [WEIGHTS.villain, villain === undefined || hasVillain === (villain === 'yes')],
    [WEIGHTS.talent, possibleTalents({ casting, answers }).length > 0],
    [WEIGHTS.setting, setting === undefined || casting.settings.includes(setting)],
    [
      WEIGHTS.challenge,
      challenge === undefined || (casting.challenges ?? kernel.challenges).includes(challenge),
    ],
    [WEIGHTS.era, era === undefined || casting.eras.includes(era)],
    [WEIGHTS.theme, theme === undefined || (casting.themes ?? kernel.themes).includes(theme)],
  ]
  return served.reduce((sum, [weight, isServed]) => sum + (isServed ? weight : 0), 0)
}

export const hasBand = ({ casting, band }: { casting: Casting; band: TextBand }) =>
  casting.bands[band] !== undefined
