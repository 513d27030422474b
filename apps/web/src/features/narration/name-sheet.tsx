import type { Language } from '@luciole/contract/language'
import type { Narration } from '@luciole/contract/narration'
import type { Story } from '@luciole/contract/stories'
import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionAudio, unlockAudio } from '#platform/audio'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Ghost } from '#ui/quiet.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useHearName, useSetPronunciation } from './narration.queries'

/** A name typed as it sounds, heard, and kept for every book. */
export function NameSheet({
  story,
  narration,
  language,
  open,
  onOpenChange,
}: {
  story: Story
  narration: Narration
  language: Language
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { t } = useTranslation('narration')
  const people = story.cast.filter(({ source }) => source)
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('names.title')}
      description={narration.included ? t('names.message') : t('names.addOn')}
    >
      {narration.included && (
        <ul className="grid gap-5">
          {people.map(({ id, name }) => (
            <NameRow
              key={id}
              kidId={story.kidId}
              name={name[language]}
              language={language}
              known={
                narration.pronunciations.find(
                  (one) => one.name === name[language] && one.language === language,
                )?.sayAs ?? ''
              }
            />
          ))}
        </ul>
      )}
    </Sheet>
  )
}

function NameRow({
  kidId,
  name,
  language,
  known,
}: {
  kidId: string
  name: string
  language: Language
  known: string
}) {
  const { t } = useTranslation('narration')
  const [typed, setTyped] = useState<string | null>(null)
  const hear = useHearName()
  const save = useSetPronunciation()
  const sayAs = (typed ?? known).trim()
  const given = { kidId, name, language, sayAs }
  const listen = () => {
    unlockAudio()
    hear.mutate(given, {
      onSuccess: ({ url }) => {
        const audio = sessionAudio()
        audio.src = url
        void audio.play()
      },
    })
  }
  return (
    <li className="grid gap-2">
      <Field
        label={t('names.sayAs', { name })}
        lang={language}
        maxLength={60}
        value={typed ?? known}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex gap-2">
        <IconButton label={t('names.hear', { name })} aria-busy={hear.isPending} onClick={listen}>
          <Volume2 aria-hidden="true" />
        </IconButton>
        <Ghost
          className="flex-1"
          disabled={save.isPending || sayAs === known}
          onClick={() => save.mutate(given)}
        >
          {t('names.save')}
        </Ghost>
      </div>
    </li>
  )
}
