import * as z from 'zod/mini'
import { LIMITS } from '#limits'

/** The wizard's question keys and answer values, exactly as the specification names them. */
export const WIZARD_CHOICES = {
  'hero-type': ['boy', 'girl', 'animal', 'magical_creature', 'surprise'],
  'hero-age': ['0-4', '5-9', '10-14', 'surprise'],
  'setting-location': [
    'magical_kingdom',
    'forest',
    'under_sea',
    'space',
    'city',
    'school',
    'elsewhere',
    'surprise',
  ],
  'setting-time': ['today', 'past', 'future', 'surprise'],
  theme: [
    'adventure_exploration',
    'friendship_teamwork',
    'magic_fantasy',
    'mystery_puzzles',
    'helping_others_kindness',
    'funny_silly',
    'surprise',
  ],
  'hero-talent': ['yes', 'no', 'surprise'],
  companion: ['another_kid', 'animal', 'magical_creature', 'no', 'surprise'],
  'companion-sex': ['male', 'female', 'surprise'],
  challenge: [
    'solve_mystery',
    'find_something',
    'help_someone',
    'save_the_world',
    'win_something',
    'journey',
    'surprise',
  ],
  villain: ['yes', 'no', 'surprise'],
  ending: ['celebration', 'fame', 'learning', 'friends', 'surprise'],
} as const

export const WIZARD_TEXTS = [
  'hero-details',
  'hero-name',
  'companion-look',
  'companion-name',
  'villain-name',
] as const

export type WizardChoiceKey = keyof typeof WIZARD_CHOICES
export type WizardTextKey = (typeof WIZARD_TEXTS)[number]
export type WizardKey = WizardChoiceKey | WizardTextKey
export type WizardChoice<K extends WizardChoiceKey> = (typeof WIZARD_CHOICES)[K][number]

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.optional(z.enum(values))
const text = z.optional(z.string().check(z.maxLength(LIMITS.freeTextLength)))

/** Every question may be skipped: an absent key means the same as "surprise". */
export const wizardAnswersSchema = z.object({
  'hero-type': choice(WIZARD_CHOICES['hero-type']),
  'hero-details': text,
  'hero-name': text,
  'hero-age': choice(WIZARD_CHOICES['hero-age']),
  'setting-location': choice(WIZARD_CHOICES['setting-location']),
  'setting-time': choice(WIZARD_CHOICES['setting-time']),
  theme: choice(WIZARD_CHOICES.theme),
  'hero-talent': choice(WIZARD_CHOICES['hero-talent']),
  companion: choice(WIZARD_CHOICES.companion),
  'companion-sex': choice(WIZARD_CHOICES['companion-sex']),
  'companion-look': text,
  'companion-name': text,
  challenge: choice(WIZARD_CHOICES.challenge),
  villain: choice(WIZARD_CHOICES.villain),
  'villain-name': text,
  ending: choice(WIZARD_CHOICES.ending),
})
export type WizardAnswers = z.infer<typeof wizardAnswersSchema>

/** What the wizard sends: the answers, and who of the family plays a part. */
export const storyRequestSchema = z.object({
  answers: wizardAnswersSchema,
  /** True when the kid of this story is its hero, under their own name. */
  kidIsHero: z.boolean(),
  friends: z
    .array(z.object({ kind: z.enum(['companion', 'kid']), id: z.uuid() }))
    .check(z.maxLength(LIMITS.friendsPerStory)),
})
export type StoryRequest = z.infer<typeof storyRequestSchema>
