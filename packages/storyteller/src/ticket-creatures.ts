import type { Creature } from '@luciole/contract/character'
import type { Ticket } from '@luciole/contract/stories'
import type { WizardTextKey } from '@luciole/contract/wizard'
import { acceptedText } from '#gate/accepted-text'
import { matchConcepts } from '#lexicon/match'
import { inventCreature, speciesSaid } from '#plan/invent-character'
import { createRandom } from '#random'
import { answered, type StoryAnswers } from '#story-ask'

/** As the book will draw it; undefined where its kind is left to the story. */
function creatureSaid({
  answers,
  kind,
  key,
  isHero,
}: {
  answers: StoryAnswers
  kind: string | undefined
  key: WizardTextKey
  isHero: boolean
}): Creature | undefined {
  if (kind !== 'animal' && kind !== 'magical_creature') return undefined
  const { matches } = matchConcepts(acceptedText({ answers, key }))
  if (!speciesSaid(matches)) return undefined
  // With a kind that was said, nothing of what a picture this small shows is left to chance.
  return inventCreature({ kind, matches, random: createRandom(key), isHero })
}

/** The animals and magical creatures that were put in words. */
export function creaturesSaid(answers: StoryAnswers): Ticket['creatures'] {
  const hero = answers.kidIsHero
    ? undefined
    : creatureSaid({
        answers,
        kind: answered(answers, 'hero-type'),
        key: 'hero-details',
        isHero: true,
      })
  const companion = creatureSaid({
    answers,
    kind: answered(answers, 'companion'),
    key: 'companion-look',
    isHero: false,
  })
  return { ...(hero && { hero }), ...(companion && { companion }) }
}
