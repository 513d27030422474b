/** How far back the way out of a screen is, steps and all, and whether it leads to where one came from. */
export function wayOut({
  behind,
  index,
  target,
}: {
  /** The path at each place of the history, where it is known. */
  behind: readonly (string | undefined)[]
  index: number
  target: string
}) {
  let first = index
  while (first > 0 && behind[first] !== undefined && behind[first - 1] === behind[index]) first--
  const isBehind = behind[first - 1] === target
  return { by: (isBehind ? first - 1 : first) - index, isBehind }
}
