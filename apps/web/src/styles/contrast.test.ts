import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, type Oklch } from './contrast'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [dayBlock = '', nightBlock = ''] = css.split("[data-theme='night']")

const TOKEN = /--([\w-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\);/g
const tokensOf = (block: string) =>
  new Map(
    [...block.matchAll(TOKEN)].map(([, name, l, c, h]) => [
      name,
      { lightness: Number(l) / 100, chroma: Number(c), hue: Number(h) } satisfies Oklch,
    ]),
  )
const themes = { day: tokensOf(dayBlock), night: tokensOf(nightBlock) }

const GROUNDS = ['page', 'surface', 'sunken', 'pinned']
const KIDS = ['dawn', 'rose', 'sky', 'mint', 'lilac', 'sun'].map((kid) => `kid-${kid}`)
const pairs = (texts: string[], grounds: string[], least: number) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground, least] as const))

const PAIRS = [
  ...pairs(['ink'], GROUNDS, 7),
  ...pairs(['muted', 'link'], GROUNDS, 4.5),
  ...pairs(['on-primary'], ['primary', 'primary-hover'], 4.5),
  ...pairs(['on-accent'], ['accent'], 4.5),
  ...pairs(['success'], ['success-soft', 'surface'], 4.5),
  ...pairs(['danger'], ['danger-soft', 'surface', 'page'], 4.5),
  ...pairs(['warning'], ['warning-soft'], 4.5),
  ...pairs(['on-danger'], ['danger'], 4.5),
  ...pairs(['reader-ink'], ['paper'], 7),
  ...pairs(['ticket-ink'], ['ticket'], 7),
  ...pairs(['ticket-link'], ['ticket'], 4.5),
  ...pairs(['ink'], ['wash'], 6),
  ...pairs(['on-kid'], KIDS, 6),
  ...pairs(['field'], ['surface', 'page'], 3),
  ...pairs(['focus'], ['page', 'surface', 'sunken'], 3),
  ...pairs(['primary'], ['page', 'surface'], 3),
]

describe.each(Object.entries(themes))('colours by %s', (_theme, tokens) => {
  it.each(PAIRS)('%s on %s keeps a contrast of at least %d', (text, ground, least) => {
    const one = tokens.get(text)
    const other = tokens.get(ground)
    if (!one || !other) throw new Error(`no token ${one ? ground : text}`)
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least)
  })
})

it.each(KIDS)('%s does not shine in a dark room', (kid) => {
  expect(themes.night.get(kid)?.lightness).toBeLessThanOrEqual(0.44)
})
