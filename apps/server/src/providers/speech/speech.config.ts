import * as z from 'zod'
import { asOptional, asOptionalUrl, defineConfig } from '#platform/config'
import { asAmount } from '#providers/live/live.config'

const asVoices = z
  .string()
  .regex(
    /^$|^\w+=[^,=\s]+(,\w+=[^,=\s]+)*$/,
    'must be voices by kind, such as narrator=nova,man=onyx',
  )
  .transform((text) =>
    Object.fromEntries(
      text === '' ? [] : text.split(',').map((pair) => pair.split('=') as [string, string]),
    ),
  )

export const speechConfig = defineConfig({
  provider: {
    env: 'SPEECH_PROVIDER',
    schema: z.enum(['builtin', 'openai', 'elevenlabs'], 'must be builtin, openai or elevenlabs'),
    default: 'builtin',
    doc: 'Who reads aloud: builtin, openai (any OpenAI-compatible speech server) or elevenlabs',
  },
  baseUrl: {
    env: 'SPEECH_BASE_URL',
    schema: asOptionalUrl,
    default: '',
    doc: 'Where it is; empty for the vendor’s own address',
  },
  apiKey: { env: 'SPEECH_API_KEY', schema: asOptional, default: '', doc: 'Its key' },
  model: {
    env: 'SPEECH_MODEL',
    schema: asOptional,
    default: '',
    doc: 'Which of its models speaks',
  },
  voices: {
    env: 'SPEECH_VOICES',
    schema: asVoices,
    default: '',
    doc: 'Its voice for narrator, girl, boy, woman, man, grandmother, grandfather, tiny, big, odd; the narrator reads whoever has none',
  },
  price: {
    env: 'SPEECH_PRICE',
    schema: asAmount,
    default: '15',
    doc: 'Price of a million characters',
  },
})

export function checkSpeechConfig({
  provider,
  model,
  apiKey,
  voices,
}: {
  provider: string
  model: string | null
  apiKey: string | null
  voices: Record<string, string>
}): string[] {
  if (provider === 'builtin') return []
  const problems = []
  if (model === null) problems.push('SPEECH_MODEL is required with a live SPEECH_PROVIDER')
  if (!voices.narrator)
    problems.push('SPEECH_VOICES needs at least narrator=… with a live SPEECH_PROVIDER')
  if (provider === 'elevenlabs' && apiKey === null)
    problems.push('SPEECH_API_KEY is required with SPEECH_PROVIDER=elevenlabs')
  return problems
}
