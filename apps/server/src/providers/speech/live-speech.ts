import { createNarrator } from '@luciole/narrator/narrator'
import { planTakes, type SpokenTake, type Take } from '@luciole/narrator/takes'
import { entryOf } from '#platform/entry'
import { ServiceError } from '#platform/errors'
import type { Log } from '#platform/log'
import type { Breaker } from '#providers/live/circuit-breaker'
import type { Purse, Reservation } from '#providers/live/purse'
import { retry } from '#providers/live/retry'
import type { LiveVoice } from './live-voice'
import type { Speech, SpeechOrder, SpeechProvider } from './speech'

/** At 150 words a minute a voice is at its own pace. */
const USUAL_PACE = 150
const AT_ONCE = 3
const RETRIES = 2
const WHOLE_MS = 35_000
/** Faster than anybody speaks, or slower: the sound is not of this text. */
const SECONDS_A_CHARACTER = { least: 0.015, most: 0.6 }

function checkSound({ take, sound }: { take: Take; sound: SpokenTake }): SpokenTake {
  const share = sound.pcm.length / sound.rate / Math.max(4, take.spoken.trim().length)
  const isLikely = share >= SECONDS_A_CHARACTER.least && share <= SECONDS_A_CHARACTER.most
  if (!isLikely) throw new ServiceError('voice', 'unreadable')
  return sound
}

/** A service that speaks, and our own voice for whatever it may not or cannot say. */
export function createLiveSpeech({
  own,
  live,
  voices,
  price,
  purse,
  breaker,
  log,
  wholeMs = WHOLE_MS,
}: {
  own: SpeechProvider
  live: LiveVoice
  voices: Record<string, string>
  /** Millionths for a character, which is the price of a million. */
  price: number
  purse: Purse
  breaker: Breaker
  log: Log
  /** As long as a page may take; what is late is said by our own voice. */
  wholeMs?: number
}): SpeechProvider {
  const narrator = createNarrator({ entry: entryOf('narrator-process') })

  async function speakTakes({
    takes,
    order: { language, voiceMap, style },
    meter,
    signal,
  }: {
    takes: Take[]
    order: SpeechOrder
    /** Told of characters sent, and of those that turned out to cost nothing. */
    meter(characters: number): void
    signal: AbortSignal
  }): Promise<SpokenTake[]> {
    const sounds: SpokenTake[] = []
    const pace = style.wordsPerMinute / USUAL_PACE
    const next = takes.entries()
    const speakSome = async () => {
      for (const [at, take] of next) {
        const kind = (voiceMap[take.speaker] ?? 'narrator').split(':')[0] ?? 'narrator'
        const voice = voices[kind] ?? voices.narrator ?? ''
        const said = { text: take.spoken, voice, language, pace }
        meter(take.spoken.length)
        try {
          const work = () => live.speak(said, signal)
          const sound = await retry({ work, signal, times: RETRIES })
          sounds[at] = checkSound({ take, sound })
        } catch (error) {
          if (error instanceof ServiceError && !error.mayBeBilled) meter(-take.spoken.length)
          throw error
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, speakSome))
    return sounds
  }

  async function reserve(order: SpeechOrder, characters: number): Promise<Reservation | null> {
    if (order.outside === 'house') return { settle: async () => {} }
    if (!order.outside) return null
    const call = { need: 'voice' as const, model: live.id, micros: characters * price }
    return purse.reserve({ bill: order.outside, ...call })
  }

  async function speakOutside(order: SpeechOrder, signal: AbortSignal): Promise<Speech | null> {
    if (!order.outside || !breaker.mayCall()) return null
    const { maximumCharacters } = live
    const takes = planTakes({ page: order, maximumCharacters })
    const characters = takes.reduce((sum, { spoken }) => sum + spoken.length, 0)
    const paid = await reserve(order, characters)
    if (!paid) {
      log.warn({ need: 'voice' }, 'a budget is used up')
      return null
    }
    let sent = 0
    const meter = (more: number) => void (sent += more)
    // One take that fails costs the page: the others are not paid for any more.
    const enough = new AbortController()
    const limit = AbortSignal.any([signal, enough.signal, AbortSignal.timeout(wholeMs)])
    let isUsed = false
    try {
      const sounds = await speakTakes({ takes, order, meter, signal: limit })
      const speech = await narrator.assemblePage({ page: order, takes, sounds }, signal)
      isUsed = true
      breaker.succeeded()
      return speech
    } catch (error) {
      signal.throwIfAborted()
      breaker.failed()
      const { trouble, status } =
        error instanceof ServiceError ? error : { trouble: 'late', status: null }
      log.warn({ need: 'voice', trouble, status }, 'a live model failed')
      return null
    } finally {
      enough.abort()
      await paid.settle({ micros: sent * price, isUsed })
    }
  }

  return {
    ...own,
    id: live.id,
    version: `${live.id} ${JSON.stringify(voices)} or ${own.version}`,
    caps: {
      ...own.caps,
      languages: ['en', 'fr'],
      marks: live.marks,
      voices: (['en', 'fr'] as const).map((language) => ({
        language,
        label: live.label,
        isRobotic: false,
      })),
    },
    async synthesise(order, signal) {
      signal.throwIfAborted()
      return (await speakOutside(order, signal)) ?? (await own.synthesise(order, signal))
    },
    async close() {
      narrator.close()
      await own.close()
    },
  }
}
