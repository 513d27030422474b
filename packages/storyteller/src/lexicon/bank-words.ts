import type { Language } from '@luciole/contract/language'
import { CASTINGS, proseOf } from '#bank/castings'
import { FRIENDS, OWN_LINES, TALENT_LINES, TRAIT_LINES, VOICES, WORLDS } from '#bank/layers'
import type { TextBand } from '@luciole/contract/book'

const CHOICE = /\{(?:\w+|\?[^:{}]+):([^{}]*)\}/g
const SLOT = /\{[^{}]*\}/g

/** Every word an author typed, with one unit it stands in. Slots give all their choices. */
export function wordsOfBank(language: Language): Map<string, string> {
  const words = new Map<string, string>()
  const read = ({ text, where }: { text: string; where: string }) => {
    const plain = text
      .replace(CHOICE, (_, choices: string) => ` ${choices.replace('|', ' ')} `)
      .replace(SLOT, ' ')
      .replace(/\[\w:/g, ' ')
    for (const word of plain.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [])
      if (!words.has(word)) words.set(word.replaceAll('’', "'"), where)
  }
  for (const casting of CASTINGS)
    for (const band of Object.keys(casting.bands) as TextBand[])
      for (const unit of [...proseOf({ casting, band }).values()].flat())
        read({ text: unit[language], where: `${casting.id} ${band} ${unit.name}` })
  for (const layer of [
    ...Object.values(VOICES),
    FRIENDS,
    OWN_LINES,
    TALENT_LINES,
    TRAIT_LINES,
    WORLDS,
  ])
    for (const unit of [...layer.values()].flat()) read({ text: unit[language], where: unit.name })
  return words
}
