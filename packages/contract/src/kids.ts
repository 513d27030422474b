import * as z from 'zod/mini'
import { LIMITS } from '#limits'
import { portraitSchema } from '#portraits'
import { sexSchema } from '#sex'

export const KID_COLORS = ['dawn', 'rose', 'sky', 'mint', 'lilac', 'sun'] as const
export type KidColor = (typeof KID_COLORS)[number]

export const dateOfBirthSchema = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date_of_birth_required'))

export const kidSchema = z.object({
  id: z.string(),
  name: z.string(),
  sex: sexSchema,
  dateOfBirth: dateOfBirthSchema,
  color: z.enum(KID_COLORS),
  portrait: portraitSchema,
  /** True when the plan keeps this profile locked. */
  locked: z.boolean(),
})
export type Kid = z.infer<typeof kidSchema>

export const kidFieldsSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'name_required'), z.maxLength(LIMITS.nameLength)),
  sex: z.enum(['male', 'female'], 'sex_required'),
  dateOfBirth: dateOfBirthSchema,
  color: z.optional(z.enum(KID_COLORS)),
})
export type KidFields = z.infer<typeof kidFieldsSchema>
export const createKidInput = kidFieldsSchema
export const updateKidInput = z.object({ kidId: z.uuid(), kid: kidFieldsSchema })
export const kidOfInput = z.object({ kidId: z.uuid() })
