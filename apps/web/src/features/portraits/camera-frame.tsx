import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button.tsx'
import { StepHeading } from '#ui/step-heading.tsx'

/** A dark room around the picture: finder above, or beside on a phone on its side. */
export function CameraFrame({
  finder,
  title,
  onLeave,
  children,
}: {
  finder?: ReactNode
  title: string
  onLeave: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('common')
  return (
    <main
      data-theme="night"
      className="fixed inset-0 z-10 flex flex-col overflow-y-auto bg-[#0e0c20] text-ink low:flex-row"
    >
      <IconButton
        label={t('back')}
        ground="glass"
        onClick={onLeave}
        className="absolute top-[max(1rem,env(safe-area-inset-top))] left-4 z-1"
      >
        <X aria-hidden="true" />
      </IconButton>
      {finder}
      <div className="mx-auto flex w-full max-w-130 flex-1 flex-col justify-center gap-4 px-screen pt-4 pb-safe">
        <StepHeading isArrived className="text-center text-xl">
          {title}
        </StepHeading>
        {children}
      </div>
    </main>
  )
}
