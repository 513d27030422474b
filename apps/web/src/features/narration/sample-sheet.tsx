import type { Language } from '@luciole/contract/language'
import type { Narration } from '@luciole/contract/narration'
import { Link } from '@tanstack/react-router'
import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDeviceVoice } from '#platform/device-voice'
import { Lamp } from '#ui/lamp.tsx'
import { Ghost, Quiet } from '#ui/quiet.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { BookPlace } from './narration.queries'
import { ReadText } from './read-text.tsx'
import { useSamplePlayer } from './use-sample-player'

/** What the add-on sells, heard before it is bought, in the language it will be heard in. */
export function SampleSheet({
  place,
  narration,
  language,
  open,
  onOpenChange,
  onDevice,
  onRecord,
}: {
  place: BookPlace
  narration: Narration
  language: Language
  open: boolean
  onOpenChange: (open: boolean) => void
  onDevice: () => void
  onRecord: () => void
}) {
  const { t } = useTranslation('narration')
  const sample = narration.sample?.[language] ?? null
  const { reading, isPlaying, isUnreachable, play, stop } = useSamplePlayer({
    place,
    language,
    sample,
  })
  const canSpeak = useDeviceVoice(language) !== null
  const voice = narration.voices.find((one) => one.language === language)
  const leave = (next: boolean) => {
    if (!next) stop()
    onOpenChange(next)
  }
  return (
    <Sheet
      open={open}
      onOpenChange={leave}
      title={t('sample.title')}
      description={t('sample.message')}
    >
      <div className="grid gap-3">
        {sample && (
          <div className="rounded-card bg-sunken p-4 text-reader-ink">
            <ReadText text={sample.text} language={language} reading={reading} />
          </div>
        )}
        {voice?.robotic && <p className="text-sm text-muted">{t('sample.robot')}</p>}
        {sample ? (
          <Ghost onClick={isPlaying ? stop : play}>
            {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            {isPlaying ? t('sample.stop') : t('sample.play')}
          </Ghost>
        ) : (
          <p role="status" className="py-3 text-center font-title">
            {voice ? t('sample.making') : t('sample.none')}
          </p>
        )}
        <p role="status" className={isUnreachable ? 'text-sm' : 'sr-only'}>
          {isUnreachable && t('unreachable')}
        </p>
        <Lamp render={<Link to="/subscribe" search={{ add: 'voice' }} />}>{t('sample.plans')}</Lamp>
        {canSpeak && <Quiet onClick={onDevice}>{t('sample.device')}</Quiet>}
        <Quiet onClick={onRecord}>{t('sample.own')}</Quiet>
      </div>
    </Sheet>
  )
}
