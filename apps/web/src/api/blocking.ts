import { useSyncExternalStore } from 'react'

/** What closes the whole app until it is solved elsewhere. */
export type Block = 'client_too_old' | 'account.deleted'

let block: Block | null = null
const listeners = new Set<() => void>()

export function setBlock(next: Block | null) {
  block = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useBlock = () =>
  useSyncExternalStore(
    subscribe,
    () => block,
    () => block,
  )
