import { LIMITS } from '@luciole/contract/limits'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recording } from '#platform/microphone'

const BARS = 17
const LOOK_MS = 80
/** Said aloud only now and then: a meter that talks is no meter. */
const WARN_SECONDS = 15

/** How loud the parent is, as a row of lights, and how long they have read. */
export function LevelMeter({ recording, startedAt }: { recording: Recording; startedAt: number }) {
  const { t } = useTranslation('narration')
  const [{ level, seconds }, setNow] = useState({ level: 0, seconds: 0 })
  useEffect(() => {
    const timer = setInterval(() => {
      const passed = Math.floor((Date.now() - startedAt) / 1000)
      setNow({ level: recording.level(), seconds: passed })
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [recording, startedAt])
  const left = LIMITS.recordingSeconds - seconds
  return (
    <div className="grid justify-items-center gap-2">
      <div
        role="meter"
        aria-label={t('studio.level')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(level * 10) * 10}
        className="flex h-12 items-center gap-1.5"
      >
        {Array.from({ length: BARS }, (_, index) => {
          const fromMiddle = Math.abs(index - (BARS - 1) / 2) / ((BARS - 1) / 2)
          const isLit = level > fromMiddle * 0.85
          return (
            <span
              key={index}
              className={`w-1.5 rounded-full transition-[height] duration-120 ${isLit ? 'bg-primary' : 'bg-line'}`}
              style={{ height: isLit ? `${20 + level * (1 - fromMiddle) * 80}%` : '14%' }}
            />
          )
        })}
      </div>
      <p className="font-title tabular-nums">{t('studio.recording', { seconds })}</p>
      <p role="status" className={left <= WARN_SECONDS ? 'text-sm text-warning' : 'sr-only'}>
        {left <= WARN_SECONDS ? t('studio.left', { seconds: Math.ceil(left / 5) * 5 }) : ''}
      </p>
    </div>
  )
}
