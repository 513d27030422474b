/** One database channel carries every wake-up; its payload is the topic. */
export const WAKE_CHANNEL = 'luciole_wake'

export type Wake = {
  on(topic: string, listener: () => void): () => void
  publish(topic: string): void
  /** After a lost connection nobody knows what was missed. */
  publishAll(): void
}

export function createWake(): Wake {
  const listeners = new Map<string, Set<() => void>>()
  return {
    on(topic, listener) {
      const set = listeners.get(topic) ?? new Set()
      listeners.set(topic, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic)
      }
    },
    publish(topic) {
      for (const listener of listeners.get(topic) ?? []) listener()
    },
    publishAll() {
      for (const topic of listeners.keys()) this.publish(topic)
    },
  }
}
