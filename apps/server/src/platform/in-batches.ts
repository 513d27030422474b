/**
 * Whatever comes while the last batch is under way waits, and is done together: a burst becomes a
 * few transactions, a crowd a few questions. Each caller is answered when its own batch is done, or
 * fails with it.
 */
export function inBatches<Item, Answer = void>({
  work,
  most,
}: {
  /** Answers with what each of them is told. */
  work: (items: Item[]) => Promise<(item: Item) => Answer>
  most: number
}): (item: Item) => Promise<Answer> {
  const waiting: {
    item: Item
    resolve: (answer: Answer) => void
    reject: (error: unknown) => void
  }[] = []
  let isWorking = false

  async function drain() {
    isWorking = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      try {
        const answerFor = await work(batch.map(({ item }) => item))
        for (const { item, resolve } of batch) resolve(answerFor(item))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isWorking = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isWorking) void drain()
    })
}
