import type { Language } from '@luciole/contract/language'
import type { Narration } from '@luciole/contract/narration'
import { Mic, Pause, Play, Square, Trash2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetAudio } from '#platform/kept-audio'
import { ConfirmSheet } from '#ui/confirm-sheet.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { Ghost, Quiet } from '#ui/quiet.tsx'
import { LevelMeter } from './level-meter.tsx'
import { useRemoveRecording, type BookPlace } from './narration.queries'
import { useSamplePlayer } from './use-sample-player'
import { useStudio } from './use-studio'

/** Record, stop, listen, redo, delete, skip: one lamp at a time. */
export function StudioControls({
  place,
  page,
  language,
  clip,
  isLast,
  onNext,
  onBusy,
}: {
  place: BookPlace
  page: number
  language: Language
  clip: Narration['parent'][number] | null
  isLast: boolean
  onNext: () => void
  /** While a voice would be lost by leaving the page. */
  onBusy: (isBusy: boolean) => void
}) {
  const { t } = useTranslation(['narration', 'common'])
  const [kept, setKept] = useState<number | null>(null)
  const forgetClip = () => {
    if (clip) void forgetAudio(clip.url)
  }
  const onKept = (done: number) => {
    forgetClip()
    setKept(done)
  }
  const { state, start, stop, send } = useStudio({ place, page, language, onKept })
  const isBusy = state.is === 'recording' || state.is === 'saving' || state.is === 'unsent'
  useEffect(() => {
    onBusy(isBusy)
    return () => onBusy(false)
  }, [onBusy, isBusy])
  const box = useRef<HTMLDivElement>(null)
  const next = `${state.is} ${clip === null ? 'empty' : 'kept'}`
  // The button that was pressed has made way for another: the hand stays where it was. Before the sheet
  // hears of it, which would take the lost focus to itself.
  useLayoutEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement?.matches('.studio')
    if (isLost) box.current?.querySelector<HTMLElement>('.studio-lamp')?.focus()
  }, [next])
  const remove = useRemoveRecording()
  const [isAsking, setAsking] = useState(false)
  const sample = useMemo(() => clip && { ...clip, text: '', marks: [] }, [clip])
  const heard = useSamplePlayer({ place, language, sample })
  const record = () => {
    heard.stop()
    setKept(null)
    void start()
  }
  const message =
    state.is === 'quiet' || state.is === 'unsent'
      ? t(`studio.${state.is}`)
      : state.is === 'problem'
        ? t(`studio.problem.${state.problem}`)
        : heard.isUnreachable
          ? t('unreachable')
          : kept
            ? t('studio.kept', { page: kept })
            : ''
  const nextWords = isLast ? t('studio.finish') : clip ? t('studio.next') : t('studio.skip')
  return (
    <div ref={box} className="grid gap-3">
      <p role="status" className="min-h-6 text-center text-sm">
        {message}
      </p>
      {state.is === 'recording' ? (
        <>
          <LevelMeter recording={state.recording} startedAt={state.startedAt} />
          <Lamp className="studio-lamp" onClick={stop}>
            <Square aria-hidden="true" fill="currentColor" className="size-5" />
            {t('studio.stop')}
          </Lamp>
        </>
      ) : state.is === 'unsent' ? (
        <>
          <Lamp className="studio-lamp" onClick={() => void send(state.mp3)}>
            {t('studio.send')}
          </Lamp>
          <Quiet onClick={record}>{t('studio.redo')}</Quiet>
        </>
      ) : clip ? (
        <>
          <div className="grid grid-cols-2 gap-2">
            <Ghost onClick={heard.isPlaying ? heard.stop : heard.play}>
              {heard.isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
              {heard.isPlaying ? t('studio.stopListening') : t('studio.listen')}
            </Ghost>
            <Ghost disabled={state.is === 'saving'} onClick={record}>
              <Mic aria-hidden="true" />
              {t('studio.redo')}
            </Ghost>
          </div>
          <Lamp
            className="studio-lamp"
            busy={state.is === 'saving' && t('studio.saving')}
            onClick={onNext}
          >
            {nextWords}
          </Lamp>
          <Quiet look="danger" onClick={() => setAsking(true)}>
            <Trash2 aria-hidden="true" className="size-5" />
            {t('studio.delete')}
          </Quiet>
        </>
      ) : (
        <>
          <Lamp
            className="studio-lamp"
            busy={state.is === 'saving' && t('studio.saving')}
            onClick={record}
          >
            <Mic aria-hidden="true" />
            {state.is === 'problem' ? t('studio.retry') : t('studio.record')}
          </Lamp>
          <Quiet disabled={state.is === 'saving'} onClick={onNext}>
            {nextWords}
          </Quiet>
        </>
      )}
      <ConfirmSheet
        open={isAsking}
        onOpenChange={setAsking}
        title={t('studio.deleteTitle')}
        message={t('studio.deleteMessage')}
        keepLabel={t('studio.keep')}
        confirmLabel={t('studio.deleteConfirm')}
        onConfirm={() => {
          heard.stop()
          setKept(null)
          remove.mutate({ ...place, page, language }, { onSuccess: forgetClip })
        }}
      />
    </div>
  )
}
