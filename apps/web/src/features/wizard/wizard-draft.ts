import type { StoryRequest, WizardKey } from '@luciole/contract/wizard'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '#api/trpc'
import { emptyRequest, QUESTIONS } from './steps'

export type WizardPlace = WizardKey | 'ticket'
export interface WizardState {
  request: StoryRequest
  place: WizardPlace
}

const SAVE_AFTER_MS = 600
const PLACES: readonly WizardPlace[] = [...QUESTIONS.map(({ key }) => key), 'ticket']
const START: WizardState = { request: emptyRequest, place: 'hero-type' }

const storageKey = (kidId: string) => `luciole.wizard.${kidId}`

interface Stored extends WizardState {
  updatedAt: string
}

function readStored(kidId: string): Stored | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey(kidId)) ?? 'null') as Stored | null
  } catch {
    return null
  }
}

/** Kept on the device at once, and for the parent's other devices a breath later. */
export function useWizardDraft(kidId: string) {
  const draft = useQuery({
    ...trpc.story.draft.queryOptions({ kidId }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const save = useMutation(trpc.story.saveDraft.mutationOptions({ meta: { failed: () => '' } }))
  const [stored] = useState(() => readStored(kidId))
  const [changed, setChanged] = useState<WizardState | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // What was tapped here counts; before that, whichever device answered last.
  const remote = draft.data
  const isRemoteNewer = remote && !(stored && stored.updatedAt >= remote.updatedAt)
  const state: WizardState =
    changed ??
    (isRemoteNewer
      ? { request: remote.request, place: PLACES[remote.step] ?? 'hero-type' }
      : (stored ?? START))

  function change(next: WizardState) {
    setChanged(next)
    const kept: Stored = { ...next, updatedAt: new Date().toISOString() }
    try {
      localStorage.setItem(storageKey(kidId), JSON.stringify(kept))
    } catch {
      // A private window keeps it for this visit only.
    }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const { request, updatedAt } = kept
      const step = PLACES.indexOf(next.place)
      save.mutate({ kidId, draft: { request, step, updatedAt } })
    }, SAVE_AFTER_MS)
  }

  function forget() {
    clearTimeout(timer.current)
    localStorage.removeItem(storageKey(kidId))
  }
  return { state, change, forget }
}
