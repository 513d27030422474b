import * as z from 'zod/mini'
import { characterSchema, humanSchema } from '#character'

export const portraitStateSchema = z.enum(['none', 'painting', 'ready', 'failed'])

/** Pictures of one character version. `progress` is counted from real steps, 0 to 1. */
export const portraitSchema = z.object({
  state: portraitStateSchema,
  version: z.number(),
  character: z.nullable(characterSchema),
  progress: z.number(),
  /** Signed URLs; the strip shows the hero who will be in the book. */
  images: z.nullable(
    z.object({
      face: z.string(),
      figure: z.string(),
      strip: z.array(z.object({ kind: z.enum(['walking', 'sitting', 'night']), url: z.string() })),
    }),
  ),
})
export type Portrait = z.infer<typeof portraitSchema>

/** Somebody nobody has painted yet. */
export const NO_PORTRAIT: Portrait = {
  state: 'none',
  version: 0,
  character: null,
  progress: 0,
  images: null,
}

export const saveAvatarInput = z.object({ kidId: z.uuid(), character: humanSchema })
export const avatarOfInput = z.object({ kidId: z.uuid() })
export const saveCompanionPictureInput = z.object({
  kidId: z.uuid(),
  companionId: z.uuid(),
  character: characterSchema,
})
export const companionPictureOfInput = z.object({ kidId: z.uuid(), companionId: z.string() })
