import type { Book } from '@luciole/contract/book'
import { tellStory } from '@luciole/storyteller/tell-story'
import { neutralCharacter } from '@luciole/illustrator/portrait/neutral-character'
import { acceptPage } from '@luciole/storyteller/retell/accept-page'
import { writeRequest } from '@luciole/storyteller/story-writer'
import { describe, expect, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { silentLog } from '#platform/test-db'
import { openModerator } from '#providers/moderation/open-moderator'
import { openSpeech } from '#providers/speech/open-speech'
import { describeSpeech } from '#providers/speech/speech.contract'
import { openWriter } from '#providers/text/open-writer'
import { readAppConfig } from './app.config'

const { text, speech, moderation } = readAppConfig()

const profile = {
  kind: 'kid' as const,
  type: null,
  sex: 'female' as const,
  age: 5,
  description: null,
}
const bookOf = (): Book =>
  tellStory({
    kid: {
      id: 'kid',
      name: 'Zoé',
      sex: 'female',
      age: 5,
      character: neutralCharacter({ seed: 'z', ...profile }),
    },
    friends: [],
    answers: { kidIsHero: true },
    ledger: { entries: [] },
    canon: [],
    seed: 'live',
  }).book

describe.skipIf(text.provider === 'builtin')('the writer of TEXT_PROVIDER', () => {
  test('tells three pages that pass every check', async () => {
    const writer = await openWriter(text)
    const book = bookOf()
    const request = writeRequest({ book, wanted: [1, 2, 3] })
    const faults: string[] = []
    for await (const written of writer?.write(request, AbortSignal.timeout(120_000)) ?? []) {
      const judged = acceptPage({ written, book })
      faults.push(judged.ok ? 'none' : judged.fault)
    }
    expect(faults).toEqual(['none', 'none', 'none'])
  })
})

describe.skipIf(speech.provider === 'builtin')('the voice of SPEECH_PROVIDER', () => {
  const purse = { reserve: async () => ({ settle: async () => {} }) }
  describeSpeech({
    name: speech.provider,
    create: () => openSpeech({ config: speech, purse, clock: systemClock, log: silentLog }),
    isRepeatable: false,
  })
})

describe.skipIf(moderation.provider === 'builtin')('the second look of MODERATION_PROVIDER', () => {
  test('lets a bedtime story pass', async () => {
    const moderator = await openModerator(moderation)
    const verdict = await moderator?.judgeWords('The rabbit slept.', AbortSignal.timeout(20_000))
    expect(verdict).toEqual({ ok: true })
  })
})
