import {
  WIZARD_CHOICES,
  type StoryRequest,
  type WizardChoiceKey,
  type WizardKey,
  type WizardTextKey,
} from '@luciole/contract/wizard'

/** The wizard's six steps, in the order of the specification. */
export const STEPS = ['hero', 'setting', 'adventure', 'friends', 'challenge', 'ending'] as const
export type Step = (typeof STEPS)[number]

interface Question<K extends WizardKey = WizardKey> {
  key: K
  step: Step
  /** Absent: always asked. */
  isAsked?: (request: StoryRequest) => boolean
}

const isInvented = ({ kidIsHero, answers }: StoryRequest) =>
  !kidIsHero && answers['hero-type'] !== undefined && answers['hero-type'] !== 'surprise'
const hasInventedCompanion = ({ answers }: StoryRequest) =>
  answers.companion === 'another_kid' ||
  answers.companion === 'animal' ||
  answers.companion === 'magical_creature'

/** Every question, its step, and when it is worth asking: the whole wizard as data. */
export const QUESTIONS: readonly Question[] = [
  { key: 'hero-type', step: 'hero' },
  { key: 'hero-details', step: 'hero', isAsked: isInvented },
  { key: 'hero-name', step: 'hero', isAsked: isInvented },
  { key: 'hero-age', step: 'hero', isAsked: isInvented },
  { key: 'setting-location', step: 'setting' },
  { key: 'setting-time', step: 'setting' },
  { key: 'theme', step: 'adventure' },
  { key: 'hero-talent', step: 'adventure' },
  { key: 'companion', step: 'friends' },
  { key: 'companion-sex', step: 'friends', isAsked: hasInventedCompanion },
  { key: 'companion-look', step: 'friends', isAsked: hasInventedCompanion },
  { key: 'companion-name', step: 'friends', isAsked: hasInventedCompanion },
  { key: 'challenge', step: 'challenge' },
  { key: 'villain', step: 'challenge' },
  {
    key: 'villain-name',
    step: 'challenge',
    isAsked: ({ answers }) => answers.villain === 'yes',
  },
  { key: 'ending', step: 'ending' },
]

const HERO_SEXES: Record<string, string> = { girl: 'female', boy: 'male' }

/** Of all wordings of a question, or of its examples, the one that knows whom it asks about. */
export function wordsFor<T>({
  words,
  request: { answers },
  key,
}: {
  words: Readonly<Record<string, T>>
  request: StoryRequest
  key: WizardKey
}): T | undefined {
  const isHeros = key.startsWith('hero-')
  const sex = isHeros ? HERO_SEXES[answers['hero-type'] ?? ''] : answers['companion-sex']
  if (!isHeros && !key.startsWith('companion-')) return words[key]
  const kind = `${key}_${answers.companion}`
  return words[`${kind}_${sex}`] ?? words[kind] ?? words[`${key}_${sex}`] ?? words[key]
}

export const isChoiceKey = (key: WizardKey): key is WizardChoiceKey =>
  Object.hasOwn(WIZARD_CHOICES, key)
export const isTextKey = (key: WizardKey): key is WizardTextKey => !isChoiceKey(key)

export const emptyRequest: StoryRequest = { answers: {}, kidIsHero: false, friends: [] }

export const questionsFor = (request: StoryRequest): WizardKey[] =>
  QUESTIONS.filter(({ isAsked }) => isAsked?.(request) ?? true).map(({ key }) => key)

export function stepOf(key: WizardKey): Step {
  return QUESTIONS.find((question) => question.key === key)?.step ?? 'hero'
}

const firstOfStep = ({ request, step }: { request: StoryRequest; step: Step }) =>
  questionsFor(request).find((key) => stepOf(key) === step) ?? 'hero-type'

/** Null after the last question: the ticket comes next. */
export function questionAfter({ request, key }: { request: StoryRequest; key: WizardKey }) {
  const asked = questionsFor(request)
  const order = QUESTIONS.map((question) => question.key)
  return asked.find((candidate) => order.indexOf(candidate) > order.indexOf(key)) ?? null
}

/**
 * A word of the ticket was changed: what that newly asks comes next, then the ticket again. Null is
 * the ticket.
 */
export function questionAfterChange({
  before,
  request,
  key,
}: {
  /** As the ticket told it. */
  before: StoryRequest
  request: StoryRequest
  key: WizardKey
}) {
  const known = new Set(questionsFor(before))
  const next = questionAfter({ request, key })
  if (next === null || !known.has(next)) return next
  return questionAfterChange({ before, request, key: next })
}

