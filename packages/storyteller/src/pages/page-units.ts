import type { TextBand } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import type { PageKind } from '#bank/authoring'
import { CASTINGS, castingById, proseOf } from '#bank/castings'
import { ENDINGS, FRIENDS, TALENT_LINES, TRAIT_LINES, VOICES } from '#bank/layers'
import type { StoryText, Unit } from '#bank/story-text'
import type { StoryPlan } from '#plan/story-plan'

function unitIn({ text, name, at = 0 }: { text: StoryText; name: string; at?: number }): Unit {
  const units = text.get(name)
  const unit = units?.[at % units.length]
  if (!unit) throw new Error(`No unit "${name}"`)
  return unit
}

/** The casting whose story made this friend, when it can be told to this band. */
const castingOfFriend = ({ id, band }: { id: string; band: TextBand }) =>
  CASTINGS.find(
    ({ canon, bands }) => bands[band] !== undefined && canon.some((fact) => fact.id === id),
  )

/** The authored units a plan chose, by what they do. */
export function createUnits(plan: StoryPlan) {
  const casting = castingById(plan.casting)
  const prose = proseOf({ casting, band: plan.textBand })
  const voice = VOICES[plan.party.helper.voice]
  const find = (name: string) => prose.get(name)?.[0]
  return {
    casting,
    own: (name: string) => unitIn({ text: prose, name }),
    maybe: find,
    title: () => unitIn({ text: prose, name: 'title', at: plan.title }),
    voice: (name: string) => unitIn({ text: voice, name }),
    friend: (name: string) => unitIn({ text: FRIENDS, name }),
    talent: () => unitIn({ text: TALENT_LINES, name: plan.lines.talent }),
    trait: (name: string) => unitIn({ text: TRAIT_LINES, name }),
    ending: (name: string) => unitIn({ text: ENDINGS, name }),
    cameo: (friendId: string) => {
      const owner = castingOfFriend({ id: friendId, band: plan.textBand })
      return owner && proseOf({ casting: owner, band: plan.textBand }).get('cameo')?.[0]
    },
  }
}
export type Units = ReturnType<typeof createUnits>

const JOIN_PAGES: readonly PageKind[] = ['try1', 'way', 'try2', 'road']

/** Which friend beside the helper does something on which page: at its head, so that the last word stays the story's. */
export function friendPages(plan: StoryPlan): { joins: PageKind; acts: PageKind }[] {
  const joinPages = plan.pages.filter((kind) => JOIN_PAGES.includes(kind))
  const actPages: PageKind[] = (
    ['road', 'try2', 'try3', 'way', 'quiet', 'insight'] as const
  ).filter((kind) => plan.pages.includes(kind))
  const free = new Set(actPages)
  return plan.party.others.map((_, at) => {
    const joins = joinPages[at] ?? joinPages.at(-1) ?? 'lack'
    const after = actPages.filter(
      (kind) => plan.pages.indexOf(kind) > plan.pages.indexOf(joins) && free.has(kind),
    )
    const acts = after[0] ?? 'restore'
    free.delete(acts)
    return { joins, acts }
  })
}

const ERA_OPENING: Record<'past' | 'future', Record<Language, string>> = {
  past: { en: 'A long, long time ago', fr: 'Il y a très, très longtemps' },
  future: { en: 'In the year three thousand', fr: 'En l’an trois mille' },
}

/** For the middle band the era is a sentence of its own, so that what follows stays short. */
const ERA_SENTENCE: typeof ERA_OPENING = {
  past: { en: 'It was a long, long time ago.', fr: 'C’était il y a très, très longtemps.' },
  future: { en: 'It was the year three thousand.', fr: 'C’était en l’an trois mille.' },
}

/** "One bright morning", with the era before it when the parent asked for one. */
export function whenLine({
  plan,
  units,
  language,
}: {
  plan: StoryPlan
  units: Units
  language: Language
}): string {
  const when = units.own('when')[language]
  if (plan.era === 'today' || plan.textBand === '0-4') return when
  if (plan.textBand === '5-8') return `${ERA_SENTENCE[plan.era][language]} ${when}`
  return `${ERA_OPENING[plan.era][language]}, ${when[0]?.toLowerCase() ?? ''}${when.slice(1)}`
}
