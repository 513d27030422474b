/**
 * One piece of work after the other, in the order they were asked for; one that fails holds up none.
 * With a name, the app's other tabs take part.
 */
export function takeTurns(name?: string) {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const locks = name === undefined ? undefined : navigator.locks
    const alone = async () => (name && locks ? await locks.request(name, work) : await work())
    const done = last.then(alone)
    last = done.catch(() => undefined)
    return done
  }
}
