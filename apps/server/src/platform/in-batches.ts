/**
 * Whatever comes while the last batch is written waits, and is written together: a burst becomes a
 * few transactions. Each caller is answered when its own batch is done, or fails with it.
 */
export function inBatches<Item>({
  write,
  most,
}: {
  write: (items: Item[]) => Promise<void>
  most: number
}): (item: Item) => Promise<void> {
  const waiting: { item: Item; resolve: () => void; reject: (error: unknown) => void }[] = []
  let isWriting = false

  async function drain() {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      try {
        await write(batch.map(({ item }) => item))
        for (const { resolve } of batch) resolve()
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isWriting = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isWriting) void drain()
    })
}
