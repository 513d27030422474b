/** Of several ways the one whose turn it is; another where that one may not be. */
export function inTurn<Way>(
  ways: readonly Way[] | undefined,
  turn: number,
  mayBe: (way: Way) => boolean,
): Way | undefined {
  if (!ways) return undefined
  const first = turn % ways.length
  return [...ways.slice(first), ...ways.slice(0, first)].find(mayBe)
}
