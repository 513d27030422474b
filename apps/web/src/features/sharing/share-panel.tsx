import { LIMITS } from '@luciole/contract/limits'
import { SHARE_DAYS } from '@luciole/contract/sharing'
import type { Story } from '@luciole/contract/stories'
import { Link } from '@tanstack/react-router'
import { Copy, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canSendOn, copyText, sendOn } from '#platform/send-on'
import { toast } from '#platform/toasts'
import { Field } from '#ui/field.tsx'
import { Ghost, Quiet } from '#ui/quiet.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { useHeldFocus } from '#ui/use-held-focus'
import { useCreateShare, useShares } from './sharing.queries'

type Days = (typeof SHARE_DAYS)[number]

function MadeLink({
  url,
  title,
  onAnother,
}: {
  url: string
  title: string
  onAnother: () => void
}) {
  const { t } = useTranslation('sharing')
  const copy = async () => {
    const isCopied = await copyText(url)
    if (isCopied) toast({ type: 'success', message: t('copied') })
    else toast({ type: 'error', message: t('notCopied') })
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="font-bold">
        {t('madeTitle')}
      </p>
      <p className="text-sm text-muted">{t('madeMessage')}</p>
      <Field
        label={t('link')}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Ghost onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-5" />
        {t('copy')}
      </Ghost>
      {canSendOn() && (
        <Ghost onClick={() => void sendOn({ title, url })}>
          <Send aria-hidden="true" className="size-5" />
          {t('send')}
        </Ghost>
      )}
      <Quiet onClick={onAnother}>{t('another')}</Quiet>
    </div>
  )
}

/** A private link to this book, for grandparents. */
export function SharePanel({ story }: { story: Story }) {
  const { t, i18n } = useTranslation('sharing')
  const language = i18n.language === 'fr' ? 'fr' : 'en'
  const [name, setName] = useState('')
  const [days, setDays] = useState<Days>(30)
  const { mutate: create, data: made, isPending, reset } = useCreateShare()
  const { data: shares } = useShares()
  const held = useHeldFocus<HTMLElement>(made ? 'link' : 'form')
  const ofBook = shares?.filter(({ storyId }) => storyId === story.id).length ?? 0
  return (
    <section {...held} aria-label={t('title')} className="grid gap-4">
      <div>
        <h2 className="text-xl">{t('title')}</h2>
        <p className="mt-1 text-sm text-muted">{t('message')}</p>
      </div>
      {made ? (
        <MadeLink url={made.url} title={story.title?.[language] ?? ''} onAnother={reset} />
      ) : (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            create(
              { kidId: story.kidId, storyId: story.id, name, days },
              { onSuccess: () => setName('') },
            )
          }}
        >
          <Field
            label={t('name')}
            hint={t('nameHint')}
            autoComplete="off"
            maxLength={LIMITS.nameLength}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <div>
            <p className="mb-1.5 text-sm font-bold">{t('days')}</p>
            <Segmented
              label={t('days')}
              isWide
              options={SHARE_DAYS.map((count) => ({
                value: String(count),
                label: t('forDays', { count }),
              }))}
              value={String(days)}
              onChange={(value) => setDays(SHARE_DAYS.find((one) => String(one) === value) ?? 30)}
            />
          </div>
          <Ghost type="submit" disabled={isPending}>
            {t('create')}
          </Ghost>
        </form>
      )}
      {ofBook > 0 && (
        <Quiet render={<Link to="/shares" />}>{t('list.count', { count: ofBook })}</Quiet>
      )}
    </section>
  )
}
