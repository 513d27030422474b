import { expect, it } from 'vitest'
import { inBatches } from './in-batches'

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

it('what comes meanwhile is done together, in order, and not too much at once', async () => {
  const done: number[][] = []
  const first = gate()
  const square = inBatches<number, number>({
    most: 3,
    async work(items) {
      done.push(items)
      await first.opened
      return (item) => item * item
    },
  })
  const all = Promise.all([1, 2, 3, 4, 5].map(square))
  first.open()
  expect(await all).toEqual([1, 4, 9, 16, 25])
  expect(await square(6)).toBe(36)
  expect(done).toEqual([[1], [2, 3, 4], [5], [6]])
})

it('a batch that fails fails all of its own and none after it', async () => {
  const add = inBatches<number>({
    most: 10,
    async work(items) {
      if (items.includes(13)) throw new Error('unlucky')
      return () => {}
    },
  })
  const answers = await Promise.allSettled([add(1), add(13), add(2)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  await add(3)
})
