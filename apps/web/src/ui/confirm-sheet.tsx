import { Lamp } from './lamp.tsx'
import { Ghost, Quiet } from './quiet.tsx'
import { Sheet } from './sheet.tsx'

/**
 * Asks before anything is replaced or lost; the safe choice is the lamp, unless nothing is lost that
 * was not meant to go: then the lamp is what was just asked for, and the way back stands under it.
 */
export const ConfirmSheet = ({
  open,
  onOpenChange,
  title,
  message,
  keepLabel,
  confirmLabel,
  isHarmless = false,
  onConfirm,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  message: string
  keepLabel: string
  confirmLabel: string
  isHarmless?: boolean
  onConfirm: () => void
}) => {
  const keep = () => onOpenChange(false)
  const confirm = () => {
    onOpenChange(false)
    onConfirm()
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} description={message}>
      {isHarmless ? (
        <div className="grid gap-3">
          <Lamp onClick={confirm}>{confirmLabel}</Lamp>
          <Ghost onClick={keep}>{keepLabel}</Ghost>
        </div>
      ) : (
        <div className="grid gap-2">
          <Lamp onClick={keep}>{keepLabel}</Lamp>
          <Quiet look="danger" onClick={confirm}>
            {confirmLabel}
          </Quiet>
        </div>
      )}
    </Sheet>
  )
}
