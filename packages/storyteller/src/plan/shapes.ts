import type { Casting, PageCount, PageKind } from '#bank/authoring'

const USUAL: Record<PageCount, readonly (readonly PageKind[])[]> = {
  8: [
    ['home', 'lack', 'try1', 'way', 'try2', 'insight', 'turn', 'restore'],
    ['home', 'lack', 'try1', 'try2', 'way', 'insight', 'turn', 'restore'],
    ['home', 'lack', 'way', 'try1', 'try2', 'insight', 'turn', 'restore'],
  ],
  10: [
    ['home', 'lack', 'try1', 'way', 'try2', 'road', 'try3', 'insight', 'turn', 'restore'],
    ['home', 'lack', 'try1', 'try2', 'way', 'road', 'try3', 'insight', 'turn', 'restore'],
    ['home', 'lack', 'try1', 'way', 'try2', 'try3', 'road', 'insight', 'turn', 'restore'],
  ],
  12: [
    [
      'home',
      'lack',
      'try1',
      'strand',
      'way',
      'try2',
      'road',
      'quiet',
      'try3',
      'insight',
      'turn',
      'restore',
    ],
    [
      'home',
      'lack',
      'strand',
      'try1',
      'try2',
      'way',
      'road',
      'try3',
      'quiet',
      'insight',
      'turn',
      'restore',
    ],
    [
      'home',
      'lack',
      'try1',
      'try2',
      'strand',
      'way',
      'quiet',
      'road',
      'try3',
      'insight',
      'turn',
      'restore',
    ],
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
  return casting.shapes?.[pageCount] ?? USUAL[pageCount]
}

export const triesIn = (pageCount: PageCount): number => (pageCount === 8 ? 2 : 3)
