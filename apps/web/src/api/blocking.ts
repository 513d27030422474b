import { useSyncExternalStore } from 'react'

/** What closes the whole app until it is solved elsewhere. */
export type Block = 'client_too_old' | 'account.deleted'

let block: Block | null = null
const listeners = new Set<(block: Block | null) => void>()

export function setBlock(next: Block | null) {
  block = next
  for (const listener of listeners) listener(next)
}

export const onBlock = (listener: (block: Block | null) => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useBlock = () =>
  useSyncExternalStore(
    onBlock,
    () => block,
    () => block,
  )
