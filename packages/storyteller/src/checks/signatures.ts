import type { StoryPlan } from '#plan/story-plan'

/** What makes one book another than the next: the story world, who helps, what is tried, what turns it. */
function signatureOf({ casting, party, tries, talent }: StoryPlan): string {
  const { voice, species, name } = party.helper
  return [casting, voice, species, name, ...tries, talent].join(' ')
}

export const distinctSignatures = (plans: readonly StoryPlan[]): number =>
  new Set(plans.map(signatureOf)).size / Math.max(1, plans.length)
