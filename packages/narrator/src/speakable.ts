import type { Language } from '@luciole/contract/language'
import { sayWord } from './say-word'
import { findShownWords, type ShownWord } from './shown-words'

export type Pronunciation = { name: string; sayAs: string }
/** Where a shown word is in the spoken text: the map from sound back to the page. */
export type SpokenWord = { shown: ShownWord; start: number; end: number }
export type Speakable = { spoken: string; words: SpokenWord[] }

const SYMBOLS: Record<Language, Record<string, string>> = {
  en: {
    '&': ' and ',
    '%': ' percent ',
    '+': ' plus ',
    '=': ' equals ',
    '€': ' euros ',
    $: ' dollars ',
  },
  fr: {
    '&': ' et ',
    '%': ' pour cent ',
    '+': ' plus ',
    '=': ' égale ',
    '€': ' euros ',
    $: ' dollars ',
  },
}

/** Flite knows ASCII alone: accents become the English letters that sound nearest. */
function foldForEnglish(word: string): string {
  return word
    .replace(/ée?(?!\p{L})/giu, 'ay')
    .replace(/œ/g, 'e')
    .replace(/ç/g, 's')
    .replace(/ñ/g, 'ny')
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
}

function sayBetween({ gap, language }: { gap: string; language: Language }): string {
  let said = ''
  for (const char of gap) {
    if (/[.!?,]/.test(char)) said += char
    else if (/[:;()…]/.test(char) || (/[—–]/.test(char) && said.trim() === '')) said += ','
    else said += SYMBOLS[language][char] ?? ' '
  }
  return said
}

const tidyPunctuation = (gap: string) => {
  const mark = /[?!]/.exec(gap)?.[0] ?? /[.,]/.exec(gap)?.[0] ?? ''
  const words = gap.replace(/[.,!?]/g, ' ').trim()
  return `${mark}${words ? ` ${words}` : ''} `
}

const nameKey = (word: string) => word.normalize('NFC').toLowerCase().replace(/[’ʼ]/g, "'")

/** A name of several words is said whole at the first; the others then share its time. */
function pronounce(shown: ShownWord[], pronunciations: Pronunciation[]): Map<ShownWord, string> {
  const said = new Map<ShownWord, string>()
  const keys = shown.map(({ text }) => nameKey(text))
  for (const { name, sayAs } of pronunciations) {
    const aloud = sayAs.replace(/[^\p{L}\p{M}' -]/gu, ' ').trim()
    const parts = findShownWords(name).map(({ text }) => nameKey(text))
    if (!aloud || !parts.length) continue
    for (let at = 0; at + parts.length <= keys.length; at++) {
      const around = aroundName({ keys: keys.slice(at, at + parts.length), parts })
      if (!around) continue
      for (const [index, word] of shown.slice(at, at + parts.length).entries())
        said.set(word, index === 0 ? `${around[0]}${aloud}${around[1]}` : '')
    }
  }
  return said
}

/** What hangs on a name: « l'ami d'Zoé », "Zoé's". Nothing when these are not its words. */
function aroundName({
  keys,
  parts,
}: {
  keys: string[]
  parts: string[]
}): [string, string] | undefined {
  const heard = keys.join(' ')
  const name = parts.join(' ')
  const after = heard.endsWith("'s") && !name.endsWith("'s") ? "'s" : ''
  const bare = heard.slice(0, heard.length - after.length)
  const before = bare === name ? '' : (/^[dljmnstcq]u?'/.exec(bare)?.[0] ?? '')
  return bare.slice(before.length) === name ? [before, after] : undefined
}

/** Shown text → text an engine can read, with every shown word's place in it. */
export function makeSpeakable({
  text,
  start,
  end,
  language,
  pronunciations,
}: {
  text: string
  start: number
  end: number
  language: Language
  pronunciations: Pronunciation[]
}): Speakable {
  const words: SpokenWord[] = []
  let spoken = ''
  let at = start
  const shownWords = findShownWords(text).filter((word) => word.start >= start && word.end <= end)
  const named = pronounce(shownWords, pronunciations)
  for (const shown of shownWords) {
    if (words.length)
      spoken += tidyPunctuation(sayBetween({ gap: text.slice(at, shown.start), language }))
    const said = named.get(shown) ?? sayWord({ word: shown.text, language })
    const clean = language === 'en' ? foldForEnglish(said) : said.normalize('NFC')
    words.push({ shown, start: spoken.length, end: spoken.length + clean.length })
    spoken += clean
    at = shown.end
    // The dot of "Mr." is no pause.
    if (
      said !== shown.text &&
      /^(mr|mrs|ms|dr|st|m|mme|mlle|ste)$/i.test(shown.text) &&
      text[at] === '.'
    )
      at++
  }
  const tail = tidyPunctuation(sayBetween({ gap: text.slice(at, end), language })).trim()
  return { spoken: `${spoken}${/^[.,!?]/.test(tail) ? tail : `${tail && ' '}${tail}.`}`, words }
}
