import type { Language } from '@luciole/contract/language'
import type { Story } from '@luciole/contract/stories'
import { useTranslation } from 'react-i18next'
import { ParentGate } from '#features/kids/parent-gate.tsx'
import { SharePanel } from '#features/sharing/share-panel.tsx'
import { KeepsakePanel } from './keepsake-panel.tsx'

/** For the parent alone: the book as a file, and the book as a link. */
export function BookTools({
  story,
  language,
  open,
  onOpenChange,
}: {
  story: Story
  language: Language
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { t } = useTranslation('keepsakes')
  return (
    <ParentGate open={open} onOpenChange={onOpenChange} title={t('open')}>
      <div className="grid gap-9">
        <KeepsakePanel story={story} language={language} />
        <SharePanel story={story} />
      </div>
    </ParentGate>
  )
}
