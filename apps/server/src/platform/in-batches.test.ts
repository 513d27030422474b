import { expect, it } from 'vitest'
import { inBatches } from './in-batches'

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

it('what comes meanwhile is written together, in order, and not too much at once', async () => {
  const written: number[][] = []
  const first = gate()
  const add = inBatches<number>({
    most: 3,
    async write(items) {
      written.push(items)
      await first.opened
    },
  })
  const all = Promise.all([1, 2, 3, 4, 5].map(add))
  first.open()
  await all
  await add(6)
  expect(written).toEqual([[1], [2, 3, 4], [5], [6]])
})

it('a batch that fails fails all of its own and none after it', async () => {
  const add = inBatches<number>({
    most: 10,
    async write(items) {
      if (items.includes(13)) throw new Error('unlucky')
    },
  })
  const answers = await Promise.allSettled([add(1), add(13), add(2)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  await add(3)
})
