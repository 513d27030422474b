import { unitsOf, type GuardFacts } from '#bank/layers'
import type { StoryText, Unit } from '#bank/story-text'
import type { Pick } from '#plan/choose-lines'
import type { VoiceType } from '#plan/party'

const GAG_STEPS = [1, 2, 3] as const

/** The wording of each step of a joke: the second and third answer whichever first was told. */
export function chooseGagSteps({
  gag,
  text,
  facts,
  mayOpen,
  pick,
  voice,
}: {
  gag: string
  text: StoryText
  facts: GuardFacts
  /** Whether page 2 has a place for these words. */
  mayOpen: (line: Unit) => boolean
  pick: Pick
  voice: VoiceType
}): string[] {
  return GAG_STEPS.map((step) => {
    const units = unitsOf({ text, prefix: `${gag} ${step}`, facts }).filter(
      (line) => step > 1 || mayOpen(line),
    )
    return pick({ units, keyOf: ({ name }) => `step:${voice} ${name}` })?.name ?? `${gag} ${step}`
  })
}
