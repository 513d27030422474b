import type { Language } from '@luciole/contract/language'
import type { Story } from '@luciole/contract/stories'
import { BedtimeSheet } from './bedtime-sheet.tsx'
import { BedtimeVeil } from './bedtime-veil.tsx'
import { NameSheet } from './name-sheet.tsx'
import './narration.css'
import { SampleSheet } from './sample-sheet.tsx'
import { Studio } from './studio.tsx'
import type { Narrator } from './use-narrator'
import { VoiceSheet } from './voice-sheet.tsx'

export type VoicePlace = 'voices' | 'sample' | 'studio' | 'names' | 'bedtime'

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
          onShow(to)
        }}
      />
      <SampleSheet
        narration={narration}
        language={language}
        open={shown === 'sample'}
        onOpenChange={whenClosed}
        onDevice={() => {
          narrator.readByDevice()
          onShow(null)
        }}
        onRecord={() => onShow('studio')}
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
