/** Wakes whoever waits for the next change. */
export function createBell() {
  let wake: () => void = () => {}
  let next = new Promise<void>((resolve) => (wake = resolve))
  return {
    ring() {
      const rung = wake
      next = new Promise<void>((resolve) => (wake = resolve))
      rung()
    },
    next: () => next,
  }
}
