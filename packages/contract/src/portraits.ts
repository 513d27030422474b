import * as z from 'zod/mini'
import { characterSchema, humanSchema } from '#character'
import { LIMITS } from '#limits'
import { namedServiceSchema } from '#services'

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
  /** The face by a service outside, shown in place of ours; null when none was asked for. */
  live: z.nullable(
    z.object({
      state: z.enum(['asked', 'ready', 'failed']),
      /** A signed URL. */
      picture: z.nullable(z.string()),
      /** The photo it was sent, and since when nobody here has it any more; null when it had none. */
      photo: z.nullable(z.object({ deletedAt: z.nullable(z.string()) })),
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
  live: null,
}

/** A photo the parent agreed to have sent, once, to the service they were shown. */
export const agreedPhotoSchema = z.object({
  jpeg: z.base64().check(z.maxLength(LIMITS.photoCharacters)),
  to: namedServiceSchema,
})
export type AgreedPhoto = z.infer<typeof agreedPhotoSchema>

export const saveAvatarInput = z.object({
  kidId: z.uuid(),
  character: humanSchema,
  photo: z.optional(agreedPhotoSchema),
})
export const avatarOfInput = z.object({ kidId: z.uuid() })
export const saveCompanionPictureInput = z.object({
  kidId: z.uuid(),
  companionId: z.uuid(),
  character: characterSchema,
})
export const companionPictureOfInput = z.object({ kidId: z.uuid(), companionId: z.uuid() })
