import type { Language } from '@luciole/contract/language'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import i18next from 'i18next'
import { prerender as renderWhole } from 'react-dom/static.edge'
import { initReactI18next } from 'react-i18next'
import { queryClient } from '#api/query-client'
import { WORDS } from '#i18n/i18n'
import { router } from './router.tsx'

/** What a visitor of `path` sees before any script of ours has come; run when the app is built. */
export async function prerender({ path, language }: { path: string; language: Language }) {
  await i18next.use(initReactI18next).init({ ...WORDS, lng: language })
  router.update({
    ...router.options,
    // It would bring a script of its own into the page.
    scrollRestoration: false,
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { sessionReady: async () => {}, currentSession: () => null },
  })
  await router.load()
  const failures: unknown[] = []
  const { prelude } = await renderWhole(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { onError: (error) => void failures.push(error) },
  )
  if (failures.length > 0) throw new AggregateError(failures, `${path} cannot be prerendered`)
  const { title } = router.state.matches.at(-1)?.staticData ?? {}
  const app = i18next.t('app')
  return {
    title: title ? `${i18next.t(`titles.${title}`)} · ${app}` : app,
    html: await new Response(prelude).text(),
  }
}
