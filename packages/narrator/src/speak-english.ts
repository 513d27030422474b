import { listAtoms, onsetsFromPhones } from './engine-marks'
import type { Flite } from './flite'
import { type Line, type SpokenLine, trimLine } from './page-lines'

/** Flite's own pace with our pauses, in words a minute over a whole page. */
const OWN_PACE = 185
const SLOWEST = 1.6

export function speakEnglish({
  flite,
  lines,
  wordsPerMinute,
}: {
  flite: Flite
  lines: Line[]
  wordsPerMinute: number
}): SpokenLine[] {
  const atoms = [
    ...new Set(lines.flatMap(({ spoken }) => listAtoms(spoken).map(({ text }) => text))),
  ]
  const sounds = flite.spell(atoms)
  const spelling = new Map(atoms.map((atom, index) => [atom, sounds[index] ?? []]))
  const stretch = Math.min(SLOWEST, Math.max(0.8, OWN_PACE / wordsPerMinute))
  return lines.map(({ spoken, words, voice }) => {
    if (voice.engine !== 'flite') throw new Error('an English line needs a Flite voice')
    // Squeezing the throat speeds speech up; the stretch takes it back.
    const { pcm, rate, phones } = flite.speak({ spoken, voice, stretch: stretch * voice.formant })
    const onsets = onsetsFromPhones({ words, spoken, spelling, phones })
    return trimLine({ pcm, rate, formant: voice.formant, onsets })
  })
}
