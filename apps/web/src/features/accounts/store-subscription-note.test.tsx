// @vitest-environment happy-dom
import type { Subscription } from '@luciole/contract/subscriptions'
import { QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#api/query-client'
import { trpc } from '#api/trpc'
import { startI18n } from '#i18n/i18n'
import { StoreSubscriptionNote } from './store-subscription-note.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
beforeAll(startI18n)
beforeEach(() => queryClient.clear())

async function noteFor(subscription: Pick<Subscription, 'managedBy' | 'status'>) {
  queryClient.setQueryData(trpc.subscription.get.queryKey(), subscription as Subscription)
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <StoreSubscriptionNote />
      </QueryClientProvider>,
    ),
  )
  return box
}

it.each(['app_store', 'play_store'] as const)(
  'deleting an account with a plan of %s says where it ends, and leads there',
  async (managedBy) => {
    for (const [language, words] of [
      ['en', 'Deleting the account does not end it: please end it there first.'],
      ['fr', 'Supprimer le compte n’y met pas fin'],
    ] as const) {
      await act(async () => void (await i18next.changeLanguage(language)))
      const box = await noteFor({ managedBy, status: 'active' })
      expect(box.textContent).toContain(words)
      expect(box.querySelector('button')?.textContent).toBe(
        i18next.t('subscriptions:cancel.openStore'),
      )
    }
  },
)

it.each(['sandbox', 'stripe', 'none'] as const)(
  'a plan of %s ends with the account, so nothing is asked of the parent',
  async (managedBy) => {
    expect((await noteFor({ managedBy, status: 'active' })).textContent).toBe('')
  },
)
