import { useSyncExternalStore } from 'react'

/** Told to whoever shows it: a page being turned has nothing to do with every file that comes. */
const shares = new Map<string, number>()
const listeners = new Set<() => void>()

export function tellProgress({ storyId, share }: { storyId: string; share: number | null }) {
  if (share === null) shares.delete(storyId)
  else shares.set(storyId, share)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
/** How much of a book is here, 0 to 1, while it is being fetched. */
export const useKeepingProgress = (storyId: string) =>
  useSyncExternalStore(subscribe, () => shares.get(storyId) ?? null)
