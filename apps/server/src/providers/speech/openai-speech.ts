import { callService } from '#providers/live/call-service'
import type { LiveVoice } from './live-voice'
import { readPcm } from './read-pcm'

const TIMEOUT_MS = 20_000
/** Four thousand characters are some five minutes, at 24 000 samples of two bytes a second. */
const SOUND_BYTES = 20 * 1024 * 1024

/** `/audio/speech` of an OpenAI-compatible service: sound without times, which are listened for. */
export const createOpenAiSpeech = ({
  baseUrl,
  apiKey,
  model,
}: {
  baseUrl: string
  apiKey: string | null
  model: string
}): LiveVoice => ({
  id: `openai:${model}`,
  label: model,
  marks: 'none',
  maximumCharacters: 4096,
  async speak({ text, voice, pace }, signal) {
    const { bytes } = await callService({
      service: 'voice',
      url: `${baseUrl}/audio/speech`,
      headers: {
        'content-type': 'application/json',
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, voice, input: text, response_format: 'wav', speed: pace }),
      signal,
      timeoutMs: TIMEOUT_MS,
      accepts: ['audio/', 'application/octet-stream'],
      maximumBytes: SOUND_BYTES,
    })
    return readPcm(bytes)
  },
})
