import { useSyncExternalStore } from 'react'
import { createListeners } from '#platform/listeners'

/** Told to whoever shows it: a page being turned has nothing to do with every file that comes. */
const shares = new Map<string, number>()
const { listen, tell } = createListeners()

export function tellProgress({ storyId, share }: { storyId: string; share: number | null }) {
  if (share === null) shares.delete(storyId)
  else shares.set(storyId, share)
  tell()
}

/** How much of a book is here, 0 to 1, while it is being fetched. */
export const useKeepingProgress = (storyId: string) =>
  useSyncExternalStore(listen, () => shares.get(storyId) ?? null)
