import type { Language } from '@luciole/contract/language'
import type { Sex } from '@luciole/contract/sex'
import { elides } from '@luciole/contract/elision'
import { englishWithArticle, frenchPlural, frenchWith, type StoryNoun } from '#text/nouns'

/** Everything the slots of one story may ask for. */
export interface FillContext {
  language: Language
  /** The youngest hear the present tense. */
  present: boolean
  /** By letter: H, F, N, V, A to E, and X for another friend of the party. */
  names: Readonly<Record<string, string>>
  sexes: Readonly<Record<string, Sex>>
  /** What somebody is, with its article: "a hedgehog". */
  kinds: Readonly<Record<string, string>>
  facts: ReadonlySet<string>
  noun: StoryNoun | null
  /** What `{>hook}` stands for; a hook that is not there says nothing. */
  lines: Readonly<Record<string, string>>
}

const capitalised = (text: string, like: string) =>
  like[0] === like[0]?.toUpperCase() ? text.replace(/^./u, (first) => first.toUpperCase()) : text

function fillNoun(source: string, { noun, language }: FillContext): string {
  const lost = () => {
    throw new Error(`A slot asks for a thing the kid does not have: ${source.slice(0, 80)}`)
  }
  return source
    .replace(/\{T:([^|}]*)\|([^}]*)\}/g, (_, m: string, f: string) => {
      const { gender, isMany } = (noun ?? lost()).fr
      const agreeing = gender === 'm' ? m : f
      return isMany ? frenchPlural(agreeing) : agreeing
    })
    .replace(/\{n:([^|}]*)\|([^}]*)\}/g, (_, one: string, many: string) =>
      (noun ?? lost())[language].isMany ? many : one,
    )
    .replace(
      /(\[[A-Z]:|^(?:[-~+<] )?)?\{(say )?T\}/gm,
      (_, opening?: string, isShouted?: string) => {
        const told = noun ?? lost()
        const { one } = ((isShouted && told.of) || told)[language]
        return opening === undefined ? one : `${opening}${capitalised(one, 'T')}`
      },
    )
    .replace(/\{Ts\}/g, () => (noun ?? lost())[language].many)
    .replace(/\{([Aa]) T\}/g, (_, a: string) =>
      capitalised(englishWithArticle((noun ?? lost()).en), a),
    )
    .replace(/\{(un|le|mon|ton|son|de|du) T\}/gi, (_, word: string) =>
      capitalised(frenchWith({ word, noun: noun ?? lost() }), word),
    )
}

/** Fills every slot of authored text. An unknown slot is a fault of the author and throws. */
export function fillSlots({ source, context }: { source: string; context: FillContext }): string {
  const { names, sexes, kinds, facts, lines, present } = context
  const name = (letter: string) => {
    const found = names[letter]
    if (found === undefined) throw new Error(`Nobody plays ${letter}: ${source.slice(0, 80)}`)
    return found
  }
  let text = source
  for (let depth = 0; depth < 4 && text.includes('{>'); depth++)
    text = text.replace(/\{>(\w+)\}/g, (_, hook: string) => lines[hook] ?? '')
  text = text
    .replace(/\{\?([^:}]+):([^|}]*)\|([^}]*)\}/g, (_, fact: string, yes: string, no: string) =>
      facts.has(fact) ? yes : no,
    )
    .replace(/\{(hf|both|[hfvxyzw]):([^|}]*)\|([^}]*)\}/g, (_, who: string, m: string, f: string) =>
      sexes[who] === 'female' ? f : m,
    )
    .replace(/\{t:([^|}]*)\|([^}]*)\}/g, (_, now: string, then: string) => (present ? now : then))
    .replace(/\{(?:a|un) ([FXYZWH])\}/g, (_, letter: string) => kinds[letter] ?? name(letter))
  return fillNoun(text, context)
    .replace(/\{(de|que|De|Que) ([A-Z])\}/g, (_, word: string, letter: string) =>
      elides(name(letter))
        ? `${word.slice(0, -1)}’${name(letter)}`
        : `${word} ${name(letter)}`.replace(/^(d)e le /i, '$1u '),
    )
    .replace(/(?<=^|\n|[.!?] )\{(Us|Xs|Last|V)\}/g, (_, who: string) => capitalised(name(who), who))
    .replace(/\{(All|Everyone|Us|Crew|Band|Xs|Last|[A-Z])\}/g, (_, letter: string) => name(letter))
    .replace(/[{}].*/g, (rest) => {
      throw new Error(`A slot nobody fills: ${rest.slice(0, 60)}`)
    })
}
