import type { WizardDraft } from '@luciole/contract/stories'
import type { StoryRequest, WizardKey } from '@luciole/contract/wizard'
import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '#api/trpc'
import { draftOptions } from './draft.queries'
import { emptyRequest, QUESTIONS } from './steps'

export type WizardPlace = WizardKey | 'ticket'
export interface WizardState {
  request: StoryRequest
  place: WizardPlace
}

const SAVE_AFTER_MS = 600
/** After the route has waited: answers given here are gone on with, whatever other devices know. */
const LATE_MS = 2000
const PLACES: readonly WizardPlace[] = [...QUESTIONS.map(({ key }) => key), 'ticket']
const START: WizardState = { request: emptyRequest, place: 'hero-type' }

/** One after the other, the story last: an older answer never lands on a newer, or on a story. */
export const ANSWERS_IN_ORDER = { id: 'wizard answers' }

const storageKey = (kidId: string) => `luciole.wizard.${kidId}`

interface Stored extends WizardState {
  updatedAt: string
  /** The parent's other devices can know it. */
  isSaved: boolean
  /** Names the story these very answers asked for: asking again gives the same one. */
  requestId?: string
}

function readStored(kidId: string): Stored | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey(kidId)) ?? 'null') as Stored | null
  } catch {
    return null
  }
}

function writeStored({ kidId, stored }: { kidId: string; stored: Stored }) {
  try {
    localStorage.setItem(storageKey(kidId), JSON.stringify(stored))
  } catch {
    // A private window keeps it for this visit only.
  }
}

/** The same answers keep the name they were sent by; others are another story. */
function stamped({ before, next }: { before: Stored | null; next: WizardState }): Stored {
  const { request, place } = next
  const isSame = JSON.stringify(before?.request) === JSON.stringify(request)
  return {
    request,
    place,
    updatedAt: new Date().toISOString(),
    isSaved: false,
    ...(isSame && before?.requestId ? { requestId: before.requestId } : {}),
  }
}

/** Null while the other devices' answers are asked for. */
export function firstState({
  stored,
  remote,
}: {
  stored: Stored | null
  remote: WizardDraft | null | undefined
}): WizardState | null {
  if (remote === undefined) return stored && !stored.isSaved ? stored : null
  const isKept = stored && !stored.isSaved && !(remote && remote.updatedAt > stored.updatedAt)
  if (isKept) return stored
  // Saved and gone: another device made a story of it.
  return remote ? { request: remote.request, place: PLACES[remote.step] ?? 'hero-type' } : START
}

/** What is shown when the screen is first touched stays: nothing moves under a finger. */
function useHeld(shown: WizardState | null): WizardState | null {
  const [held, setHeld] = useState<WizardState | null>(null)
  useEffect(() => {
    if (!shown || held) return
    const hold = () => setHeld(shown)
    const touches = ['pointerdown', 'keydown']
    for (const touch of touches) addEventListener(touch, hold, true)
    return () => {
      for (const touch of touches) removeEventListener(touch, hold, true)
    }
  }, [shown, held])
  return held ?? shown
}

/** Kept on the device at once, and for the parent's other devices a breath later. */
export function useWizardDraft(kidId: string) {
  const draft = useQuery({ ...draftOptions(kidId), refetchOnWindowFocus: false })
  const [stored] = useState(() => readStored(kidId))
  const [changed, setChanged] = useState<Stored | null>(null)
  const latest = useRef(stored)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLate, LATE_MS, true)
    return () => clearTimeout(timer)
  }, [])
  const save = useMutation(
    trpc.story.saveDraft.mutationOptions({
      meta: { failed: () => '' },
      scope: ANSWERS_IN_ORDER,
      // Of the last answers only, and also when the wizard was left meanwhile.
      onSuccess: (_, { draft: sent }) => {
        const isSent = (kept: Stored | null) => kept?.updatedAt === sent?.updatedAt
        const kept = readStored(kidId)
        if (kept && isSent(kept)) writeStored({ kidId, stored: { ...kept, isSaved: true } })
        if (latest.current && isSent(latest.current)) latest.current.isSaved = true
      },
    }),
  )
  const unsent = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void } | null>(null)
  useEffect(() => () => unsent.current?.send(), [])
  const { mutate: saveDraft } = save
  // Becoming a story: saved behind it, they would be a draft again when it is made.
  const isAsked = useIsMutating({ mutationKey: trpc.story.create.mutationKey() }) > 0
  // Answers given without network wait here until the server is heard again.
  useEffect(() => {
    const waiting = latest.current
    if (isAsked || !draft.isSuccess || !waiting || waiting.isSaved || unsent.current) return
    if (draft.data && draft.data.updatedAt >= waiting.updatedAt) return
    const { request, place, updatedAt } = waiting
    saveDraft({ kidId, draft: { request, step: PLACES.indexOf(place), updatedAt } })
  }, [isAsked, draft.isSuccess, draft.data, draft.dataUpdatedAt, saveDraft, kidId])

  // What was tapped here counts; before that, whichever device answered last.
  const known = firstState({ stored, remote: draft.data })
  const isAsking = draft.isPending && draft.fetchStatus !== 'paused' && !(isLate && stored)
  const opened = useHeld(known ?? (isAsking ? null : (stored ?? START)))
  const state: WizardState | null = changed ?? opened

  function keep(next: Stored) {
    latest.current = next
    setChanged(next)
    writeStored({ kidId, stored: next })
  }

  function hold() {
    clearTimeout(unsent.current?.timer)
    unsent.current = null
  }
  function change(next: WizardState) {
    hold()
    const kept = stamped({ before: latest.current, next })
    keep(kept)
    const { request, updatedAt, place } = kept
    const send = () => {
      hold()
      saveDraft({ kidId, draft: { request, step: PLACES.indexOf(place), updatedAt } })
    }
    unsent.current = { timer: setTimeout(send, SAVE_AFTER_MS), send }
  }

  /** Kept before it is sent: an answer that never came back is asked for again by the same name. */
  function nameRequest(): string {
    hold()
    const kept = stamped({ before: latest.current, next: state ?? START })
    const requestId = kept.requestId ?? crypto.randomUUID()
    keep({ ...kept, requestId })
    return requestId
  }

  function forget() {
    hold()
    latest.current = null
    localStorage.removeItem(storageKey(kidId))
  }
  return { state, change, nameRequest, forget }
}
