import type { PageDigest } from '#providers/pictures/pictures'

type Digests = Map<number, PageDigest>

/**
 * The pages this process is painting, by book; another process's are known once they hang. What one
 * shows is known long before its paint is dry: the next one looks different without waiting for it.
 */
export function createPagesUnderWay() {
  const books = new Map<string, Map<number, Promise<PageDigest | null>>>()

  return async function paintAmong<Result>({
    storyId,
    page,
    paint,
  }: {
    storyId: string
    page: number
    paint: (place: {
      /** What the pages before it told that are still under way. */
      earlier: () => Promise<Digests>
      arranged: (digest: PageDigest) => void
    }) => Promise<Result>
  }): Promise<Result> {
    let arranged = (_digest: PageDigest | null) => {}
    const told = new Promise<PageDigest | null>((resolve) => (arranged = resolve))
    const pages = books.get(storyId) ?? new Map<number, typeof told>()
    books.set(storyId, pages.set(page, told))
    async function earlier() {
      const digests: Digests = new Map()
      for (const [number, before] of pages) {
        const digest = number < page && (await before)
        if (digest) digests.set(number, digest)
      }
      return digests
    }
    try {
      return await paint({ earlier, arranged })
    } finally {
      // One that failed keeps nobody waiting.
      arranged(null)
      if (pages.get(page) === told) pages.delete(page)
      if (pages.size === 0 && books.get(storyId) === pages) books.delete(storyId)
    }
  }
}
