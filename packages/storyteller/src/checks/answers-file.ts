import * as z from 'zod/mini'
import { canonFactSchema, ledgerSchema } from '@luciole/contract/book'
import { characterSchema } from '@luciole/contract/character'
import { COMPANION_TYPES } from '@luciole/contract/companions'
import { LIMITS } from '@luciole/contract/limits'
import { sexSchema } from '@luciole/contract/sex'
import { WIZARD_TEXTS, wizardAnswersSchema } from '@luciole/contract/wizard'
import { sampleFriend, sampleKid } from '#checks/sample-asks'
import { isNameKey } from '#gate/accepted-text'
import { refineText } from '#gate/refine-text'
import { answered, type StoryAsk, type StoryFriend } from '#story-ask'

const OLDEST = 17
const ageSchema = z.number().check(z.minimum(0))
const kidSchema = z.strictObject({
  name: z.string(),
  sex: sexSchema,
  age: ageSchema.check(z.maximum(OLDEST)),
  character: z.optional(characterSchema),
})
const friendSchema = z.strictObject({
  name: z.string(),
  type: z.enum(COMPANION_TYPES),
  sex: z.optional(z.nullable(sexSchema)),
  age: z.optional(z.nullable(ageSchema)),
  character: z.optional(characterSchema),
})
const fileSchema = z.strictObject({
  kid: z.optional(kidSchema),
  friends: z.optional(z.array(friendSchema).check(z.maxLength(LIMITS.friendsPerStory))),
  answers: z.optional(
    z.strictObject({ ...wizardAnswersSchema.shape, kidIsHero: z.optional(z.boolean()) }),
  ),
  ledger: z.optional(ledgerSchema),
  canon: z.optional(z.array(canonFactSchema)),
  seed: z.optional(z.string()),
})
type AnswersFile = z.infer<typeof fileSchema>

export type AnswersRead = { ok: true; ask: StoryAsk } | { ok: false; fault: string }

function faultOf(issue: z.core.$ZodIssue): string {
  const where = issue.path.join('.') || 'the file'
  if (issue.code === 'invalid_value') return `${where} must be one of ${issue.values.join(', ')}`
  if (issue.code === 'unrecognized_keys') return `nobody asks for "${issue.keys.join('", "')}"`
  if (issue.code === 'too_big') return `${where} must be ${issue.maximum} at most`
  if (issue.code === 'too_small') return `${where} must be ${issue.minimum} at least`
  return issue.code === 'invalid_type'
    ? `${where} must be a ${issue.expected}`
    : `${where} is wrong`
}

/** The first text the gate refuses, by the field it stands in. */
function refusedField({ kid, friends = [], answers = {} }: AnswersFile): string | undefined {
  const names = [
    { field: 'kid.name', text: kid?.name },
    ...friends.map(({ name }, at) => ({ field: `friends.${at}.name`, text: name })),
  ]
  const typed = WIZARD_TEXTS.map((key) => ({ field: key, text: answers[key] }))
  const isRefused = (text: string, kind: 'name' | 'details', isFamily = false) =>
    !refineText({ text, kind, isFamily }).ok
  const refused = [
    ...names.filter(
      ({ text }) => text !== undefined && (!text.trim() || isRefused(text, 'name', true)),
    ),
    ...typed.filter(({ field, text = '' }) =>
      isRefused(text, isNameKey(field) ? 'name' : 'details'),
    ),
  ]
  return refused[0]?.field
}

function friendOf(
  { name, type, sex, age, character }: NonNullable<AnswersFile['friends']>[number],
  at: number,
): StoryFriend {
  const sample = sampleFriend({ at: COMPANION_TYPES.indexOf(type) })
  return {
    ...sample,
    id: `friend-${at}`,
    name,
    sex: sex ?? sample.sex,
    age: age ?? null,
    character: character ?? sample.character,
  }
}

/** What the file does not say is skipped; a kid it does not name is the sample's. */
function askOf({ file, sample }: { file: AnswersFile; sample: StoryAsk }): StoryAsk {
  const { kid, friends = [], answers = {} } = file
  const known = kid ? sampleKid(kid) : sample.kid
  return {
    kid: { ...known, character: kid?.character ?? known.character },
    friends: friends.map(friendOf),
    answers: {
      ...answers,
      // Who describes a hero of another kind does not mean the kid.
      kidIsHero: answers.kidIsHero ?? answered(answers, 'hero-type') === undefined,
    },
    ledger: file.ledger ?? { entries: [] },
    canon: file.canon ?? [],
    seed: file.seed ?? sample.seed,
  }
}

/** A file may hold the wizard's answers alone. */
const isWholeAsk = (value: object) => Object.keys(value).some((key) => key in fileSchema.shape)

/** What a file asks a story for, or in one sentence why no story can be told from it. */
export function readAnswersFile({ text, sample }: { text: string; sample: StoryAsk }): AnswersRead {
  const fail = (fault: string): AnswersRead => ({ ok: false, fault })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return fail(`it is not JSON: ${(error as Error).message}`)
  }
  if (typeof value !== 'object' || value === null)
    return fail('it must hold { "question": "answer" }')
  const parsed = fileSchema.safeParse(isWholeAsk(value) ? value : { answers: value })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return fail(issue ? faultOf(issue) : 'it is wrong')
  }
  const refused = refusedField(parsed.data)
  if (refused) return fail(`${refused}: Please choose other words.`)
  return { ok: true, ask: askOf({ file: parsed.data, sample }) }
}
