import { describe, expect, it } from 'vitest'
import type { Book } from '@luciole/contract/book'
import { castingById, CASTINGS, proseOf } from '#bank/castings'
import { sampleAsk, sampleFriend, sampleKid, SAMPLE_NAMES } from '#checks/sample-asks'
import { findsMachine } from '#gate/word-lists'
import { acceptPage } from '#retell/accept-page'
import { restoreNames } from '#retell/restore-names'
import { writeRequest } from '#story-writer'
import { tellStory } from '#tell-story'

const bookOf = (at: number): Book =>
  tellStory({
    kid: sampleKid({
      name: SAMPLE_NAMES[at % SAMPLE_NAMES.length] ?? 'Nina',
      sex: at % 2 ? 'female' : 'male',
      age: [2, 4, 6, 8, 10][at % 5] ?? 6,
    }),
    friends: at % 3 ? [sampleFriend({ at })] : [],
    answers: { kidIsHero: at % 4 !== 3 },
    ledger: { entries: [] },
    canon: [],
    seed: `round-trip ${at}`,
  }).book

describe('what a model is shown', () => {
  it('comes back as our own page, voices and italics too, when it says it word for word', () => {
    const verdicts = Array.from({ length: 60 }, (_, at) => bookOf(at)).flatMap((book) =>
      writeRequest({ book }).pages.map((written, at) => {
        const accepted = acceptPage({ written, book })
        if (accepted.ok) expect(accepted.page).toEqual(book.pages[at])
        return accepted.ok ? 'accepted' : accepted.fault
      }),
    )
    const refused = verdicts.filter((verdict) => verdict !== 'accepted')
    // Our own hand may set a knife beside a fork; a model’s may not.
    expect(refused.length / verdicts.length).toBeLessThan(0.03)
    const ofForm = ['shape', 'quotes', 'stranger', 'placeholder', 'cut_off', 'machine']
    expect(refused.filter((fault) => ofForm.includes(fault))).toEqual([])
  })

  it('is taken for a machine’s talk on no page of ours', () => {
    const bands = ['0-4', '5-8', '9-14'] as const
    const said = CASTINGS.flatMap((casting) =>
      bands.flatMap((band) => [...proseOf({ casting, band }).values()].flat()),
    ).flatMap(({ name, en, fr }) => [en, fr].map((text) => ({ name, text })))
    expect(said.filter(({ text }) => findsMachine(text))).toEqual([])
  })

  it('comes back with a name that is made of a growl, for the smallest too', () => {
    const { book } = tellStory(sampleAsk({ seed: 'growl', age: 3 }), {
      castings: [castingById('not-laughing-cup')],
    })
    expect(book.pages.some(({ text }) => text.fr.text.includes('Grognebol'))).toBe(true)
    for (const written of writeRequest({ book }).pages)
      expect(acceptPage({ written, book })).toMatchObject({ ok: true })
  })

  it('holds no given name of anybody', () => {
    for (let at = 0; at < 40; at += 1) {
      const book = bookOf(at)
      const request = JSON.stringify(writeRequest({ book }))
      for (const { name } of book.cast.filter((one) => one.name.en === one.name.fr)) {
        expect(request).not.toMatch(new RegExp(`(?<!\\p{L})${name.en}(?!\\p{L})`, 'u'))
      }
    }
  })
})

describe('names come back', () => {
  const cast = (name: string, sex: 'male' | 'female'): Book['cast'] => {
    const [hero] = bookOf(0).cast
    if (!hero) throw new Error('no hero')
    return [{ ...hero, id: 'hero', name: { en: name, fr: name }, sex }]
  }
  const french = (text: string, name: string, sex: 'male' | 'female' = 'female') =>
    restoreNames({ text, cast: cast(name, sex), language: 'fr' })

  it.each([
    ['le chat de {{HERO}}', 'Emma', 'le chat d’Emma'],
    ["le chat d'{{HERO}}", 'Hugo', 'le chat de Hugo'],
    ['le chat d’{{HERO}}', 'Nina', 'le chat de Nina'],
    ['Lorsque {{HERO}} rit', 'Iris', 'Lorsqu’Iris rit'],
    ["Qu'{{HERO}} est loin.", 'Sam', 'Que Sam est loin.'],
    ['le pas de {{HERO}}', 'le blaireau', 'le pas du blaireau'],
    ['À {{HERO}} de jouer', 'le hibou', 'Au hibou de jouer'],
    ['{{HERO}} rit.', 'le hibou', 'Le hibou rit.'],
  ])('%s with %s', (text, name, restored) => {
    expect(french(text, name)).toBe(restored)
  })

  it('with forms that agree', () => {
    const said = '{{HERO}} était très content. {{HERO}} est arrivé, {{HERO:tout|toute}} joyeuse.'
    expect(french(said, 'Zoé', 'female')).toBe(
      'Zoé était très contente. Zoé est arrivée, toute joyeuse.',
    )
    expect(french('{{HERO}} était fière.', 'Léo', 'male')).toBe('Léo était fier.')
    expect(french('Paul et {{HERO}} était content.', 'Zoé', 'female')).toContain('était content.')
  })
})
