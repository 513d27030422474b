import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#ui/field.tsx'
import { Ghost } from '#ui/quiet.tsx'
import { Sheet } from '#ui/sheet.tsx'

const small = () => 3 + Math.floor(Math.random() * 6)

/** A sum no small child does: enough to keep bedtime fingers out, no more. */
export function ParentGate({
  open,
  onOpenChange,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Shown once the sum is right. */
  children: ReactNode
}) {
  const { t } = useTranslation('kids')
  const [sum, setSum] = useState(() => ({ a: small(), b: small() }))
  const [answer, setAnswer] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const leave = (next: boolean) => {
    if (!next) {
      setOpen(false)
      setAnswer('')
      setWrong(false)
      setSum({ a: small(), b: small() })
    }
    onOpenChange(next)
  }
  const check = () => {
    if (Number(answer) === sum.a + sum.b) return setOpen(true)
    setWrong(true)
    setAnswer('')
    setSum({ a: small(), b: small() })
  }
  return (
    <Sheet open={open} onOpenChange={leave} title={isOpen ? t('gate.open') : t('gate.title')}>
      {isOpen ? (
        children
      ) : (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            check()
          }}
        >
          <p className="text-lg">{t('gate.sum', sum)}</p>
          <Field
            label={t('gate.answer')}
            inputMode="numeric"
            autoComplete="off"
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
            error={isWrong ? t('gate.wrong') : undefined}
          />
          <Ghost type="submit">{t('gate.open')}</Ghost>
        </form>
      )}
    </Sheet>
  )
}
