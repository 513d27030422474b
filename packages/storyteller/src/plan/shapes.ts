import type { Casting, MiddlePage, PageCount, PageKind } from '#bank/authoring'

const USUAL: Record<PageCount, readonly (readonly MiddlePage[])[]> = {
  8: [
    ['try1', 'way', 'try2'],
    ['try1', 'try2', 'way'],
    ['way', 'try1', 'try2'],
  ],
  10: [
    ['try1', 'way', 'try2', 'road', 'try3'],
    ['try1', 'try2', 'way', 'road', 'try3'],
    ['try1', 'way', 'try2', 'try3', 'road'],
  ],
  12: [
    ['try1', 'strand', 'way', 'try2', 'road', 'quiet', 'try3'],
    ['strand', 'try1', 'try2', 'way', 'road', 'try3', 'quiet'],
    ['try1', 'try2', 'strand', 'way', 'quiet', 'road', 'try3'],
  ],
}

/** The orders of pages a casting may be told in, with this many tries. */
export function shapesOf({
  casting,
  pageCount,
}: {
  casting: Casting
  pageCount: PageCount
}): readonly (readonly PageKind[])[] {
  const middles = casting.shapes?.[pageCount] ?? USUAL[pageCount]
  return middles.map((middle) => ['home', 'lack', ...middle, 'insight', 'turn', 'restore'])
}

export const triesIn = (pageCount: PageCount): number => (pageCount === 8 ? 2 : 3)
