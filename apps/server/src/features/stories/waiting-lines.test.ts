import type { StoryRequest } from '@luciole/contract/wizard'
import type { Players } from '#providers/text/text'
import { expect, it } from 'vitest'
import { waitingLines } from './waiting-lines'

const players = { kid: { name: 'Éloïse' }, friends: [] } as unknown as Players
const linesOf = (request: Partial<StoryRequest>) =>
  waitingLines({ players, request: { answers: {}, kidIsHero: false, friends: [], ...request } })
    .map(({ en }) => en)
    .join(' ')

it('the kid packs a lantern for a story of their own', () => {
  expect(linesOf({ kidIsHero: true })).toContain('Éloïse')
})

it('nobody is named while the story has yet to find its hero', () => {
  const lines = linesOf({ answers: { 'hero-type': 'surprise', 'setting-location': 'forest' } })
  expect(lines).toContain('trees')
  expect(lines).not.toContain('Éloïse')
  expect(linesOf({ answers: { 'companion-name': 'Pip' } })).not.toContain('Éloïse')
})

it('a hero with a name goes by it', () => {
  const named = linesOf({ answers: { 'hero-type': 'animal', 'hero-name': 'Plume' } })
  expect(named).toContain('Plume')
  expect(named).not.toContain('Éloïse')
})
