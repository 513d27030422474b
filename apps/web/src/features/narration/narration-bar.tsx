import { Moon, SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button.tsx'
import { NamedSwitch } from '#ui/named-switch.tsx'
import { Switch } from '#ui/switch.tsx'
import { asClock, heardOfBook, placeOfBook } from './book-clock'
import { changeNarration, SPEEDS } from './narration-settings'
import { PlayButton } from './play-button.tsx'
import { setSleep, SLEEP_MINUTES, sleepIn } from './sleep-timer'
import type { Narrator } from './use-narrator'

const afterThis = <Item,>({ items, item }: { items: readonly Item[]; item: Item }) =>
  items[(items.indexOf(item) + 1) % items.length]

/** The desk's player, under the open book. */
export function NarrationBar({
  narrator,
  page,
  position,
  onVoices,
}: {
  narrator: Narrator
  page: number
  /** "Page 4 of 10". */
  position: string
  onVoices: () => void
}) {
  const { t, i18n } = useTranslation('narration')
  const { lengths, heardMs, settings, minutesLeft } = narrator
  const { isBedtime } = narrator.sleep
  const sleepWords = minutesLeft ? t('minutes', { minutes: minutesLeft }) : t('sleepOff')
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const heard = heardOfBook({ lengths, page, heardMs })
  // While pages are still being recorded the whole would grow under the eyes.
  const isRecorded = whole > 0 && !lengths.includes(0)
  const clock = isRecorded && t('clock', { heard: asClock(heard), whole: asClock(whole) })
  const speed = settings.speed.toLocaleString(i18n.language)
  const nextSpeed = afterThis({ items: SPEEDS, item: settings.speed }) ?? 1
  const sleepChoices = [null, ...SLEEP_MINUTES]
  const chosen = SLEEP_MINUTES.find((minutes) => minutesLeft !== null && minutesLeft <= minutes)
  const nextSleep = afterThis({ items: sleepChoices, item: chosen ?? null }) ?? null
  return (
    <section aria-label={t('sound')} className="narration-bar">
      <PlayButton
        mode={narrator.mode}
        isBusy={narrator.isWaitingForVoice}
        onPlay={narrator.play}
        onPause={narrator.pause}
      />
      <div className="min-w-0 flex-1">
        <div className="flex justify-between gap-3 text-sm">
          <span className="font-bold">{position}</span>
          <span className="text-muted tabular-nums">{clock}</span>
        </div>
        <input
          type="range"
          aria-label={t('position')}
          aria-valuetext={clock ? `${position}, ${clock}` : position}
          min={0}
          max={Math.max(1, whole)}
          step={1000}
          value={heard}
          disabled={whole === 0}
          onChange={(event) =>
            narrator.seek(placeOfBook({ lengths, ms: Number(event.target.value) }))
          }
          className="book-slider"
          style={{ backgroundSize: `${whole > 0 ? (heard / whole) * 100 : 0}% 100%` }}
        />
      </div>
      <button
        type="button"
        className="bar-choice"
        aria-label={`${t('speed')} ${t('times', { speed })}`}
        onClick={() => changeNarration({ speed: nextSpeed })}
      >
        {t('times', { speed })}
      </button>
      <button
        type="button"
        className="bar-choice"
        aria-label={isBedtime ? t('bedtime.on') : `${t('sleep')} ${sleepWords}`}
        onClick={() => {
          // Bedtime ends as it was told to, or is ended on its sheet.
          if (isBedtime) return onVoices()
          const endsAt = nextSleep ? sleepIn({ minutes: nextSleep, now: Date.now() }) : null
          setSleep({ endsAt, books: null })
        }}
      >
        <Moon aria-hidden="true" className="size-5" />
        {isBedtime && !minutesLeft ? t('bedtime.title') : sleepWords}
      </button>
      <span className="flex items-center gap-2 font-title text-sm font-medium">
        <NamedSwitch name={t('turns')}>
          <Switch
            label={t('turns')}
            checked={settings.turnsPages}
            onChange={(turnsPages) => changeNarration({ turnsPages })}
          />
        </NamedSwitch>
      </span>
      <IconButton label={t('sound')} onClick={onVoices}>
        <SlidersHorizontal aria-hidden="true" />
      </IconButton>
    </section>
  )
}
