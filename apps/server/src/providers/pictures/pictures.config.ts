import { availableParallelism } from 'node:os'
import * as z from 'zod'
import { asOptional, asOptionalUrl, asWhole, defineConfig } from '#platform/config'
import { asAmount } from '#providers/live/live.config'

/** Each painter holds a few hundred megabytes: a large machine is not filled with them unasked. */
const MOST_UNASKED = 4
/** The server has a core of three; on two, the second painter gives way to it. */
const unasked = (cores = availableParallelism()) =>
  cores <= 2 ? cores : Math.min(MOST_UNASKED, cores - 1)

export const picturesConfig = defineConfig({
  threads: {
    env: 'PAINTER_THREADS',
    schema: z
      .string()
      .transform((given) => given || String(unasked()))
      .pipe(asWhole({ from: 1, to: 16 })),
    default: '',
    doc: 'How many pictures are painted at once; empty for one a core, less one for the server where there are three or more, and four at most',
  },
  width: {
    env: 'PICTURE_WIDTH',
    schema: z.enum(['1536', '768'], 'must be 1536 or 768').transform(Number),
    default: '1536',
    doc: 'How wide pages are painted; 768 spares a small machine two fifths of the work',
  },
  keptFolder: {
    env: 'PICTURES_KEPT_IN',
    schema: asOptional,
    default: '',
    doc: 'Where pictures painted today are kept, so that none is painted twice; empty for a folder in DATA_DIR',
  },
  keptMegabytes: {
    env: 'PICTURES_KEPT_MEGABYTES',
    schema: asWhole({ from: 0, to: 100_000 }),
    default: '256',
    doc: 'How much of that is kept, at most; 0 keeps nothing',
  },
  provider: {
    env: 'PICTURES_PROVIDER',
    schema: z.enum(['builtin', 'openai', 'predictions'], 'must be builtin, openai or predictions'),
    default: 'builtin',
    doc: 'Who paints a finished book anew: builtin for nobody, openai (images API) or predictions (a queue such as Replicate’s)',
  },
  baseUrl: {
    env: 'PICTURES_BASE_URL',
    schema: asOptionalUrl,
    default: '',
    doc: 'Where it is; empty for the vendor’s own address',
  },
  apiKey: { env: 'PICTURES_API_KEY', schema: asOptional, default: '', doc: 'Its key' },
  model: {
    env: 'PICTURES_MODEL',
    schema: asOptional,
    default: '',
    doc: 'Which of its models paints',
  },
  referenceField: {
    env: 'PICTURES_REFERENCE_FIELD',
    schema: z.string().transform((name) => (name === 'none' ? null : name)),
    default: 'image_input',
    doc: 'What the model of predictions calls its list of reference pictures; none for a model, or a server of openai, that takes none',
  },
  webhookSecret: {
    env: 'PICTURES_WEBHOOK_SECRET',
    schema: asOptional,
    default: '',
    doc: 'predictions: whsec_…, what calls to /webhooks/pictures are signed with; empty only looks again',
  },
  price: { env: 'PICTURES_PRICE', schema: asAmount, default: '0.04', doc: 'Price of a picture' },
})

export function checkPicturesConfig({
  provider,
  model,
}: {
  provider: string
  model: string | null
}): string[] {
  return provider !== 'builtin' && model === null
    ? ['PICTURES_MODEL is required with a live PICTURES_PROVIDER']
    : []
}
