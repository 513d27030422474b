import { LANGUAGES, type Language } from '@luciole/contract/language'
import { useState } from 'react'
import { chooseLanguage, currentLanguage } from '#i18n/i18n'
import { APPEARANCES, chooseAppearance, useAppearance } from '#platform/appearance'
import { Segmented } from '#ui/segmented.tsx'
import { AnswerParts } from './answer-parts.tsx'
import { BookParts } from './book-parts.tsx'
import { FormParts } from './form-parts.tsx'
import { MarkParts } from './mark-parts.tsx'
import { MessageParts } from './message-parts.tsx'

/** Every part in every state; both themes and both languages from the top of the page. */
export function PartsScreen() {
  const appearance = useAppearance()
  const [language, setLanguage] = useState<Language>(currentLanguage)
  const choose = (next: Language) => {
    setLanguage(next)
    void chooseLanguage(next)
  }
  return (
    <main className="mx-auto grid max-w-260 gap-12 px-screen py-10">
      <h1 className="font-display text-title">Parts</h1>
      <div className="flex flex-wrap gap-4">
        <Segmented
          label="Theme"
          options={APPEARANCES.map((value) => ({ value, label: value }))}
          value={appearance}
          onChange={chooseAppearance}
        />
        <Segmented
          label="Language"
          options={LANGUAGES.map((value) => ({ value, label: value }))}
          value={language}
          onChange={choose}
        />
      </div>
      <MarkParts />
      <FormParts language={language} />
      <AnswerParts language={language} />
      <BookParts language={language} />
      <MessageParts />
    </main>
  )
}
