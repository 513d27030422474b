import type { Character, Human } from '@luciole/contract/character'
import type { SceneActor } from '@luciole/contract/scene-brief'

const COATS: ReadonlySet<Human['outfit']> = new Set<Human['outfit']>(['raincoat', 'coat'])
/** Under a coat that has been taken off is a jumper in the other colours of its clothes. */
function inOwnCoat({ outfit, colors: [main, second, third] }: Human, coat: string) {
  if (coat !== 'none')
    return {
      outfit: COATS.has(outfit) ? outfit : ('raincoat' as const),
      colors: [coat, second, third] as Human['colors'],
    }
  return COATS.has(outfit)
    ? { outfit: 'jumper' as const, colors: [third, second, main] as Human['colors'] }
    : {}
}

/** What is one's own to wear is on, or off, as this page has it; an animal's scarf is knotted under its chin. */
export function inOwnThings(character: Character, { scarf, boots, coat }: SceneActor): Character {
  if (character.kind === 'human')
    return scarf || boots || coat
      ? {
          ...character,
          ...(coat && inOwnCoat(character, coat)),
          ...(scarf && { scarf }),
          ...(boots && { boots }),
        }
      : character
  if (!scarf && !boots) return character
  const shod = boots && boots !== 'none' ? { ...character, boots } : character
  if (!scarf) return shod
  const { accent: _accent, neck = 'scarf', ...bare } = shod
  // A collar is no scarf, and is not given away for one.
  if (scarf === 'none') return neck === 'scarf' ? bare : shod
  return { ...bare, accent: scarf }
}
