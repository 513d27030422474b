import type { Bilingual } from '@luciole/contract/language'

/** One authored unit: both languages, whether its page ends on a hook, and when it may be told. */
export interface Unit extends Bilingual {
  name: string
  hook: boolean
  /** Words after a `|`: a band, a species, a time of day. All must hold. */
  guards: readonly string[]
}
export type StoryText = ReadonlyMap<string, readonly Unit[]>

const HEADING = /^=== *(?<name>[a-z0-9 _-]+?) *(?:\| *(?<guards>[a-z0-9 _,-]+?) *)?(?<hook>>)?$/i

/**
 * Reads a prose file: `=== unit name`, a line `en:`, English, a line `fr:`, French. A heading that
 * ends in `>` marks a page that makes a listener want the next one. A name may come twice (titles).
 */
export function parseStoryText(source: string): StoryText {
  const units = new Map<string, Unit[]>()
  let current: Unit | undefined
  let side: 'en' | 'fr' | undefined
  for (const line of source.split('\n').map((raw) => raw.trim())) {
    const heading = HEADING.exec(line)?.groups
    if (heading?.name) {
      const guards = heading.guards?.split(',').map((guard) => guard.trim()) ?? []
      current = { name: heading.name, en: '', fr: '', hook: heading.hook === '>', guards }
      units.set(current.name, [...(units.get(current.name) ?? []), current])
      side = undefined
    } else if (line === 'en:' || line === 'fr:') {
      side = line === 'en:' ? 'en' : 'fr'
    } else if (line) {
      if (!current || !side) throw new Error(`Story text outside a unit: ${line}`)
      current[side] += current[side] ? `\n${line}` : line
    }
  }
  return units
}
