import type { Clock } from '#platform/clock'
import type { ConfigOf } from '#platform/config'
import type { Log } from '#platform/log'
import { createBreaker } from '#providers/live/circuit-breaker'
import type { Purse } from '#providers/live/purse'
import { createBuiltinSpeech } from './builtin'
import type { SpeechProvider } from './speech'
import type { speechConfig } from './speech.config'

export type SpeechConfig = ConfigOf<{ speech: typeof speechConfig }>['speech']

const HOMES = { openai: 'https://api.openai.com/v1', elevenlabs: 'https://api.elevenlabs.io' }

export const speechHome = ({ provider, baseUrl }: Pick<SpeechConfig, 'provider' | 'baseUrl'>) =>
  provider === 'builtin' ? null : (baseUrl ?? HOMES[provider]).replace(/\/+$/, '')

async function openVoice({ config, baseUrl }: { config: SpeechConfig; baseUrl: string }) {
  const options = { baseUrl, apiKey: config.apiKey, model: config.model ?? '' }
  if (config.provider === 'elevenlabs')
    return (await import('./elevenlabs')).createElevenLabs(options)
  return (await import('./openai-speech')).createOpenAiSpeech(options)
}

/** Our own voice, and before it the live one where there is one. */
export async function openSpeech({
  config,
  purse,
  clock,
  log,
}: {
  config: SpeechConfig
  purse: Purse
  clock: Clock
  log: Log
}): Promise<SpeechProvider> {
  const own = createBuiltinSpeech()
  const baseUrl = speechHome(config)
  if (baseUrl === null) return own
  const { createLiveSpeech } = await import('./live-speech')
  const { voices, price } = config
  const live = await openVoice({ config, baseUrl })
  return createLiveSpeech({
    own,
    live,
    voices,
    price,
    purse,
    breaker: createBreaker({ clock }),
    log,
  })
}
