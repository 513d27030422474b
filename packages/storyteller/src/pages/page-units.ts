import type { Language } from '@luciole/contract/language'
import { castingById, castingOfFriend, proseOf } from '#bank/castings'
import { FRIENDS, OWN_LINES, TALENT_LINES, TRAIT_LINES, VOICES, WORLDS } from '#bank/layers'
import type { StoryText, Unit } from '#bank/story-text'
import type { VoiceType } from '#plan/party'
import type { StoryPlan } from '#plan/story-plan'

function unitIn({ text, name, at = 0 }: { text: StoryText; name: string; at?: number }): Unit {
  const units = text.get(name)
  const unit = units?.[at % units.length]
  if (!unit) throw new Error(`No unit "${name}"`)
  return unit
}

/** What page 1 put on comes off before it is laid down; where the casting has words of its own for it, they say so. */
function takenOff({ plan, unit }: { plan: StoryPlan; unit: Unit }): Unit {
  const isWorn = plan.trait?.keepsake?.kind === 'garment' && plan.lines.keep !== null
  if (!isWorn || plan.textBand === '0-4' || unit.name !== `pay ${plan.plant}`) return unit
  return {
    ...unit,
    en: unit.en
      .replace(
        /\{H\} (put|laid|set) \{h:his\|her\} \{T\} /,
        '{H} took off {h:his|her} {T} and $1 {n:it|them} ',
      )
      .replace(/^\{H\} took (?:out )?\{h:his\|her\} \{T\}/, '{H} took off {h:his|her} {T}'),
    fr: unit.fr
      .replace(/\{H\} (posa|mit) \{son T\} /, '{H} ôta {son T} et {T:le|la} $1 ')
      .replace(/^\{H\} (?:prit|sortit) \{son T\}/, '{H} ôta {son T}'),
  }
}

/** The authored units a plan chose, by what they do. */
export function createUnits(plan: StoryPlan) {
  const casting = castingById(plan.casting)
  const prose = proseOf({ casting, band: plan.textBand })
  const voice = VOICES[plan.party.helper.voice]
  const find = (name: string) => prose.get(name)?.[0]
  /** In words for this very thing, or for its kind, where there are some. */
  const ofPlanted = (what: 'plant' | 'pay' | 'between' | 'end') => {
    const { concept, kind, keepsake } = plan.plant === 'own' ? (plan.trait ?? {}) : {}
    const ofThing = [concept, kind, keepsake?.kind].map((word) => find(`${what} own ${word}`))
    return ofThing.find(Boolean) ?? find(`${what} ${plan.plant}`)
  }
  return {
    casting,
    own: (name: string) => unitIn({ text: prose, name }),
    maybe: find,
    /** The first line of what the child brought, where the story has its own. */
    plant: () => (plan.plant === 'own' ? ofPlanted('plant') : undefined),
    /** What is said of it on page 1: in the casting, or of a thing of the kid's own. */
    about: (name: string) => find(name) ?? unitIn({ text: TRAIT_LINES, name }),
    /** How the planted thing is given up. */
    pay: () =>
      takenOff({
        plan,
        unit: ofPlanted('pay') ?? unitIn({ text: prose, name: `pay ${plan.plant}` }),
      }),
    /** Where the story meets the planted thing before it is given up, and after. */
    between: () => ofPlanted('between'),
    end: () => ofPlanted('end'),
    title: () => unitIn({ text: prose, name: 'title', at: plan.title }),
    voice: (name: string) => unitIn({ text: voice, name }),
    /** The helper's joke comes back three times, each time in the wording this book chose. */
    gagStep: (step: 1 | 2 | 3) =>
      unitIn({ text: voice, name: plan.lines.gagSteps?.[step - 1] ?? `${plan.lines.gag} ${step}` }),
    /** A remark of this voice's, or one that anybody may make. */
    remark: ({ name, voice: of }: { name: string; voice: VoiceType }) =>
      unitIn({ text: VOICES[of].has(name) ? VOICES[of] : FRIENDS, name }),
    party: (name: string) => unitIn({ text: FRIENDS, name }),
    /** What came of a promise of page 1: in the worlds, with the helper's voice, or the kid's details. */
    later: (name: string) =>
      unitIn({ text: [WORLDS, voice].find((text) => text.has(name)) ?? TRAIT_LINES, name }),
    world: (name: string) => unitIn({ text: WORLDS, name }),
    granted: (wish: string) => unitIn({ text: WORLDS, name: wish.replace('wish', 'granted') }),
    out: (name: string) => unitIn({ text: OWN_LINES, name }),
    wonder: (name: string) => unitIn({ text: OWN_LINES, name }),
    talent: (name: string) => unitIn({ text: TALENT_LINES, name }),
    trait: (name: string) => unitIn({ text: TRAIT_LINES, name }),
    maybeTrait: (name: string) => TRAIT_LINES.get(name)?.[0],
    ending: (name: string) => unitIn({ text: OWN_LINES, name }),
    cameo: (friendId: string) => {
      const owner = castingOfFriend(friendId)
      return owner?.bands[plan.textBand] === undefined
        ? undefined
        : proseOf({ casting: owner, band: plan.textBand }).get('cameo')?.[0]
    },
  }
}
export type Units = ReturnType<typeof createUnits>

/** A book, its words, and the language it is told in. */
export interface Telling {
  plan: StoryPlan
  units: Units
  language: Language
}