export function questionBefore({ request, key }: { request: StoryRequest; key: WizardKey | null }) {
  const asked = questionsFor(request)
  if (key === null) return asked.at(-1) ?? null
  const order = QUESTIONS.map((question) => question.key)
  return asked.findLast((candidate) => order.indexOf(candidate) < order.indexOf(key)) ?? null
}

/** Forgets the answers whose question is no longer asked, so that no old answer haunts a story. */
function dropUnasked(request: StoryRequest): StoryRequest {
  const asked = new Set<string>(questionsFor(request))
  const answers = Object.fromEntries(
    Object.entries(request.answers).filter(([key]) => asked.has(key)),
  )
  return { ...request, answers }
}

export function answerQuestion({
  request,
  key,
  value,
}: {
  request: StoryRequest
  key: WizardKey
  value: string
}): StoryRequest {
  const answers = { ...request.answers, [key]: value } as StoryRequest['answers']
  const heroIsInvented = key === 'hero-type'
  // Somebody new comes along with the family's own; only nobody leaves them at home.
  const isAlone = key === 'companion' && value === 'no'
  return dropUnasked({
    answers,
    kidIsHero: heroIsInvented ? false : request.kidIsHero,
    friends: isAlone ? [] : request.friends,
  })
}

/** Words taken back: the story finds its own. */
export const forgetAnswer = ({
  request,
  key,
}: {
  request: StoryRequest
  key: WizardTextKey
}): StoryRequest => {
  const { [key]: _, ...answers } = request.answers
  return { ...request, answers }
}

/** One tap: the kid plays the hero under their own name. */
export function chooseKidAsHero({
  request,
  sex,
}: {
  request: StoryRequest
  sex: 'male' | 'female'
}): StoryRequest {
  return dropUnasked({
    ...request,
    kidIsHero: true,
    answers: { ...request.answers, 'hero-type': sex === 'female' ? 'girl' : 'boy' },
  })
}

export function toggleFriend({
  request,
  friend,
  most,
}: {
  request: StoryRequest
  friend: StoryRequest['friends'][number]
  most: number
}): StoryRequest {
  const others = request.friends.filter(({ id }) => id !== friend.id)
  const wasChosen = others.length < request.friends.length
  if (!wasChosen && others.length >= most) return request
  const friends = wasChosen ? others : [...others, friend]
  const { companion: _, ...answers } = request.answers
  return dropUnasked({ ...request, friends, answers })
}

/** Leaves this step to chance: what was answered in it stays, the rest becomes a surprise. */
export function surpriseStep({
  request,
  step,
}: {
  request: StoryRequest
  step: Step
}): StoryRequest {
  const answers: Record<string, string | undefined> = { ...request.answers }
  for (const { key, step: home } of QUESTIONS) {
    const isSettled = isFamilysAnswer({ request, key })
    if (home === step && isChoiceKey(key) && !isSettled) answers[key] ??= 'surprise'
  }
  return dropUnasked({ ...request, answers })
}

export const surpriseTheRest = (request: StoryRequest): StoryRequest =>
  STEPS.reduce((sofar, step) => surpriseStep({ request: sofar, step }), request)

export function stepAfter({ request, step }: { request: StoryRequest; step: Step }) {
  const next = STEPS[STEPS.indexOf(step) + 1]
  return next ? firstOfStep({ request, step: next }) : null
}

export const firstQuestionOf = firstOfStep

/** Somebody who comes back to a question finds their answer chosen, and may go on with it. */
export const isAnswered = ({ request, key }: { request: StoryRequest; key: WizardKey }) =>
  isChoiceKey(key) &&
  (isFamilysAnswer({ request, key }) ||
    (request.answers[key] !== undefined && request.answers[key] !== 'surprise'))

const isFamilysAnswer = ({ request, key }: { request: StoryRequest; key: WizardKey }) =>
  (key === 'hero-type' && request.kidIsHero) || (key === 'companion' && request.friends.length > 0)

/** A step is lit once each of its questions has an answer. */
export function isStepAnswered({ request, step }: { request: StoryRequest; step: Step }) {
  return questionsFor(request)
    .filter((key) => stepOf(key) === step)
    .every(
      (key) =>
        isTextKey(key) ||
        request.answers[key] !== undefined ||
        (key === 'companion' && request.friends.length > 0),
    )
}
