// @vitest-environment happy-dom
import type { Creature } from '@luciole/contract/character'
import type { Companion, CompanionType } from '@luciole/contract/companions'
import type { CreatureId } from '@luciole/contract/creatures'
import type { Kid } from '@luciole/contract/kids'
import { NO_PORTRAIT } from '@luciole/contract/portraits'
import type { Ticket } from '@luciole/contract/stories'
import type { StoryRequest } from '@luciole/contract/wizard'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#api/query-client'
import { trpc } from '#api/trpc'
import { TicketPicture } from './ticket-picture.tsx'

const kidNamed = (name: string, dateOfBirth: string): Kid => ({
  id: crypto.randomUUID(),
  name,
  sex: 'female',
  dateOfBirth,
  color: 'dawn',
  portrait: NO_PORTRAIT,
  locked: false,
})
const companionOf = (kid: Kid, type: CompanionType): Companion => ({
  id: crypto.randomUUID(),
  kidId: kid.id,
  type,
  name: type,
  sex: null,
  age: null,
  description: null,
  portrait: NO_PORTRAIT,
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23') })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const small = kidNamed('Nina', '2022-11-20')
const big = kidNamed('Iris', '2015-11-20')
const lovey = companionOf(small, 'lovey')
const dad = companionOf(small, 'dad')

function figuresOf(
  request: Pick<StoryRequest, 'kidIsHero' | 'friends'> & Partial<Pick<StoryRequest, 'answers'>>,
  creatures?: Ticket['creatures'],
) {
  const known = (key: readonly unknown[], data: unknown) => queryClient.setQueryData(key, data)
  known(trpc.companion.list.queryKey({ kidId: small.id }), [lovey, dad])
  known(trpc.kid.list.queryKey(), [small, big])
  const place = document.createElement('div')
  act(() =>
    createRoot(place).render(
      <QueryClientProvider client={queryClient}>
        <TicketPicture kid={small} request={{ answers: {}, ...request }} creatures={creatures} />
      </QueryClientProvider>,
    ),
  )
  return [...place.querySelectorAll<HTMLImageElement>('.ticket-figures img')].map(
    ({ style, src }) => ({ height: Number.parseFloat(style.height), src }),
  )
}
const creatureOf = (species: CreatureId): Creature => ({
  kind: 'animal',
  species,
  marks: 'none',
  scale: 1,
})
const friend = (kind: 'kid' | 'companion', { id }: { id: string }) => ({ kind, id })

it('shows those of the family who are in the story, each as tall as beside the others', () => {
  const [child, sister, father, toy] = figuresOf({
    kidIsHero: true,
    friends: [friend('kid', big), friend('companion', dad), friend('companion', lovey)],
  })
  const heights = [father, sister, child, toy].map((figure) => figure?.height ?? 0)
  expect(heights).toEqual(heights.toSorted((a, b) => b - a))
  expect(new Set(heights).size).toBe(4)
  expect(heights[0]).toBe(100)
  expect(new Set([child, sister, father, toy].map((figure) => figure?.src)).size).toBe(4)
})

it('shows nobody who is not in it, and a toy alone no larger than a picture book would have it', () => {
  const figures = figuresOf({ kidIsHero: false, friends: [friend('companion', lovey)] })
  expect(figures).toHaveLength(1)
  expect(figures[0]?.height).toBe(50)
})

it('shows nobody for a friend who has been deleted meanwhile', () => {
  const gone = { id: crypto.randomUUID() }
  const figures = figuresOf({ kidIsHero: true, friends: [friend('companion', gone)] })
  expect(figures).toHaveLength(1)
})

it('shows a friend who was put in words, and nobody who is left to chance', () => {
  const octopus = { companion: 'animal', 'companion-look': 'an octopus with spots' } as const
  const told = creatureOf('octopus')
  const alone = figuresOf({ kidIsHero: true, friends: [] })
  const together = figuresOf(
    { kidIsHero: true, friends: [], answers: octopus },
    { companion: told },
  )
  expect(alone).toHaveLength(1)
  expect(together).toHaveLength(2)
  expect(together[1]?.height).toBeLessThan(together[0]?.height ?? 0)
  // No word of it says what the story will draw, or what was said is of an answer changed since.
  expect(figuresOf({ kidIsHero: true, friends: [], answers: octopus })).toHaveLength(1)
  const child = { companion: 'another_kid' } as const
  const changed = { kidIsHero: true, friends: [], answers: child }
  expect(figuresOf(changed, { companion: told })).toHaveLength(1)
  const hero = { 'hero-type': 'animal', 'hero-details': 'a fox' } as const
  expect(
    figuresOf({ kidIsHero: false, friends: [], answers: hero }, { hero: creatureOf('fox') }),
  ).toHaveLength(1)
  const girl = { 'hero-type': 'girl', 'hero-details': 'red hair' } as const
  expect(figuresOf({ kidIsHero: false, friends: [], answers: girl })).toHaveLength(1)
})
