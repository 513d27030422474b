import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Lamp } from '#ui/lamp.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { setSleep, sleepIn } from './sleep-timer'

const CHOICES = ['book', 'books', '10', '20', '30'] as const
type Choice = (typeof CHOICES)[number]
const isOfBooks = (choice: Choice) => choice === 'book' || choice === 'books'

/** Until when the voice reads; then the light goes out. */
export function BedtimeSheet({
  open,
  onOpenChange,
  onStart,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  onStart: () => void
}) {
  const { t } = useTranslation('narration')
  const name = useId()
  const [choice, setChoice] = useState<Choice>('book')
  const start = () => {
    const books = choice === 'book' ? 1 : choice === 'books' ? 2 : null
    const endsAt = books ? null : sleepIn({ minutes: Number(choice), now: Date.now() })
    setSleep({ isBedtime: true, isOver: false, books, endsAt })
    onStart()
  }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('bedtime.title')}
      description={t('bedtime.message')}
    >
      <div className="grid gap-5">
        <fieldset>
          <legend className="mb-1.5 text-sm font-bold">{t('bedtime.until')}</legend>
          <div className="grid grid-cols-6 gap-2">
            {CHOICES.map((value) => (
              <label key={value} className="bedtime-choice" data-books={isOfBooks(value)}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  checked={value === choice}
                  onChange={() => setChoice(value)}
                  className="sr-only"
                />
                {isOfBooks(value)
                  ? t(value === 'book' ? 'bedtime.book' : 'bedtime.books')
                  : t('minutes', { minutes: Number(value) })}
              </label>
            ))}
          </div>
        </fieldset>
        <Lamp onClick={start}>{t('bedtime.start')}</Lamp>
      </div>
    </Sheet>
  )
}
