import { useSyncExternalStore } from 'react'
import { createListeners } from '#platform/listeners'

/** What closes the whole app until it is solved elsewhere. */
export type Block = 'client_too_old' | 'account.deleted'

let block: Block | null = null
const blocks = createListeners<[Block | null]>()

export function setBlock(next: Block | null) {
  block = next
  blocks.tell(next)
}

export const onBlock = blocks.listen
export const useBlock = () =>
  useSyncExternalStore(
    onBlock,
    () => block,
    () => block,
  )
