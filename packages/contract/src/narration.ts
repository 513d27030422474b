import * as z from 'zod/mini'
import { pageNumberSchema } from '#book'
import { languageSchema } from '#language'
import { LIMITS } from '#limits'

/** One shown word: character offsets in the page text (UTF-16) and its time in the audio. */
export const wordMarkSchema = z.object({
  s: z.number(),
  e: z.number(),
  t0: z.number(),
  t1: z.number(),
})
export type WordMark = z.infer<typeof wordMarkSchema>

export const pageAudioSchema = z.object({
  page: z.number(),
  language: languageSchema,
  state: z.enum(['none', 'recording', 'ready', 'failed']),
  url: z.nullable(z.string()),
  durationMs: z.number(),
  marks: z.array(wordMarkSchema),
})
export type PageAudio = z.infer<typeof pageAudioSchema>

/** A few lines to hear and follow before buying. */
export const voiceSampleSchema = z.object({
  text: z.string(),
  url: z.string(),
  durationMs: z.number(),
  marks: z.array(wordMarkSchema),
})
export type VoiceSample = z.infer<typeof voiceSampleSchema>

export const narrationSchema = z.object({
  /** False without the add-on: a sample is offered instead. */
  included: z.boolean(),
  story: z.array(pageAudioSchema),
  /** The parent's own recordings, page by page. */
  parent: z.array(
    z.object({
      page: z.number(),
      language: languageSchema,
      url: z.string(),
      durationMs: z.number(),
    }),
  ),
  /** Null with the add-on; a language is null while its sample is made, or has no voice here. */
  sample: z.nullable(
    z.object({ en: z.nullable(voiceSampleSchema), fr: z.nullable(voiceSampleSchema) }),
  ),
  /** How the parent wants names said, by every book of this kid. */
  pronunciations: z.array(
    z.object({ name: z.string(), language: languageSchema, sayAs: z.string() }),
  ),
  /** Honest labels: which engine speaks, per language. */
  voices: z.array(z.object({ language: languageSchema, label: z.string(), robotic: z.boolean() })),
})
export type Narration = z.infer<typeof narrationSchema>

export const narrationOfInput = z.object({ kidId: z.uuid(), storyId: z.uuid() })
export const requestNarrationInput = z.object({
  kidId: z.uuid(),
  storyId: z.uuid(),
  language: languageSchema,
})
export const recordingOfInput = z.object({
  kidId: z.uuid(),
  storyId: z.uuid(),
  page: pageNumberSchema,
  language: languageSchema,
})
export const pronunciationInput = z.object({
  kidId: z.uuid(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.nameLength)),
  language: languageSchema,
  /** Empty: as it is written. */
  sayAs: z.string().check(z.trim(), z.maxLength(60)),
})
/** What an uploaded recording says of itself, in the address. */
export const recordingUploadQuery = z.object({
  kidId: z.uuid(),
  storyId: z.uuid(),
  page: z.coerce.number().check(z.int(), z.minimum(1)),
  language: languageSchema,
})
