import { expect, it } from 'vitest'
import { CASTINGS, proseOf } from '#bank/castings'

const LANGUAGES = ['en', 'fr'] as const
const wordsOf = (text: string) =>
  new Set([...text.toLowerCase().matchAll(/\p{L}{4,}/gu)].map(([word]) => word.replace(/s$/u, '')))

/** The cast is shown before page 1: who is found out later must not be found out there. */
it('does not say on the cast page what the title asks', () => {
  const told = CASTINGS.flatMap((casting) => {
    const culprit = casting.roles.V
    const text = proseOf({ casting, band: '5-8' })
    const isThere = [...(text.get('home') ?? []), ...(text.get('lack') ?? [])].some(({ en }) =>
      en.includes('{V}'),
    )
    if (!culprit || isThere) return []
    return LANGUAGES.flatMap((language) => {
      const said = wordsOf(culprit.introduction[language])
      const asked = wordsOf(
        text
          .get('title')
          ?.map((title) => title[language])
          .join(' ') ?? '',
      )
      return [...said].filter((word) => asked.has(word)).map((word) => `${casting.id}: ${word}`)
    })
  })
  expect(told).toEqual([])
})
