import * as z from 'zod/mini'
import { languageSchema } from '#language'

export const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  interfaceLanguage: languageSchema,
  storyLanguage: languageSchema,
  /** False until the trial was started, a plan bought, or onboarding skipped. */
  onboarded: z.boolean(),
  parentGate: z.boolean(),
  createdAt: z.string(),
})
export type Account = z.infer<typeof accountSchema>

export const setLanguagesInput = z.object({
  interfaceLanguage: z.optional(languageSchema),
  storyLanguage: z.optional(languageSchema),
})
export const setParentGateInput = z.object({ parentGate: z.boolean() })
/** `confirmation` is the word the screen asks for: DELETE or SUPPRIMER. */
export const deleteAccountInput = z.object({
  password: z.string().check(z.minLength(1), z.maxLength(128)),
  confirmation: z.string().check(z.maxLength(40)),
})
export const exportSchema = z.object({
  state: z.enum(['none', 'making', 'ready', 'failed']),
  url: z.optional(z.string()),
  expiresAt: z.optional(z.string()),
})
export const ratingInput = z.object({
  stars: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(5))),
})
