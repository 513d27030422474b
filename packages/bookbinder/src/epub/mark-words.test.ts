import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markWords } from './mark-words'
import { overlayOf } from './overlay'

const textOf = (html: string) =>
  html
    .replaceAll('</p>\n<p>', '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

it('a marked page says the same words, each spoken one with a name of its own', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zé<&" ]{1,60}(\n[a-zé<&" ]{1,40})?$/), (text) => {
      const words = [...text.matchAll(/[a-zé]+/gu)]
      const marks = words.map(({ index, 0: word }, at) => ({
        s: index,
        e: index + word.length,
        t0: at * 100,
        t1: at * 100 + 80,
      }))
      const emphasis = [{ start: 3, end: 9 }]
      const html = markWords({ text, spans: [], emphasis }, marks)
      expect(textOf(html)).toBe(text)
      expect(html.match(/<span id="w\d+">/g) ?? []).toHaveLength(words.length)
    }),
  )
})

it('a page read aloud skips no sound between its words', () => {
  const marks = [
    { s: 0, e: 3, t0: 250, t1: 400 },
    { s: 4, e: 8, t0: 900, t1: 1200 },
  ]
  const sound = { mp3: new Uint8Array(), durationMs: 2000, marks }
  const smil = overlayOf({ page: 'page.xhtml', audio: 'page.mp3', sound })
  const clips = [...smil.matchAll(/clipBegin="(.+?)" clipEnd="(.+?)"/g)].map(([, from, to]) => [
    from,
    to,
  ])
  expect(clips).toEqual([
    ['0.000s', '0.900s'],
    ['0.900s', '2.000s'],
  ])
  const whole = overlayOf({ page: 'page.xhtml', audio: 'page.mp3', sound: { ...sound, marks: [] } })
  expect(whole).toContain('page.xhtml#text')
})
