import type { Casting, PageKind, Scene, TalentId } from '#bank/authoring'

/** The scene behind one page of a plan. */
export function sceneOf({
  casting,
  kind,
  tries,
  talent,
}: {
  casting: Casting
  kind: PageKind
  tries: readonly string[]
  talent: TalentId
}): Scene | undefined {
  const tryAt = ['try1', 'try2', 'try3'].indexOf(kind)
  if (tryAt >= 0) return casting.tries.find(({ id }) => id === tries[tryAt])
  if (kind === 'turn') return casting.turns[talent]
  return casting.scenes[kind as keyof Casting['scenes']]
}

/**
 * Plays a plan forward over facts: a page may only happen when what it needs is true, and no two
 * tries fail for the same reason. Returns what is true in the end, or nothing.
 */
export function simulate({
  casting,
  pages,
  tries,
  talent,
  plant,
}: {
  casting: Casting
  pages: readonly PageKind[]
  tries: readonly string[]
  talent: TalentId
  plant: string
}): string[] | null {
  const causes = tries.map((id) => casting.tries.find((one) => one.id === id)?.cause)
  if (new Set(causes).size !== causes.length) return null
  const facts = new Set(['home', `talent(${talent})`, `has(${plant})`])
  for (const kind of pages) {
    const scene = sceneOf({ casting, kind, tries, talent })
    if (!scene && kind !== 'home') return null
    if (scene?.needs?.some((need) => !facts.has(need))) return null
    for (const added of scene?.adds ?? []) facts.add(added)
    const tryAt = ['try1', 'try2', 'try3'].indexOf(kind)
    if (tryAt >= 0) facts.add(`failed(${causes[tryAt]})`).add(`told(${tries[tryAt]})`)
    else facts.add(`told(${kind})`)
  }
  return facts.has('told(turn)') ? [...facts] : null
}
