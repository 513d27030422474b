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
  'grandmother',
  'grandfather',
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
    girl: [flite('slt', 1, 215), flite('slt', 1.05, 200), flite('slt', 1, 190)],
    boy: [flite('awb', 1.15, 185), flite('awb', 1.2, 165), flite('slt', 1.03, 150)],
    woman: [flite('slt', 0.95, 165), flite('slt', 0.98, 185)],
    man: [flite('rms', 1), flite('awb', 0.96)],
    grandmother: [flite('slt', 0.92, 145), flite('slt', 0.9, 135)],
    grandfather: [flite('awb', 0.95, 105), flite('rms', 0.95)],
    tiny: [flite('awb', 1.25, 190), flite('awb', 1.28, 170)],
    big: [flite('rms', 0.9), flite('awb', 0.9, 95)],
    odd: [flite('kal16', 1.06), flite('kal16', 0.94)],
  },
  fr: {
    narrator: [espeak('f5', 50, 60)],
    girl: [espeak('f3', 55, 62), espeak('belinda', 50, 60), espeak('Annie', 50, 60)],
    boy: [espeak('f4', 58, 60), espeak('steph', 58, 60), espeak('f1', 60, 60)],
    woman: [espeak('steph', 46, 56), espeak('f1', 46, 58)],
    man: [espeak('m3', 50, 52), espeak('m7', 46, 52)],
    grandmother: [espeak('grandma', 45, 50), espeak('f1', 34, 46, 0.95)],
    grandfather: [espeak('grandpa', 42, 46), espeak('m1', 40, 46)],
    tiny: [espeak('f2', 60, 62, 1.1), espeak('f3', 62, 62, 1.1)],
    big: [espeak('m7', 34, 46, 0.92), espeak('m8', 40, 46, 0.94)],
    odd: [espeak('m4', 50, 30), espeak('m6', 50, 30)],
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

const BIG_SPECIES = new Set<string>([
  'bear',
  'elephant',
  'lion',
  'whale',
  'shark',
  'dragon',
  'pony',
])
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
    if (character.age > 60) return character.sex === 'male' ? 'grandfather' : 'grandmother'
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
