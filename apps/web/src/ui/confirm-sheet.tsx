import { Lamp } from './lamp.tsx'
import { Quiet } from './quiet.tsx'
import { Sheet } from './sheet.tsx'

/** Asks before anything is replaced or lost; the safe choice is the lamp. */
export const ConfirmSheet = ({
  open,
  onOpenChange,
  title,
  message,
  keepLabel,
  confirmLabel,
  onConfirm,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  message: string
  keepLabel: string
  confirmLabel: string
  onConfirm: () => void
}) => (
  <Sheet open={open} onOpenChange={onOpenChange} title={title} description={message}>
    <div className="grid gap-2">
      <Lamp onClick={() => onOpenChange(false)}>{keepLabel}</Lamp>
      <Quiet
        look="danger"
        onClick={() => {
          onOpenChange(false)
          onConfirm()
        }}
      >
        {confirmLabel}
      </Quiet>
    </div>
  </Sheet>
)
