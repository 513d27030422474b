import type { BookCharacter, Span } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import type { SpeechOrder, SpeechProvider } from '#providers/speech/speech'

/** What the sample's two animals sound like is the provider's choice, as in every book. */
const animal = ({ id, species }: { id: string; species: 'fox' | 'bear' }): BookCharacter => ({
  id,
  part: 'other',
  name: { en: id, fr: id },
  introduction: { en: '', fr: '' },
  character: { kind: 'animal', species, marks: 'none', scale: 1 },
})
const CAST = [animal({ id: 'plume', species: 'fox' }), animal({ id: 'gus', species: 'bear' })]

const LINES: Record<Language, [speaker: string, words: string][]> = {
  en: [
    ['plume', '“Did you hear that?”'],
    ['narrator', ' whispered Plume.\nGus held the lantern a little higher. '],
    ['narrator', 'Far away, something went ting, as softly as a spoon in a cup.\n'],
    ['gus', '“That sounds to me,”'],
    ['narrator', ' said Gus, '],
    ['gus', '“like the beginning of a story.”'],
  ],
  fr: [
    ['plume', '—\u00a0Tu as entendu\u00a0?'],
    ['narrator', ' chuchota Plume.\nGus leva la lanterne un peu plus haut. '],
    ['narrator', 'Au loin, quelque chose fit ting, comme une cuillère dans une tasse.\n'],
    ['gus', '—\u00a0On dirait,'],
    ['narrator', ' dit Gus, '],
    ['gus', 'le début d’une histoire.'],
  ],
}

export function sampleOrder({
  speech,
  language,
}: {
  speech: Pick<SpeechProvider, 'castVoices'>
  language: Language
}): SpeechOrder {
  let text = ''
  const spans: Span[] = LINES[language].map(([speaker, words]) => {
    const start = text.length
    text += words
    return { speaker, start, end: text.length }
  })
  const style = { wordsPerMinute: 124, isBedtime: false }
  const voiceMap = speech.castVoices(CAST)
  return { text, spans, language, voiceMap, style, pronunciations: [], outside: 'house' }
}
