import { useQuery } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasDeviceLock, passDeviceLock } from '#platform/device-lock'
import { Field } from '#ui/field.tsx'
import { HoldButton } from '#ui/hold-button.tsx'
import { Ghost, Quiet } from '#ui/quiet.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { isGrownUpHere, rememberGrownUp } from './grown-up'
import { newSum } from './gate-sum'

type Stage = 'hold' | 'sum' | 'open'

/** A button to hold, then a sum, or the device's own lock: enough to keep bedtime fingers out. */
export function ParentGate({
  open: isOpen,
  onOpenChange,
  onPassed,
  title,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  onPassed?: () => void
  /** What stands behind the gate. */
  title?: string
  /** Shown once the sum is right, unless it leads elsewhere. */
  children?: ReactNode
}) {
  const { t } = useTranslation(['kids', 'common'])
  const { data: isLockable } = useQuery({
    queryKey: ['device-lock'],
    queryFn: hasDeviceLock,
    enabled: isOpen,
    networkMode: 'always',
  })
  const [stage, setStage] = useState<Stage>('hold')
  const leave = (next: boolean) => {
    if (!next) setStage('hold')
    onOpenChange(next)
  }
  const letIn = () => {
    if (!onPassed) return setStage('open')
    leave(false)
    onPassed()
  }
  const pass = () => {
    rememberGrownUp()
    letIn()
  }
  // Whoever passed it a moment ago is not asked again, and never sees it.
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setStage(isGrownUpHere() ? 'open' : 'hold')
  }
  const leadOn = useEffectEvent(() => {
    if (!onPassed || !isGrownUpHere()) return
    onOpenChange(false)
    onPassed()
  })
  useLayoutEffect(() => {
    if (isOpen) leadOn()
  }, [isOpen])
  const unlock = async () => {
    const lock = { reason: t('gate.title'), leave: t('common:cancel') }
    if (await passDeviceLock(lock)) pass()
  }
  return (
    <Sheet
      // A door that leads elsewhere is not even opened: shut at once, it would stay in the way.
      open={isOpen && !(onPassed && stage === 'open')}
      onOpenChange={leave}
      title={stage === 'open' ? (title ?? t('gate.open')) : t('gate.title')}
    >
      {stage === 'hold' && (
        <div className="grid gap-2">
          <HoldButton label={t('gate.hold')} onHeld={() => setStage('sum')} />
          {isLockable && <Quiet onClick={() => void unlock()}>{t('gate.deviceLock')}</Quiet>}
        </div>
      )}
      {stage === 'sum' && <Sum onRight={pass} />}
      {stage === 'open' && children}
    </Sheet>
  )
}

function Sum({ onRight }: { onRight: () => void }) {
  const { t } = useTranslation('kids')
  const [sum, setSum] = useState(newSum)
  const [answer, setAnswer] = useState('')
  const [isWrong, setWrong] = useState(false)
  const check = () => {
    if (Number(answer) === sum.a + sum.b) return onRight()
    setWrong(true)
    setAnswer('')
    setSum(newSum())
  }
  return (
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
        autoFocus
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        error={isWrong ? t('gate.wrong') : undefined}
      />
      <Ghost type="submit">{t('gate.open')}</Ghost>
    </form>
  )
}
