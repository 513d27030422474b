import * as z from 'zod/mini'
import { languageSchema } from '#language'

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
  sample: z.nullable(z.object({ en: z.string(), fr: z.string() })),
  /** Honest labels: which engine speaks, per language. */
  voices: z.array(z.object({ language: languageSchema, label: z.string(), robotic: z.boolean() })),
})
export type Narration = z.infer<typeof narrationSchema>

export const narrationOfInput = z.object({ kidId: z.uuid(), storyId: z.string() })
export const requestNarrationInput = z.object({
  kidId: z.uuid(),
  storyId: z.uuid(),
  language: languageSchema,
})
export const recordingOfInput = z.object({
  kidId: z.uuid(),
  storyId: z.uuid(),
  page: z.number(),
  language: languageSchema,
})
export const pronunciationInput = z.object({
  kidId: z.uuid(),
  name: z.string(),
  language: languageSchema,
  sayAs: z.string().check(z.maxLength(60)),
})
