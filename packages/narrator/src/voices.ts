import type { BookCharacter } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'

/**
 * `formant` squeezes the throat: above 1 a small creature, below 1 a big one. Flite voices take
 * `pitchHz` where they listen to it; eSpeak takes `pitch` from 0 to 99.
 */
export type FliteVoice = {
  engine: 'flite'
  name: 'slt' | 'rms' | 'awb' | 'kal16'
  pitchHz?: number
  formant: number
}
export type EspeakVoice = {
  engine: 'espeak'
  name: string
  pitch: number
  range: number
  formant: number
}
export type Voice = FliteVoice | EspeakVoice

const flite = (name: FliteVoice['name'], formant: number, pitchHz?: number): FliteVoice => ({
  engine: 'flite',
  name,
  formant,
  ...(pitchHz === undefined ? {} : { pitchHz }),
})
const espeak = (name: string, pitch: number, range: number, formant = 1): EspeakVoice => ({
  engine: 'espeak',
  name,
  pitch,
  range,
  formant,
})

export const VOICE_KINDS = [
  'narrator',
  'girl',
  'boy',
  'woman',
  'man',
  'elder',
  'tiny',
  'big',
  'odd',
] as const
export type VoiceKind = (typeof VOICE_KINDS)[number]

/** Changing a voice changes every file read with it: count up so that caches notice. */
export const VOICES_VERSION = 1

/** Two or three of a kind, so that two girls in one story do not sound alike. */
const VOICES: Record<Language, Record<VoiceKind, Voice[]>> = {
  en: {
    narrator: [flite('slt', 1)],
    girl: [flite('slt', 1.1, 200), flite('slt', 1.06, 225), flite('slt', 1.13, 180)],
    boy: [flite('awb', 1.2, 165), flite('awb', 1.15, 185), flite('slt', 1.03, 150)],
    woman: [flite('slt', 0.95, 165), flite('slt', 0.98, 185)],
    man: [flite('rms', 1), flite('awb', 0.96)],
    elder: [flite('awb', 0.95, 105), flite('slt', 0.9, 150)],
    tiny: [flite('slt', 1.22, 205), flite('awb', 1.3, 170)],
    big: [flite('rms', 0.87), flite('awb', 0.86, 100)],
    odd: [flite('kal16', 1.06), flite('kal16', 0.94)],
  },
  fr: {
    narrator: [espeak('f5', 50, 60)],
    girl: [espeak('f2', 68, 66, 1.04), espeak('f4', 62, 62, 1.06), espeak('f1', 66, 66, 1.05)],
    boy: [espeak('f3', 50, 62, 1.02), espeak('m2', 78, 60, 1.1), espeak('f4', 46, 60)],
    woman: [espeak('f4', 42, 56), espeak('f1', 46, 58)],
    man: [espeak('m3', 44, 52), espeak('m7', 40, 54)],
    elder: [espeak('m1', 34, 46, 0.97), espeak('f1', 34, 46, 0.95)],
    tiny: [espeak('f2', 82, 70, 1.16), espeak('f5', 80, 68, 1.18)],
    big: [espeak('m7', 26, 48, 0.88), espeak('m3', 22, 46, 0.9)],
    odd: [espeak('m4', 55, 30, 1.04), espeak('m6', 48, 30, 0.96)],
  },
}

/** `girl:1` is the second girl. Speakers left out are read by the narrator. */
export type VoiceMap = Record<string, string>

export function findVoice({
  language,
  voiceId,
}: {
  language: Language
  voiceId: string | undefined
}): Voice {
  const [kind = '', index = '0'] = (voiceId ?? 'narrator').split(':')
  const voices = VOICES[language][kind as VoiceKind] ?? VOICES[language].narrator
  const voice = voices[Number(index) % voices.length] ?? VOICES[language].narrator[0]
  if (!voice) throw new Error(`no ${language} voice`)
  return voice
}

const BIG_SPECIES = new Set<string>(['bear', 'elephant', 'lion', 'whale', 'dragon', 'pony'])
const SMALL_SPECIES = new Set<string>([
  'mouse',
  'hedgehog',
  'squirrel',
  'bird',
  'frog',
  'duck',
  'mole',
  'snail',
  'fish',
  'fairy',
])

function kindOf({ character, sex }: BookCharacter): VoiceKind {
  if (character.kind === 'human') {
    if (character.age > 60) return 'elder'
    if (character.age > 15) return character.sex === 'male' ? 'man' : 'woman'
    return character.sex === 'male' ? 'boy' : 'girl'
  }
  if (character.kind === 'living_thing') return 'odd'
  if (character.kind === 'lovey') return 'tiny'
  if (BIG_SPECIES.has(character.species) && character.scale > 0.7) return 'big'
  if (SMALL_SPECIES.has(character.species) || character.scale < 0.8) return 'tiny'
  return sex === 'female' ? 'woman' : character.kind === 'magical_creature' ? 'odd' : 'boy'
}

/** Everybody in the book gets a voice of their own for as long as there are voices of their kind. */
export function castVoices(cast: BookCharacter[]): VoiceMap {
  const used = new Map<VoiceKind, number>()
  const map: VoiceMap = {}
  for (const member of cast) {
    const kind = kindOf(member)
    const index = used.get(kind) ?? 0
    used.set(kind, index + 1)
    map[member.id] = `${kind}:${index}`
  }
  return map
}
