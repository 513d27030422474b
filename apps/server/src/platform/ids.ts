import { randomUUID } from 'node:crypto'

export type NewId = () => string

/** UUID version 7: sorts by time of making, so primary keys stay in insertion order. */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  // Of a random one everything behind its version is kept: Node has many of them in store.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
