/** Of two ways the one whose turn it is; the other where that one may not be. */
export const inTurn = <Way>(
  ways: readonly [Way, Way] | undefined,
  turn: number,
  mayBe: (way: Way) => boolean,
): Way | undefined => (ways && turn % 2 ? ways.toReversed() : ways)?.find(mayBe)
