import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Mode } from './player-state'
import type { Narrator } from './use-narrator'

/** The one lamp of the reader. It breathes while the voice is still on its way. */
export function PlayButton({
  mode,
  isBusy,
  className = '',
  onPlay,
  onPause,
}: {
  mode: Mode
  isBusy: boolean
  className?: string
  onPlay: () => void
  onPause: () => void
}) {
  const { t } = useTranslation('narration')
  const isPlaying = mode !== 'still'
  const Icon = isPlaying ? Pause : Play
  return (
    <button
      type="button"
      aria-label={isPlaying ? t('pause') : t('play')}
      aria-busy={isBusy}
      onClick={isPlaying ? onPause : onPlay}
      className={`play-button ${className}`}
    >
      <Icon aria-hidden="true" fill="currentColor" strokeWidth={1.5} />
    </button>
  )
}

type Waited = Pick<Narrator, 'isUnreachable'> &
  Partial<Pick<Narrator, 'isWaitingForVoice' | 'isSilent' | 'minutesLeft'>>

/** Said politely while a page has no sound; and, where no bar shows them, the minutes left. */
export function VoiceStatus({
  narrator: { isWaitingForVoice, isUnreachable, isSilent, minutesLeft = null },
}: {
  narrator: Waited
}) {
  const { t } = useTranslation('narration')
  const words = isWaitingForVoice
    ? t('recording')
    : isUnreachable
      ? t('unreachable')
      : isSilent
        ? t('silent')
        : ''
  return (
    <>
      <p role="status" className={words ? 'voice-status' : 'sr-only'}>
        {words}
      </p>
      {minutesLeft !== null && !words && (
        <p className="voice-status sleep-note">{t('sleepSoon', { minutes: minutesLeft })}</p>
      )}
    </>
  )
}
