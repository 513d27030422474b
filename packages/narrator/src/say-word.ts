import type { Language } from '@luciole/contract/language'
import { sayNumberInEnglish, sayOrdinalInEnglish } from './number-words-en'
import { sayNumberInFrench, sayOrdinalInFrench } from './number-words-fr'

const ABBREVIATIONS: Record<Language, Record<string, string>> = {
  en: {
    mr: 'mister',
    mrs: 'missis',
    ms: 'miz',
    dr: 'doctor',
    st: 'saint',
    vs: 'versus',
    ok: 'okay',
  },
  fr: {
    m: 'monsieur',
    mme: 'madame',
    mlle: 'mademoiselle',
    dr: 'docteur',
    st: 'saint',
    ste: 'sainte',
  },
}
/** Noises have no vowel to stand on; an engine would spell them letter by letter. */
const NOISES: Record<Language, Record<string, string>> = {
  en: {
    sh: 'shush',
    hm: 'hum',
    m: 'um',
    pst: 'pist',
    tsk: 'tisk',
    z: 'zuz',
    pf: 'puff',
    ps: 'pist',
  },
  fr: { ch: 'chut', hm: 'heum', pf: 'pouf', z: 'zeuz', pst: 'pist', tch: 'tcheu' },
}
const LARGEST = 999_999_999

function sayInteger(digits: string, language: Language): string {
  const n = Number(digits)
  if (n > LARGEST || (digits.length > 1 && digits.startsWith('0')))
    return Array.from(digits, (digit) => sayInteger(digit, language)).join(' ')
  return language === 'en' ? sayNumberInEnglish(n) : sayNumberInFrench(n)
}

function sayClock({
  hour,
  minute,
  language,
}: {
  hour: string
  minute: string
  language: Language
}) {
  const h = sayInteger(String(Number(hour)), language)
  const m = sayInteger(String(Number(minute)), language)
  if (language === 'en')
    return minute === '00' ? `${h} o'clock` : `${h} ${minute[0] === '0' ? 'oh ' : ''}${m}`
  const feminine = h.replace(/\bun$/, 'une')
  return `${feminine} heure${Number(hour) > 1 ? 's' : ''}${minute === '00' ? '' : ` ${m}`}`
}

function sayDigits(word: string, language: Language): string | undefined {
  const clock = /^(\d{1,2})(?::|[ \u00a0\u202f]?h[ \u00a0\u202f]?)(\d{2})$/.exec(word)
  if (clock) return sayClock({ hour: clock[1] ?? '', minute: clock[2] ?? '', language })
  const ordinal = /^(\d+)(st|nd|rd|th|er|re|ère|e|ème)$/.exec(word)
  if (ordinal) {
    const n = Number(ordinal[1])
    const isFeminine = /^r?e$|ère/.test(ordinal[2] ?? '')
    return language === 'en' ? sayOrdinalInEnglish(n) : sayOrdinalInFrench({ n, isFeminine })
  }
  const plain = word.replace(
    language === 'en' ? /[\u00a0\u202f,](?=\d{3})/g : /[\u00a0\u202f](?=\d{3})/g,
    '',
  )
  if (/^\d+$/.test(plain)) return sayInteger(plain, language)
  const decimal = /^(\d+)[.,](\d+)$/.exec(plain)
  if (!decimal) return undefined
  const digits = Array.from(decimal[2] ?? '', (digit) => sayInteger(digit, language)).join(' ')
  return `${sayInteger(decimal[1] ?? '', language)} ${language === 'en' ? 'point' : 'virgule'} ${digits}`
}

function sayNoise(word: string, language: Language): string | undefined {
  const vowels = language === 'en' ? /[aeiouy]/i : /[aeiouyàâäéèêëîïôöùûüœæ]/i
  if (word.length < 2 || vowels.test(word) || !/^\p{L}+$/u.test(word)) return undefined
  if (word === word.toUpperCase() && word.length < 4) return undefined
  const bare = word.toLowerCase().replace(/(.)\1+/g, '$1')
  return (
    NOISES[language][bare] ??
    `${bare.slice(0, -1)}${language === 'en' ? 'u' : 'eu'}${bare.slice(-1)}`
  )
}

/** What to say for one shown word: letters only, lower case where capitals merely shout. */
export function sayWord({ word, language }: { word: string; language: Language }): string {
  const straight = word.replace(/[’ʼ]/g, "'").replace(/[‑–]/g, '-')
  const digits = sayDigits(straight, language)
  if (digits !== undefined) return digits
  const mixed = straight.replace(/\d+/g, (run) => ` ${sayInteger(run, language)} `).trim()
  const abbreviation = ABBREVIATIONS[language][mixed.toLowerCase()]
  // A lone capital M before a dot is Monsieur; a small m is a letter.
  if (abbreviation && (mixed.length > 1 || mixed === 'M')) return abbreviation
  const noise = sayNoise(mixed, language)
  if (noise) return noise
  const calm = mixed.length > 1 && mixed === mixed.toUpperCase() ? mixed.toLowerCase() : mixed
  return calm
    .replace(/([aeiouy])\1{2,}/giu, '$1$1')
    .replace(/(\p{L})\1{2,}/gu, (run, letter) => (/[aeiouy]/i.test(run) ? run : letter))
}
