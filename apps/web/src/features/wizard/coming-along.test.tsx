// @vitest-environment happy-dom
import type { Companion } from '@luciole/contract/companions'
import { NO_PORTRAIT } from '@luciole/contract/portraits'
import { QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#api/query-client'
import { trpc } from '#api/trpc'
import { startI18n } from '#i18n/i18n'
import { useComingAlong } from './coming-along'

const KID = crypto.randomUUID()
const friend = (name: string, sex: Companion['sex']): Companion => ({
  id: crypto.randomUUID(),
  kidId: KID,
  type: 'animal',
  name,
  sex,
  age: null,
  description: 'a cat',
  portrait: NO_PORTRAIT,
})

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  startI18n()
  await i18next.changeLanguage('fr')
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

function said(companions: Companion[]) {
  const known = (key: readonly unknown[], data: unknown) => queryClient.setQueryData(key, data)
  known(trpc.companion.list.queryKey({ kidId: KID }), companions)
  known(trpc.kid.list.queryKey(), [])
  const friends = companions.map(({ id }) => ({ kind: 'companion' as const, id }))
  const Said = () => <p>{useComingAlong({ kidId: KID, friends })}</p>
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Said />
      </QueryClientProvider>,
    ),
  )
  const words = place.textContent
  act(() => root.unmount())
  return words
}

it('calls who comes along by name', () => {
  expect(said([friend('Caramelle', 'female')])).toBe('Avec Caramelle')
  expect(said([friend('Ember', 'female'), friend('Léo', 'male')])).toBe('Avec Ember et Léo')
})

it('counts those whose names are too long for a button, girls as girls', () => {
  const long = friend('Marie-Antoinette-Joséphine', 'female')
  expect(said([long])).toBe('1 amie vient avec nous')
  expect(said([long, friend('Ember', 'female')])).toBe('2 amies viennent avec nous')
  expect(said([long, friend('Léo', 'male')])).toBe('2 amis viennent avec nous')
})
