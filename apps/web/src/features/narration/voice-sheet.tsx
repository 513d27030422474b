import type { Language } from '@luciole/contract/language'
import { Mic, MoonStar } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Ghost, Quiet } from '#ui/quiet.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { SettingsRow } from '#ui/settings-card.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Switch } from '#ui/switch.tsx'
import { changeNarration, SPEEDS } from './narration-settings'
import { HIGHLIGHTS } from './reading-at'
import { setSleep, SLEEP_MINUTES, sleepIn } from './sleep-timer'
import type { Narrator } from './use-narrator'
import { VoiceCards } from './voice-cards.tsx'

const SPEED_NAMES = { 0.8: 'slow', 1: 'usual', 1.15: 'lively' } as const

/** Who reads, how, and until when. */
export function VoiceSheet({
  narrator,
  language,
  pages,
  open,
  onOpenChange,
  onGo,
}: {
  narrator: Narrator
  language: Language
  pages: number
  open: boolean
  onOpenChange: (open: boolean) => void
  onGo: (to: 'sample' | 'studio' | 'names' | 'bedtime') => void
}) {
  const { t, i18n } = useTranslation('narration')
  const { settings, sleep, minutesLeft } = narrator
  const hasAddOn = narrator.narration?.included ?? false
  const chosenSleep = SLEEP_MINUTES.find(
    (minutes) => minutesLeft !== null && minutesLeft <= minutes,
  )
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('voices.title')}>
      <div className="grid gap-4">
        <VoiceCards
          narrator={narrator}
          language={language}
          pages={pages}
          onLocked={() => onGo('sample')}
          onRecord={() => onGo('studio')}
        />
        <Ghost onClick={() => onGo('studio')}>
          <Mic aria-hidden="true" className="size-5" />
          {t('voices.record')}
        </Ghost>
        <Choice title={t('speed')}>
          <Segmented
            label={t('speed')}
            isWide
            options={SPEEDS.map((speed) => ({
              value: String(speed),
              label: `${t(`speeds.${SPEED_NAMES[speed]}`)} ${t('times', { speed: speed.toLocaleString(i18n.language) })}`,
              show: t(`speeds.${SPEED_NAMES[speed]}`),
            }))}
            value={String(settings.speed)}
            onChange={(value) =>
              changeNarration({ speed: SPEEDS.find((speed) => String(speed) === value) ?? 1 })
            }
          />
        </Choice>
        <Choice title={t('highlight')}>
          <Segmented
            label={t('highlight')}
            isWide
            options={HIGHLIGHTS.map((value) => ({ value, label: t(`highlights.${value}`) }))}
            value={settings.highlight}
            onChange={(highlight) => changeNarration({ highlight })}
          />
        </Choice>
        <SettingsRow title={t('turns')} hint={t('turnsHint')}>
          <Switch
            label={t('turns')}
            checked={settings.turnsPages}
            onChange={(turnsPages) => changeNarration({ turnsPages })}
          />
        </SettingsRow>
        {!sleep.isBedtime && (
          <Choice title={t('sleep')}>
            <Segmented
              label={t('sleep')}
              isWide
              options={[
                { value: 'off', label: t('sleepOff') },
                ...SLEEP_MINUTES.map((minutes) => ({
                  value: String(minutes),
                  label: t('minutes', { minutes }),
                })),
              ]}
              value={String(chosenSleep ?? 'off')}
              onChange={(value) =>
                setSleep({
                  books: null,
                  endsAt:
                    value === 'off' ? null : sleepIn({ minutes: Number(value), now: Date.now() }),
                })
              }
            />
          </Choice>
        )}
        <Ghost
          onClick={() => (sleep.isBedtime ? setSleep(null) : onGo(hasAddOn ? 'bedtime' : 'sample'))}
        >
          <MoonStar aria-hidden="true" className="size-5" />
          {sleep.isBedtime ? t('bedtime.stop') : t('bedtime.open')}
        </Ghost>
        <Quiet onClick={() => onGo('names')}>{t('voices.names')}</Quiet>
      </div>
    </Sheet>
  )
}

const Choice = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div>
    <p aria-hidden="true" className="mb-1.5 text-sm font-bold">
      {title}
    </p>
    {children}
  </div>
)
