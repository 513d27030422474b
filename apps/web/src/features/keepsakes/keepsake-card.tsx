import type { Keepsake, KeepsakeKind } from '@luciole/contract/keepsakes'
import type { Language } from '@luciole/contract/language'
import { BookOpen, Download, Headphones, Monitor, Printer } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveLink } from '#api/save-link'
import { dayText } from '#features/subscriptions/moment'
import { fileSize } from '#i18n/file-size'
import { Ghost } from '#ui/quiet.tsx'

const ICONS = { print_pdf: Printer, screen_pdf: Monitor, epub: BookOpen, audio: Headphones }

/** A pressed button says what it belongs to; a bar says how far it is. */
function Making({ done, steps, name }: { done: number; steps: number; name: string }) {
  const { t } = useTranslation('keepsakes')
  const words = steps > 1 ? t('progress', { done, steps }) : t('making')
  return (
    <div className="grid gap-1.5">
      <p role="status" className="text-sm">
        {words}
      </p>
      <progress
        aria-label={`${name}: ${words}`}
        max={steps}
        {...(steps > 1 ? { value: done } : {})}
        className="keepsake-progress"
      />
    </div>
  )
}

function SaveLink({
  file,
  name,
  language,
}: {
  file: NonNullable<Keepsake['file']>
  name: string
  language: Language
}) {
  const { t } = useTranslation('keepsakes')
  const save = useSaveLink(file)
  const size = fileSize({ bytes: file.bytes, language })
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
  const makeButton = (words: string) => (
    <Ghost aria-label={t('makeNamed', { name })} disabled={isAsking} onClick={onMake}>
      {words}
    </Ghost>
  )
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card bg-sunken p-4">
      <div className="flex gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-link" />
        <div>
          <h3 id={id} className="text-base">
            {name}
          </h3>
          <p className="mt-0.5 text-sm text-muted">{hint}</p>
        </div>
      </div>
      {keepsake?.state === 'making' ? (
        <Making {...keepsake} name={name} />
      ) : file ? (
        <div className="grid gap-2">
          {!keepsake.isCurrent && <p className="text-sm">{t('changed')}</p>}
          <SaveLink file={file} name={name} language={language} />
          <p className="text-center text-xs text-muted">
            {t('until', { date: dayText({ date: new Date(file.expiresAt), language }) })}
          </p>
          {!keepsake.isCurrent && makeButton(t('again'))}
        </div>
      ) : (
        <>
          {keepsake?.state === 'failed' && (
            <p role="alert" className="text-sm text-danger">
              {t('failed')}
            </p>
          )}
          {instead ?? makeButton(keepsake?.state === 'failed' ? t('retry') : t('make'))}
        </>
      )}
    </section>
  )
}
