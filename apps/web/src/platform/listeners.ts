/** Those who want to hear of one thing, and how they are told; whoever listens gets the way to stop. */
export function createListeners<Told extends unknown[] = []>() {
  const listeners = new Set<(...told: Told) => void>()
  return {
    listen(listener: (...told: Told) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    tell(...told: Told) {
      for (const listener of listeners) listener(...told)
    },
  }
}
