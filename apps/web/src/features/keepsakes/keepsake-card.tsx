import type { Keepsake, KeepsakeKind } from '@luciole/contract/keepsakes'
import { BookOpen, Download, Headphones, Monitor, Printer } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveLink } from '#api/save-link'
import { dayText } from '#features/subscriptions/moment'
import { fileSize } from '#i18n/file-size'
import { Ghost } from '#ui/quiet.tsx'
import { useHeldFocus } from '#ui/use-held-focus'

const ICONS = { print_pdf: Printer, screen_pdf: Monitor, epub: BookOpen, audio: Headphones }

function SaveLink({
  file,
  name,
  size,
}: {
  file: NonNullable<Keepsake['file']>
  name: string
  size: string
}) {
  const { t } = useTranslation('keepsakes')
  const save = useSaveLink(file)
  return (
    <Ghost
      render={
        <a {...save} aria-label={t('saveNamed', { name, size })}>
          <Download aria-hidden="true" className="size-5" />
          {t('ready', { size })}
        </a>
      }
    />
  )
}

/** One way to keep the book: what it is, and where it stands. */
export function KeepsakeCard({
  kind,
  hint,
  keepsake,
  isAsking,
  onMake,
  instead,
}: {
  kind: KeepsakeKind
  hint: string
  keepsake: Keepsake | undefined
  isAsking: boolean
  onMake: () => void
  /** What has to happen before it can be made. */
  instead?: ReactNode
}) {
  const { t, i18n } = useTranslation('keepsakes')
  const id = useId()
  const Icon = ICONS[kind]
  const name = t(`kinds.${kind}.name`)
  const language = i18n.language === 'fr' ? 'fr' : 'en'
  const file = keepsake?.file
  const state = keepsake?.state ?? 'none'
  const isMaking = state === 'making'
  const { done = 0, steps = 0 } = keepsake ?? {}
  const progress = steps > 1 ? t('progress', { done, steps }) : t('making')
  const held = useHeldFocus<HTMLElement>(`${state} ${isAsking}`)
  const size = file ? fileSize({ bytes: file.bytes, language }) : ''
  const news = isMaking ? progress : file ? t('saveNamed', { name, size }) : ''
  const makeButton = (words: string) => (
    <Ghost aria-label={t('makeNamed', { name })} disabled={isAsking} onClick={onMake}>
      {words}
    </Ghost>
  )
  return (
    <section {...held} aria-labelledby={id} className="grid gap-3 rounded-card bg-sunken p-[16px]">
      <div className="flex gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-link" />
        <div>
          <h3 id={id} className="text-base">
            {name}
          </h3>
          <p className="mt-0.5 text-sm text-muted">{hint}</p>
        </div>
      </div>
      <p role="status" className={isMaking ? '-mb-1.5 text-sm' : 'sr-only'}>
        {news}
      </p>
      {isMaking ? (
        <progress
          aria-label={`${name}: ${progress}`}
          max={steps}
          {...(steps > 1 ? { value: done } : {})}
          className="keepsake-progress"
        />
      ) : file ? (
        <div className="grid gap-2">
          {!keepsake?.isCurrent && <p className="text-sm">{t('changed')}</p>}
          <SaveLink file={file} name={name} size={size} />
          <p className="text-center text-sm text-muted">
            {t('until', { date: dayText({ date: new Date(file.expiresAt), language }) })}
          </p>
          {!keepsake?.isCurrent && makeButton(t('again'))}
        </div>
      ) : (
        <>
          {state === 'failed' && (
            <p role="alert" className="text-sm text-danger">
              {t('failed')}
            </p>
          )}
          {instead ?? makeButton(state === 'failed' ? t('retry') : t('make'))}
        </>
      )}
    </section>
  )
}
