import type { Language } from '@luciole/contract/language'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeviceVoice } from '#platform/device-voice'
import { changeNarration, type VoiceChoice } from './narration-settings'
import type { Narrator } from './use-narrator'

function VoiceCard({
  name,
  title,
  hint,
  checked,
  disabled = false,
  onChoose,
}: {
  name: string
  title: string
  hint: ReactNode
  checked: boolean
  disabled?: boolean
  onChoose: () => void
}) {
  const hintId = useId()
  return (
    <label className="voice-card">
      <input
        type="radio"
        name={name}
        aria-label={title}
        aria-describedby={hintId}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="sr-only"
      />
      <span className="font-title text-base font-semibold">{title}</span>
      <span id={hintId} className="text-sm text-muted">
        {hint}
      </span>
    </label>
  )
}

/** Who may read this book in this language, best first, each said as it is. */
export function VoiceCards({
  narrator,
  language,
  pages,
  onLocked,
  onRecord,
}: {
  narrator: Narrator
  language: Language
  pages: number
  onLocked: () => void
  onRecord: () => void
}) {
  const { t } = useTranslation('narration')
  const name = useId()
  const deviceName = useDeviceVoice(language)
  const { narration, voice } = narrator
  if (!narration) return null
  const story = narration.voices.find((one) => one.language === language)
  const clips = narration.parent.filter((clip) => clip.language === language).length
  const choose = (choice: VoiceChoice) => () => changeNarration({ voice: choice })
  const deviceHint =
    deviceName === null
      ? t('voices.deviceNone')
      : deviceName
        ? t('voices.deviceHint', { name: deviceName })
        : t('voices.devicePlain')
  const storyHint = !story
    ? t('voices.storyNone')
    : !narration.included
      ? t('voices.storyLocked')
      : story.robotic
        ? t('voices.storyRobot', { engine: story.label })
        : t('voices.storyHuman')
  return (
    <fieldset aria-label={t('voices.title')} className="grid gap-2.5">
      <VoiceCard
        name={name}
        title={t('voices.story')}
        hint={storyHint}
        disabled={!story}
        checked={voice === 'story' && narration.included}
        onChoose={narration.included ? choose('story') : onLocked}
      />
      <VoiceCard
        name={name}
        title={t('voices.device')}
        hint={deviceHint}
        disabled={deviceName === null}
        checked={voice === 'device'}
        onChoose={choose('device')}
      />
      <VoiceCard
        name={name}
        title={t('voices.parent')}
        hint={clips ? t('voices.parentHint', { count: clips, pages }) : t('voices.parentNone')}
        checked={voice === 'parent'}
        onChoose={clips ? choose('parent') : onRecord}
      />
    </fieldset>
  )
}
