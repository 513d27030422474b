import * as z from 'zod/mini'

export const LANGUAGES = ['en', 'fr'] as const
export const languageSchema = z.enum(LANGUAGES)
export type Language = (typeof LANGUAGES)[number]

/** Ours for a browser’s: whatever starts with fr is French, and all the rest English. */
export const nearestLanguage = (tag: string): Language =>
  tag.toLowerCase().startsWith('fr') ? 'fr' : 'en'

/** The same thing said in both languages, authored together. */
export const bilingualSchema = z.object({ en: z.string(), fr: z.string() })
export type Bilingual = z.infer<typeof bilingualSchema>
