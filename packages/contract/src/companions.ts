import * as z from 'zod/mini'
import { LIMITS } from '#limits'
import { portraitSchema } from '#portraits'
import { sexSchema } from '#sex'

export const COMPANION_TYPES = [
  'lovey',
  'boy',
  'girl',
  'animal',
  'magical_creature',
  'dad',
  'mom',
] as const
export type CompanionType = (typeof COMPANION_TYPES)[number]
/** These are drawn well without a description. */
export const DESCRIPTION_OPTIONAL: readonly CompanionType[] = ['lovey', 'dad', 'mom', 'boy', 'girl']

export const companionSchema = z.object({
  id: z.string(),
  kidId: z.uuid(),
  type: z.enum(COMPANION_TYPES),
  name: z.string(),
  sex: z.nullable(sexSchema),
  age: z.nullable(z.number()),
  description: z.nullable(z.string()),
  portrait: portraitSchema,
})
export type Companion = z.infer<typeof companionSchema>

const fields = {
  type: z.enum(COMPANION_TYPES),
  name: z.string().check(z.trim(), z.minLength(1, 'name_required'), z.maxLength(LIMITS.nameLength)),
  sex: z.nullable(sexSchema),
  age: z.nullable(
    z
      .number('age_not_a_number')
      .check(z.positive('age_not_positive'), z.int('age_not_whole'), z.maximum(999)),
  ),
  description: z.nullable(
    z.string().check(z.trim(), z.maxLength(LIMITS.companionDescriptionLength)),
  ),
}
const describedEnough = z.refine<{ type: CompanionType; description: string | null }>(
  (companion) =>
    DESCRIPTION_OPTIONAL.includes(companion.type) || Boolean(companion.description?.trim()),
  { message: 'description_required', path: ['description'] },
)
export const companionFieldsSchema = z.object(fields).check(describedEnough)
export type CompanionFields = z.infer<typeof companionFieldsSchema>
export const createCompanionInput = z.object({
  kidId: z.uuid(),
  companion: companionFieldsSchema,
})
export const updateCompanionInput = z.object({
  kidId: z.uuid(),
  companionId: z.uuid(),
  companion: companionFieldsSchema,
})
export const companionOfInput = z.object({ kidId: z.uuid(), companionId: z.uuid() })
