import type { Wake } from './wake'

/** Remembers a wake-up that came while nobody waited, so that none is lost between two reads. */
export function waitForWake({
  wake,
  topic,
  signal,
  pollMs,
}: {
  wake: Wake
  topic: string
  signal: AbortSignal
  pollMs: number
}) {
  let isDue = false
  let resume: (() => void) | null = null
  const rouse = () => {
    isDue = true
    resume?.()
  }
  const off = wake.on(topic, rouse)
  signal.addEventListener('abort', rouse, { once: true })
  return {
    async next(): Promise<void> {
      if (!isDue && !signal.aborted) {
        let timer: NodeJS.Timeout | undefined
        await new Promise<void>((resolve) => {
          resume = resolve
          timer = setTimeout(resolve, pollMs * (0.75 + Math.random() / 2))
        })
        clearTimeout(timer)
        resume = null
      }
      isDue = false
    },
    close() {
      off()
      signal.removeEventListener('abort', rouse)
    },
  }
}
