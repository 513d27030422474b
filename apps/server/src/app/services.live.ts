import type { Book } from '@luciole/contract/book'
import { tellStory } from '@luciole/storyteller/tell-story'
import { neutralCharacter } from '@luciole/illustrator/portrait/neutral-character'
import { acceptPage } from '@luciole/storyteller/retell/accept-page'
import { writeRequest } from '@luciole/storyteller/story-writer'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { silentLog } from '#platform/test-db'
import { createGates } from '#providers/moderation/gates'
import { openModerator } from '#providers/moderation/open-moderator'
import { createBuiltinPainter } from '#providers/pictures/builtin'
import { openRepainter } from '#providers/pictures/open-repainter'
import { portraitOrder } from '#providers/pictures/portrait-order'
import { openSpeech } from '#providers/speech/open-speech'
import { describeSpeech } from '#providers/speech/speech.contract'
import { openWriter } from '#providers/text/open-writer'
import { readAppConfig } from './app.config'

const { text, pictures, speech, moderation } = readAppConfig()
const LOOK_AGAIN_MS = 4000

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

describe.skipIf(pictures.provider === 'builtin')('the painter of PICTURES_PROVIDER', () => {
  const purse = { reserve: async () => ({ settle: async () => {} }) }
  const { signal } = new AbortController()
  const painter = createBuiltinPainter({ threads: 1, width: 1536 })
  afterAll(() => painter.close())

  test('paints a face anew from our drawing, in its colours', async () => {
    const repainter = await openRepainter({
      config: { ...pictures, webhookSecret: null },
      publicUrl: 'http://localhost',
      gates: createGates({ moderator: await openModerator(moderation), log: silentLog }),
      purse,
      clock: systemClock,
      log: silentLog,
    })
    const character = neutralCharacter({ seed: 'z', ...profile })
    const face = await painter.paintPortrait({ character, kind: 'face' }, signal)
    const order = await portraitOrder({
      character,
      face: face.variants[0]?.webp ?? new Uint8Array(),
      photo: null,
      bill: { accountId: 'live', storyId: null },
    })
    let isSecondTry = false
    let made = await repainter?.ask({ order, isSecondTry }, signal)
    while (made && !('picture' in made)) {
      if ('again' in made) {
        isSecondTry = true
        made = await repainter?.ask({ order, isSecondTry }, signal)
      } else {
        await sleep(LOOK_AGAIN_MS)
        made = await repainter?.collect({ ticket: made.ticket, order, isSecondTry }, signal)
      }
    }
    expect(made?.picture).toMatchObject({ width: 768, height: 768 })
  })
})

describe.skipIf(moderation.provider === 'builtin')('the second look of MODERATION_PROVIDER', () => {
  test('lets a bedtime story pass', async () => {
    const moderator = await openModerator(moderation)
    const verdict = await moderator?.judgeWords('The rabbit slept.', AbortSignal.timeout(20_000))
    expect(verdict).toEqual({ ok: true })
  })
})
