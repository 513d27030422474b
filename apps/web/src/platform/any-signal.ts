/** Aborts with the first of them. `AbortSignal.any` does too, on phones newer than many in use. */
export function anySignal(signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    if (signal?.aborted) either.abort(signal.reason)
    signal?.addEventListener('abort', () => either.abort(signal.reason), { once: true })
  }
  return either.signal
}
