import type { Language } from '@luciole/contract/language'
import type { Narration, PageAudio, WordMark } from '@luciole/contract/narration'
import type { VoiceChoice } from './narration-settings'

/** Where the sound of one page comes from. */
export type PageSource =
  | { kind: 'file'; voice: 'story' | 'parent'; url: string; marks: WordMark[]; durationMs: number }
  /** The server is still making it; `isAsked` is false when nobody asked for it yet. */
  | { kind: 'recording'; isAsked: boolean }
  | { kind: 'device' }
  /** Neither a file nor a voice on this device; or a file that cannot be had now. */
  | { kind: 'silent'; isUnreachable?: boolean }

type Asked = {
  narration: Narration
  page: number
  language: Language
  /** Whether this device speaks the language. */
  canSpeak: boolean
  /** A file that did not come, renewed or not. */
  unreachable?: string | null
}

/** What makes it another sound; a renewed signature does not. */
export const pathOf = (url: string) => url.split('?')[0] ?? url

const audioOf = ({ narration, page, language }: Asked): PageAudio | undefined =>
  narration.story.find((one) => one.page === page && one.language === language)

const deviceOr = ({ canSpeak }: Asked): PageSource => ({ kind: canSpeak ? 'device' : 'silent' })

function storySource(asked: Asked): PageSource {
  const { narration, language } = asked
  const isSpoken = narration.voices.some((voice) => voice.language === language)
  if (!narration.included || !isSpoken) return deviceOr(asked)
  const audio = audioOf(asked)
  if (audio?.state === 'ready' && audio.url) {
    const { url, marks, durationMs } = audio
    return { kind: 'file', voice: 'story', url, marks, durationMs }
  }
  if (audio?.state === 'failed') return deviceOr(asked)
  return { kind: 'recording', isAsked: audio?.state === 'recording' }
}

/** The voice asked for, and what stands in for it where it has nothing to say or does not come. */
export function sourceOf(asked: Asked & { voice: VoiceChoice }): PageSource {
  const source = chosenSource(asked)
  const { unreachable = null, canSpeak } = asked
  if (source.kind !== 'file' || unreachable === null) return source
  if (pathOf(source.url) !== pathOf(unreachable)) return source
  return canSpeak ? { kind: 'device' } : { kind: 'silent', isUnreachable: true }
}

function chosenSource({ voice, ...asked }: Asked & { voice: VoiceChoice }): PageSource {
  const { narration, page, language } = asked
  if (voice === 'device' && asked.canSpeak) return { kind: 'device' }
  if (voice === 'parent') {
    const clip = narration.parent.find((one) => one.page === page && one.language === language)
    if (clip) {
      const { url, durationMs } = clip
      return { kind: 'file', voice: 'parent', url, marks: [], durationMs }
    }
  }
  return storySource(asked)
}

/** The voice chosen, where it speaks this language; else the parent's own, the story's, the device's. */
export function voiceFor({
  chosen,
  narration,
  language,
}: {
  /** Null for those who never chose. */
  chosen: VoiceChoice | null
  narration: Narration
  language: Language
}): VoiceChoice {
  const isSpoken = narration.voices.some((voice) => voice.language === language)
  if (chosen !== null && (chosen !== 'story' || isSpoken)) return chosen
  if (narration.parent.some((clip) => clip.language === language)) return 'parent'
  return isSpoken ? 'story' : 'device'
}

/** True when play would need the add-on first: a sample is offered instead. */
export const needsAddOn = ({
  narration,
  voice,
}: {
  narration: Narration
  voice: VoiceChoice
}): boolean => !narration.included && voice === 'story'
