import type { Language } from '@luciole/contract/language'
import type { Story } from '@luciole/contract/stories'
import { ParentGate } from '#features/kids/parent-gate.tsx'
import { BedtimeSheet } from './bedtime-sheet.tsx'
import { BedtimeVeil } from './bedtime-veil.tsx'
import { NameSheet } from './name-sheet.tsx'
import './narration.css'
import { SampleSheet } from './sample-sheet.tsx'
import { Studio } from './studio.tsx'
import type { Narrator } from './use-narrator'
import { VoiceSheet } from './voice-sheet.tsx'

export type VoicePlace = 'voices' | 'sample' | 'gate' | 'studio' | 'names' | 'bedtime'

/** Who records is a parent: small hands are asked for a sum first. */
const behindGate = (to: VoicePlace): VoicePlace => (to === 'studio' ? 'gate' : to)

/** Everything a book's voice opens over the page. */
export function BookVoice({
  story,
  language,
  narrator,
  page,
  shown,
  onShow,
}: {
  story: Story
  language: Language
  narrator: Narrator
  page: number | null
  shown: VoicePlace | null
  onShow: (place: VoicePlace | null) => void
}) {
  const { narration } = narrator
  const whenClosed = (open: boolean) => {
    if (!open) onShow(null)
  }
  if (!narration) return <BedtimeVeil />
  return (
    <>
      <BedtimeVeil />
      <VoiceSheet
        narrator={narrator}
        language={language}
        pages={story.pageCount}
        open={shown === 'voices'}
        onOpenChange={whenClosed}
        onGo={(to) => {
          if (to !== 'names') narrator.pause()
          onShow(behindGate(to))
        }}
      />
      <SampleSheet
        place={{ kidId: story.kidId, storyId: story.id }}
        narration={narration}
        language={language}
        open={shown === 'sample'}
        onOpenChange={whenClosed}
        onDevice={() => {
          narrator.readByDevice()
          onShow(null)
        }}
        onRecord={() => onShow('gate')}
      />
      <BedtimeSheet
        open={shown === 'bedtime'}
        onOpenChange={whenClosed}
        onStart={() => {
          onShow(null)
          narrator.play()
        }}
      />
      <NameSheet
        story={story}
        narration={narration}
        language={language}
        open={shown === 'names'}
        onOpenChange={whenClosed}
      />
      <ParentGate
        open={shown === 'gate'}
        onOpenChange={whenClosed}
        onPassed={() => onShow('studio')}
      />
      {shown === 'studio' && (
        <Studio
          story={story}
          narration={narration}
          language={language}
          firstPage={page ?? 1}
          open
          onOpenChange={whenClosed}
        />
      )}
    </>
  )
}
