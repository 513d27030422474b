/** A screen left before it has faded in is no failure: nobody waits for a fade. */
export function forgiveSkippedTransitions() {
  if (typeof document.startViewTransition !== 'function') return
  const begin = document.startViewTransition.bind(document)
  document.startViewTransition = (...given) => {
    const transition = begin(...given)
    transition.ready.catch(() => {})
    transition.finished.catch(() => {})
    return transition
  }
}
