import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'

/** Rises from the bottom on a phone, stands in the middle of anything wider. Escape leaves it. */
export function Sheet({
  open,
  onOpenChange,
  title,
  description,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation('common')
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-[rgb(14_12_32/.55)] transition-opacity duration-240 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-50 grid items-end sm:place-items-center">
          <Dialog.Popup className="max-h-[92svh] w-full overflow-y-auto rounded-t-sheet bg-pinned px-[20px] pt-7 pb-safe relative outline-none transition-[translate,opacity] duration-240 ease-calm data-ending-style:translate-y-12 data-ending-style:opacity-0 data-starting-style:translate-y-12 data-starting-style:opacity-0 sm:max-w-110 sm:rounded-sheet sm:px-[32px] sm:pb-8">
            <Dialog.Title className="pr-12 text-xl">{title}</Dialog.Title>
            {description && (
              <Dialog.Description render={<div />} className="mt-2 text-muted">
                {description}
              </Dialog.Description>
            )}
            <div className="mt-5">{children}</div>
            {/* Last, so that what the sheet is about has the focus first. */}
            <Dialog.Close
              render={<IconButton label={t('close')} className="absolute top-3 right-3" />}
            >
              <X aria-hidden="true" />
            </Dialog.Close>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
