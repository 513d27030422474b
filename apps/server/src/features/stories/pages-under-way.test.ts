import type { PageDigest } from '#providers/pictures/pictures'
import { expect, it } from 'vitest'
import { createPagesUnderWay } from './pages-under-way'

/** A page that ends when it is told to. */
function begin({
  among,
  page,
  storyId = 'book',
}: {
  among: ReturnType<typeof createPagesUnderWay>
  page: number
  storyId?: string
}) {
  let arrange = (_digest: PageDigest) => {}
  let end = (_error?: Error) => {}
  let heard: number[] | null = null
  const painted = among({
    storyId,
    page,
    async paint({ earlier, arranged }) {
      arrange = arranged
      const ended = new Promise<void>((resolve, reject) => {
        end = (error) => (error ? reject(error) : resolve())
      })
      heard = [...(await earlier()).keys()]
      await ended
    },
  })
  return {
    arrange: () => arrange({}),
    end: (error?: Error) => end(error),
    heard: () => heard,
    painted,
  }
}

it('a page knows what those before it show while their paint is wet, and only those', async () => {
  const among = createPagesUnderWay()
  const [first, third, second] = [1, 3, 2].map((page) => begin({ among, page }))
  const other = begin({ among, page: 2, storyId: 'another book' })
  await expect.poll(() => first?.heard()).toEqual([])
  await expect.poll(other.heard).toEqual([])
  expect(second?.heard()).toBeNull()
  first?.arrange()
  await expect.poll(() => second?.heard()).toEqual([1])
  expect(third?.heard()).toBeNull()
  second?.arrange()
  await expect.poll(() => third?.heard()).toEqual([1, 2])
})

it('one that fails keeps nobody waiting, and is no news to whoever comes later', async () => {
  const among = createPagesUnderWay()
  const failing = begin({ among, page: 1 })
  const next = begin({ among, page: 2 })
  failing.end(new Error('the paint is dry'))
  await expect(failing.painted).rejects.toThrow('the paint is dry')
  await expect.poll(next.heard).toEqual([])
  const later = begin({ among, page: 3 })
  next.arrange()
  next.end()
  await next.painted
  await expect.poll(later.heard).toEqual([2])
  await expect.poll(begin({ among, page: 4 }).heard).toBeNull()
})
