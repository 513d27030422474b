import * as z from 'zod'
import { ServiceError } from '#platform/errors'
import { callForJson } from '#providers/live/call-service'
import type { LiveVoice } from './live-voice'
import { readPcm } from './read-pcm'

const TIMEOUT_MS = 20_000
const ANSWER_BYTES = 30 * 1024 * 1024
const SLOWEST = 0.7
const answerSchema = z.object({
  audio_base64: z.string().min(1),
  alignment: z.nullish(
    z.object({
      characters: z.array(z.string()),
      character_start_times_seconds: z.array(z.number()),
    }),
  ),
})

/** ElevenLabs with time stamps: the time of every character comes with the sound. */
export const createElevenLabs = ({
  baseUrl,
  apiKey,
  model,
}: {
  baseUrl: string
  apiKey: string | null
  model: string
}): LiveVoice => ({
  id: `elevenlabs:${model}`,
  label: 'ElevenLabs',
  marks: 'char',
  maximumCharacters: 5000,
  async speak({ text, voice, language, pace }, signal) {
    const { audio_base64: sound, alignment } = await callForJson({
      service: 'voice',
      url: `${baseUrl}/v1/text-to-speech/${encodeURIComponent(voice)}/with-timestamps?output_format=pcm_24000`,
      headers: { 'content-type': 'application/json', 'xi-api-key': apiKey ?? '' },
      body: JSON.stringify({
        text,
        model_id: model,
        language_code: language,
        voice_settings: { speed: Math.min(1.2, Math.max(SLOWEST, pace)) },
      }),
      signal,
      timeoutMs: TIMEOUT_MS,
      maximumBytes: ANSWER_BYTES,
      read: (answer) => answerSchema.parse(answer),
    })
    const bytes = Buffer.from(sound, 'base64')
    if (bytes.length === 0) throw new ServiceError('voice', 'unreadable')
    const starts = alignment?.character_start_times_seconds
    // Times of another text than ours are no times: the sound is listened to instead.
    const isOurs = starts?.length === text.length && alignment?.characters.join('') === text
    return {
      ...readPcm(bytes),
      ...(isOurs ? { startsMs: starts.map((seconds) => seconds * 1000) } : {}),
    }
  },
})
