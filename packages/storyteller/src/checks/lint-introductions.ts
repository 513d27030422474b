import type { TextBand } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import type { StoryText, Unit } from '#bank/story-text'
import { CREATURE_WORDS } from '#lexicon/species-nouns'

/** Named as somebody one meets: *a goat*, *une chèvre*. */
const MET = {
  en: /(?<!\p{L})an? (\p{Ll}{2,})(?: (\p{Ll}{3,}))?(?![\p{L}’'-])/giu,
  fr: /(?<![\p{L}’'])une? (?:(?:petite?|grande?|vieille?|vieux|gros|grosse|belle|beau|jeune) )?(\p{Ll}{3,})(?![\p{L}’'-])/giu,
} as const
/** Named as somebody one knows: *the goat*, *la chèvre*; not *the bear of her book*, nor *faire l’ours*. */
const KNOWN = {
  en: /(?<!\p{L})the (\p{Ll}{3,})(?![\p{L}’'-]| (?:of|in|with|who|lady|man|boy|girl)(?!\p{L}))/giu,
  fr: /(?<![\p{L}’'])(?<!(?:fait|faire|faisait) )(?:le |la |l['’]|du |au |à la |de la )(\p{Ll}{3,})(?![\p{L}’'-]| (?:de|du|des|d'|qui)(?!\p{L}))/giu,
} as const
/** What is told of somebody who was left out: the author thought of it. */
const GUARDED = /\{\?[^:{}]+:[^|{}]*\|([^{}]*)\}/g

const WITH_A_STRAND = ['strand', 'strandEnd', 'quiet']

/** What a unit is told with: always, or only with others of its group. */
function groupOf({ name, band }: { name: string; band: TextBand }): string {
  const [kind = '', ...id] = name.split(' ')
  if (['plant', 'about', 'pay', 'between', 'end'].includes(kind)) return `plant ${id[0]}`
  if (kind === 'turn') return name
  // Three tries of three are told to whoever is five; the youngest hear two.
  if (kind === 'try' || kind === 'recap') return band === '0-4' ? `try ${id.join(' ')}` : 'always'
  return band === '5-8' && WITH_A_STRAND.includes(kind) ? 'strand' : 'always'
}

/** Somebody of the story: nobody says *the owl* of an owl who never came. Doors and winds are always there. */
const PEOPLE: Readonly<Record<Language, readonly string[]>> = {
  en: 'baby baker boy captain child cook gardener girl guard judge king lady librarian mayor queen sailor teacher thief traveller witch wizard woman postman fisherman caretaker'.split(
    ' ',
  ),
  fr: 'bébé boulanger boulangère garçon capitaine enfant cuisinier jardinier jardinière fille garde juge dame bibliothécaire maire reine marin maîtresse maître voleur voleuse voyageur sorcière magicien femme facteur pêcheur concierge'.split(
    ' ',
  ),
}
const isSomebody = (word: string, language: Language) =>
  CREATURE_WORDS[language].has(word.toLowerCase()) || PEOPLE[language].includes(word.toLowerCase())

const IN_NO_PAGE = ['title', 'teaser', 'ask', 'cameo', 'refrainLast']
const wordsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, ...words]) => words.filter(Boolean))
const mentions = (text: string, word: string) =>
  new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'iu').test(text)

/** Somebody or something with *the* whom only a page that may be left out has introduced. */
export function lintIntroductions({ text, band }: { text: StoryText; band: TextBand }): string[] {
  const units = [...text.values()].flat().filter(({ name }) => !IN_NO_PAGE.includes(name))
  const side = (language: Language) => (unit: Unit) => ({
    name: unit.name,
    group: groupOf({ name: unit.name, band }),
    said: unit[language].replace(GUARDED, '$1'),
  })
  return (['en', 'fr'] as const).flatMap((language) => {
    const told = units.map(side(language))
    const always = told.filter(({ group }) => group === 'always')
    const met = new Map<string, (typeof told)[number]>()
    for (const unit of told)
      if (unit.group !== 'always')
        for (const word of wordsIn(unit.said, MET[language]))
          if (
            isSomebody(word, language) &&
            !always.some(({ said }) => mentions(said.replace(KNOWN[language], ' '), word))
          )
            met.set(word, unit)
    return told.flatMap((unit) =>
      [...new Set(wordsIn(unit.said, KNOWN[language]))].flatMap((word) => {
        const by = met.get(word)
        const isOwn = by?.group === unit.group || wordsIn(unit.said, MET[language]).includes(word)
        return by && !isOwn
          ? [
              `${unit.name} (${language}): "${word}" with the, met only in "${by.name}", which may be left out`,
            ]
          : []
      }),
    )
  })
}
