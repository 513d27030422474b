import * as z from 'zod'
import { asBoolean, asOptional, asOptionalUrl, asWhole, defineConfig } from '#platform/config'

const asPricePair = z
  .string()
  .regex(/^\d+(\.\d+)?,\d+(\.\d+)?$/, 'must be two prices, such as 3,15')
  .transform((text) => {
    const [input = 0, output = 0] = text.split(',').map(Number)
    return { input, output }
  })

export const textConfig = defineConfig({
  provider: {
    env: 'TEXT_PROVIDER',
    schema: z.enum(['builtin', 'openai', 'anthropic'], 'must be builtin, openai or anthropic'),
    default: 'builtin',
    doc: 'Who writes: builtin, openai (any OpenAI-compatible server) or anthropic; ours goes on where it fails',
  },
  baseUrl: {
    env: 'TEXT_BASE_URL',
    schema: asOptionalUrl,
    default: '',
    doc: 'Where it is, such as http://localhost:11434/v1; empty for the vendor’s own address',
  },
  apiKey: {
    env: 'TEXT_API_KEY',
    schema: asOptional,
    default: '',
    doc: 'Its key; local servers need none',
  },
  model: { env: 'TEXT_MODEL', schema: asOptional, default: '', doc: 'Which of its models writes' },
  isStructured: {
    env: 'TEXT_STRUCTURED',
    schema: asBoolean,
    default: 'true',
    doc: 'true asks for answers held to a schema, and goes without where the server has none',
  },
  prices: {
    env: 'TEXT_PRICES',
    schema: asPricePair,
    default: '3,15',
    doc: 'Price of a million tokens read and written; 0,0 on a machine of your own',
  },
  firstPageSeconds: {
    env: 'TEXT_FIRST_PAGE_SECONDS',
    schema: asWhole({ from: 1, to: 60 }),
    default: '20',
    doc: 'How long the first page is waited for',
  },
  wholeSeconds: {
    env: 'TEXT_WHOLE_SECONDS',
    schema: asWhole({ from: 2, to: 90 }),
    default: '90',
    doc: 'How long the whole book is waited for',
  },
})

export function checkTextConfig({
  provider,
  model,
  apiKey,
}: {
  provider: string
  model: string | null
  apiKey: string | null
}): string[] {
  const problems = []
  if (provider !== 'builtin' && model === null)
    problems.push('TEXT_MODEL is required with a live TEXT_PROVIDER')
  if (provider === 'anthropic' && apiKey === null)
    problems.push('TEXT_API_KEY is required with TEXT_PROVIDER=anthropic')
  return problems
}
