// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAuthClient } from '#api/auth-client'
import { publicConfig } from '#api/public-config'
import { queryClient } from '#api/query-client'
import { trpc } from '#api/trpc'
import { emptyRequest } from './steps'
import { useCreateStory } from './ticket.queries'
import { useWizardDraft, type WizardPlace } from './wizard-draft'

const KID = '0d4c1a52-93b1-4b39-8df2-2f2f6f7f5b11'
const STORY = '5a7f6c30-5f0c-4c55-9a53-0a1f4f0d3a12'

/** What was sent and waits for its answer. */
let sent: { step: number; answer: () => void }[] = []
const answerOf = (data: unknown) => Response.json([{ result: { data } }])

/** The stories asked for that wait for their answer. */
let asked: (() => void)[] = []
/** The network takes what is asked, and says nothing. */
let isSilent = false
/** What the other devices know, once it is told. */
let elsewhere: Promise<unknown> = Promise.resolve(null)

beforeEach(() => {
  sent = []
  asked = []
  isSilent = false
  elsewhere = Promise.resolve(null)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('__CLIENT_VERSION__', '0.0.0')
  vi.stubGlobal('fetch', async (url: string | URL, init?: RequestInit) => {
    if (String(url).includes('story.create')) {
      return new Promise<Response>((resolve) => {
        asked.push(() => resolve(answerOf({ storyId: STORY })))
      })
    }
    if (isSilent) return new Promise<Response>(() => {})
    if (!String(url).includes('saveDraft')) return answerOf(await elsewhere)
    const [body] = Object.values(JSON.parse(String(init?.body)) as object)
    const { step } = (body as { draft: { step: number } }).draft
    return new Promise<Response>((resolve) => {
      sent.push({ step, answer: () => resolve(answerOf(null)) })
    })
  })
  openAuthClient({ ...publicConfig(), authUrl: 'http://localhost/auth/v1' })
})
afterEach(() => vi.unstubAllGlobals())

async function openWizard() {
  const seen: {
    wizard?: ReturnType<typeof useWizardDraft>
    create?: ReturnType<typeof useCreateStory>
  } = {}
  function Wizard() {
    seen.wizard = useWizardDraft(KID)
    seen.create = useCreateStory()
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
  return { seen, close: () => act(async () => root.unmount()) }
}

/** A wizard opened, answered at one place, and left at once. */
async function visit(place: WizardPlace) {
  const { seen, close } = await openWizard()
  await act(async () => seen.wizard?.change({ request: emptyRequest, place }))
  await close()
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

it('answers that became a story are not saved again when the other devices speak meanwhile', async () => {
  const { seen, close } = await openWizard()
  await act(async () => seen.wizard?.change({ request: emptyRequest, place: 'ticket' }))
  const requestId = seen.wizard?.nameRequest() ?? ''
  await act(async () =>
    seen.create?.mutate(
      { kidId: KID, requestId, request: emptyRequest },
      { onSuccess: () => seen.wizard?.forget() },
    ),
  )
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await act(async () =>
    queryClient.invalidateQueries({ queryKey: trpc.story.draft.queryKey({ kidId: KID }) }),
  )
  act(() => asked[0]?.())
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(sent).toEqual([])
  expect(kept()).toBeNull()
  await close()
})

it('answers of this device are gone on with when the network says nothing of the others', async () => {
  await visit('setting-location')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  sent[0]?.answer()
  await vi.waitFor(() => expect(kept()).toMatchObject({ isSaved: true }))
  queryClient.clear()
  isSilent = true
  const { seen, close } = await openWizard()
  expect(seen.wizard?.state).toBeNull()
  await vi.waitFor(
    async () => {
      await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
      expect(seen.wizard?.state?.place).toBe('setting-location')
    },
    { timeout: 9000 },
  )
  await close()
})

it.each([
  ['moves on to newer answers of another device', 'setting-location', 'theme', null],
  [
    'stays where it is once a finger is on it',
    'setting-location',
    'setting-location',
    'pointerdown',
  ],
  ['stays where it is once a line is being typed', 'hero-name', 'hero-name', 'keydown'],
] as const)('the question shown %s', async (_, here, then, touch) => {
  queryClient.clear()
  const stored = { request: emptyRequest, place: here, updatedAt: '2026-01-02T20:00:00.000Z' }
  localStorage.setItem(`luciole.wizard.${KID}`, JSON.stringify({ ...stored, isSaved: false }))
  let tell: (draft: unknown) => void = () => {}
  elsewhere = new Promise((resolve) => (tell = resolve))
  const { seen, close } = await openWizard()
  expect(seen.wizard?.state?.place).toBe(here)
  if (touch)
    await act(async () => void document.body.dispatchEvent(new Event(touch, { bubbles: true })))
  const newer = { request: emptyRequest, step: 6, updatedAt: '2026-01-02T21:00:00.000Z' }
  await act(async () => tell(newer))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(queryClient.getQueryData(trpc.story.draft.queryKey({ kidId: KID }))).toEqual(newer)
  expect(seen.wizard?.state?.place).toBe(then)
  await close()
})
