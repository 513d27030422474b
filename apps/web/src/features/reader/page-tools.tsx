import type { Language } from '@luciole/contract/language'
import { LIMITS } from '@luciole/contract/limits'
import type { Story } from '@luciole/contract/stories'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '#api/describe-error'
import { ChangedElsewhere } from '#ui/changed-elsewhere.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { Ghost, Quiet } from '#ui/quiet.tsx'
import { ParentGate } from '#features/kids/parent-gate.tsx'
import { useEditPage, useRedrawPage } from './reader.queries'
import { RemoveSheet } from './remove-story.tsx'

/** For the parent alone: change a line, draw again, take the book from the shelf. */
export function PageTools({
  story,
  pageNumber,
  language,
  open,
  onOpenChange,
}: {
  story: Story
  pageNumber: number
  language: Language
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { t } = useTranslation(['reader', 'common'])
  const edit = useEditPage()
  const redraw = useRedrawPage()
  const page = story.pages.find(({ number }) => number === pageNumber)
  /** What is typed belongs to the line as it stood when typing began, until the newer one was shown. */
  const [draft, setDraft] = useState<{ text: string; from: number; isTold: boolean } | null>(null)
  const [isAsking, setAsking] = useState(false)
  if (!page) return null
  const place = { kidId: story.kidId, storyId: story.id }
  const saved = page.text[language].text
  const words = draft?.text ?? saved
  const isChangedElsewhere = draft !== null && draft.from !== page.revision && !edit.isPending
  const leave = () => {
    setDraft(null)
    onOpenChange(false)
  }
  return (
    <>
      <ParentGate
        open={open}
        onOpenChange={(next) => (next ? onOpenChange(true) : leave())}
        title={t('tools.title')}
      >
        <div className="grid gap-4">
          <label className="block text-sm font-bold">
            {t('tools.edit')}
            <textarea
              value={words}
              lang={language}
              rows={7}
              maxLength={LIMITS.pageTextLength}
              onChange={({ target: { value } }) =>
                setDraft({ from: page.revision, isTold: false, ...draft, text: value })
              }
              className="mt-1.5 w-full rounded-input bg-surface p-4 font-story text-base leading-relaxed font-normal shadow-[inset_0_0_0_1.5px_var(--field)]"
            />
          </label>
          <ChangedElsewhere isShown={isChangedElsewhere} />
          {isChangedElsewhere && (
            <p lang={language} className="font-story whitespace-pre-line text-muted">
              {saved}
            </p>
          )}
          <p className="text-sm text-muted">{t(`tools.editHint.${language}`)}</p>
          <Lamp
            busy={edit.isPending && t('common:busy')}
            onClick={() =>
              edit.mutate(
                {
                  ...place,
                  page: pageNumber,
                  language,
                  text: words,
                  revision: draft && !draft.isTold ? draft.from : page.revision,
                },
                {
                  onSuccess: leave,
                  onError: (error) => {
                    if (draft && reasonOf(error) === 'story.edited_elsewhere')
                      setDraft({ ...draft, isTold: true })
                  },
                },
              )
            }
          >
            {t('tools.save')}
          </Lamp>
          <Ghost
            disabled={redraw.isPending || page.redraw === 'asked'}
            onClick={() => redraw.mutate({ ...place, page: pageNumber }, { onSuccess: leave })}
          >
            {t(page.redraw === 'asked' ? 'tools.redrawing' : 'tools.redraw')}
          </Ghost>
          {story.isRepainted && (
            <p className="text-center text-sm text-muted">{t('tools.redrawOurs')}</p>
          )}
          <Quiet look="danger" onClick={() => setAsking(true)}>
            {t('tools.delete')}
          </Quiet>
        </div>
      </ParentGate>
      <RemoveSheet
        story={story}
        words={{
          title: t('tools.deleteTitle', { title: story.title?.[language] ?? '' }),
          message: t('tools.deleteMessage'),
          keep: t('tools.keep'),
          confirm: t('tools.deleteConfirm'),
          done: t('tools.deleted'),
        }}
        open={isAsking}
        onOpenChange={setAsking}
      />
    </>
  )
}
