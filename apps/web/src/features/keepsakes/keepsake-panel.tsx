import { KEEPSAKE_KINDS } from '@luciole/contract/keepsakes'
import type { Language } from '@luciole/contract/language'
import type { Narration } from '@luciole/contract/narration'
import type { Story } from '@luciole/contract/stories'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarration, useRequestNarration } from '#features/narration/narration.queries'
import { Ghost } from '#ui/quiet.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { KeepsakeCard } from './keepsake-card.tsx'
import './keepsakes.css'
import { useKeepsakes, useRequestKeepsake } from './keepsakes.queries'
import { readingOf } from './reading-of'

/** The audio book waits for its voice: here is how to get one. */
function VoiceFirst({
  narration,
  language,
  story,
}: {
  narration: Narration
  language: Language
  story: Story
}) {
  const { t } = useTranslation('keepsakes')
  const { mutate: request, isPending } = useRequestNarration()
  const { isAsked, done } = readingOf({ narration, language, pages: story.pageCount })
  if (isAsked)
    return (
      <p role="status" className="text-sm">
        {t('reading', { done, count: story.pageCount })}
      </p>
    )
  return (
    <>
      <p className="text-sm text-muted">{t('noVoice')}</p>
      {narration.included ? (
        <Ghost
          disabled={isPending}
          onClick={() => request({ kidId: story.kidId, storyId: story.id, language })}
        >
          {t('readFirst')}
        </Ghost>
      ) : (
        <p className="text-sm text-muted">{t('noAddOn')}</p>
      )}
    </>
  )
}

/** The book as a file: printed, on a screen, in a reading app, to listen to. */
export function KeepsakePanel({ story, language: first }: { story: Story; language: Language }) {
  const { t } = useTranslation(['keepsakes', 'common'])
  const [language, setLanguage] = useState(first)
  const place = { kidId: story.kidId, storyId: story.id }
  const { data: keepsakes } = useKeepsakes(place)
  const { data: narration } = useNarration(place)
  const { mutate: request, isPending, variables } = useRequestKeepsake()
  const isSpoken =
    narration !== undefined && readingOf({ narration, language, pages: story.pageCount }).isWhole
  return (
    <section aria-label={t('title')} className="grid gap-4">
      <div>
        <h2 className="text-xl">{t('title')}</h2>
        <p className="mt-1 text-sm text-muted">{t('message')}</p>
      </div>
      <Segmented
        label={t('language')}
        isWide
        options={[
          { value: 'en', label: t('common:english') },
          { value: 'fr', label: t('common:french') },
        ]}
        value={language}
        onChange={setLanguage}
      />
      {KEEPSAKE_KINDS.map((kind) => (
        <KeepsakeCard
          key={kind}
          kind={kind}
          hint={kind === 'epub' && isSpoken ? t('kinds.epub.hintSpoken') : t(`kinds.${kind}.hint`)}
          keepsake={keepsakes?.find((one) => one.kind === kind && one.language === language)}
          isAsking={isPending && variables?.kind === kind}
          onMake={() => request({ ...place, kind, language })}
          {...(kind === 'audio' && narration && !isSpoken
            ? { instead: <VoiceFirst narration={narration} language={language} story={story} /> }
            : {})}
        />
      ))}
    </section>
  )
}
