/** Worked out for each thing the first time it is asked for, and forgotten with it. */
export function oncePer<Thing extends object, Answer>(
  work: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const known = new WeakMap<Thing, { answer: Answer }>()
  return (thing) => {
    const before = known.get(thing)
    if (before) return before.answer
    const answer = work(thing)
    known.set(thing, { answer })
    return answer
  }
}
