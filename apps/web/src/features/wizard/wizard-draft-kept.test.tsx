// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAuthClient } from '#api/auth-client'
import { publicConfig } from '#api/public-config'
import { queryClient } from '#api/query-client'
import { emptyRequest } from './steps'
import { useWizardDraft, type WizardPlace } from './wizard-draft'

const KID = '0d4c1a52-93b1-4b39-8df2-2f2f6f7f5b11'

/** What was sent and waits for its answer. */
let sent: { step: number; answer: () => void }[] = []
const answerOf = (data: unknown) => Response.json([{ result: { data } }])

beforeEach(() => {
  sent = []
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('__CLIENT_VERSION__', '0.0.0')
  vi.stubGlobal('fetch', async (url: string | URL, init?: RequestInit) => {
    if (!String(url).includes('saveDraft')) return answerOf(null)
    const [body] = Object.values(JSON.parse(String(init?.body)) as object)
    const { step } = (body as { draft: { step: number } }).draft
    return new Promise<Response>((resolve) => {
      sent.push({ step, answer: () => resolve(answerOf(null)) })
    })
  })
  openAuthClient({ ...publicConfig(), authUrl: 'http://localhost/auth/v1' })
})
afterEach(() => vi.unstubAllGlobals())

/** A wizard opened, answered at one place, and left at once. */
async function visit(place: WizardPlace) {
  let wizard: ReturnType<typeof useWizardDraft> | undefined
  function Wizard() {
    wizard = useWizardDraft(KID)
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Wizard />
      </QueryClientProvider>,
    ),
  )
  await act(async () => wizard?.change({ request: emptyRequest, place }))
  await act(async () => root.unmount())
}
const kept = () =>
  JSON.parse(localStorage.getItem(`luciole.wizard.${KID}`) ?? 'null') as {
    place: string
    isSaved: boolean
  }

it('answers of a wizard that was left are sent in their order, and known to be saved', async () => {
  await visit('setting-location')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await visit('theme')
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  // The newer one waits: it must not be overtaken by the older on its way.
  expect(sent).toHaveLength(1)
  sent[0]?.answer()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(kept()).toMatchObject({ place: 'theme', isSaved: false })
  sent[1]?.answer()
  await vi.waitFor(() => expect(kept()).toMatchObject({ place: 'theme', isSaved: true }))
  expect(sent[1]?.step).toBeGreaterThan(sent[0]?.step ?? 0)
})
