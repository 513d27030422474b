import type { KidColor } from '@luciole/contract/kids'
import { RotateCcw, Shuffle, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button.tsx'
import { PreviewStage } from './preview-stage.tsx'

/** Who is being changed, with a step back and a surprise at hand. */
export function EditorStage({
  color,
  canUndo,
  onUndo,
  onSurprise,
  children,
}: {
  color: KidColor
  canUndo: boolean
  onUndo: () => void
  /** Null where nothing can be different. */
  onSurprise: (() => void) | null
  children: ReactNode
}) {
  const { t } = useTranslation('portraits')
  return (
    <PreviewStage
      color={color}
      left={
        <IconButton label={t('editor.undo')} ground="surface" disabled={!canUndo} onClick={onUndo}>
          <Undo2 aria-hidden="true" />
        </IconButton>
      }
      right={
        onSurprise && (
          <IconButton label={t('editor.random')} ground="surface" onClick={onSurprise}>
            <Shuffle aria-hidden="true" />
          </IconButton>
        )
      }
    >
      {children}
    </PreviewStage>
  )
}

export function StartAgain({ canUndo, onReset }: { canUndo: boolean; onReset: () => void }) {
  const { t } = useTranslation('portraits')
  return (
    <button
      type="button"
      onClick={onReset}
      disabled={!canUndo}
      className="mx-auto inline-flex min-h-12 items-center gap-2 px-4 text-sm font-bold text-muted disabled:opacity-50"
    >
      <RotateCcw aria-hidden="true" className="size-4.5" />
      {t('editor.reset')}
    </button>
  )
}
