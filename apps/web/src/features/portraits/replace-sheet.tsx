import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmSheet } from '#ui/confirm-sheet.tsx'

/** A portrait that is there already is replaced only when the parent says so. */
export function useReplacing<Look>({
  hasPortrait,
  save,
  losesLive = () => false,
}: {
  hasPortrait: boolean
  save: (look: Look) => void
  /** Whether a face painted by a service gives way to our own drawing. */
  losesLive?: (look: Look) => boolean
}) {
  const [waiting, setWaiting] = useState<Look | null>(null)
  return {
    propose: (look: Look) => (hasPortrait ? setWaiting(look) : save(look)),
    sheet: {
      open: waiting !== null,
      onOpenChange: (open: boolean) => !open && setWaiting(null),
      onConfirm: () => waiting && save(waiting),
      losesLive: waiting !== null && losesLive(waiting),
    },
  }
}

export function ReplaceSheet({ losesLive, ...sheet }: ReturnType<typeof useReplacing>['sheet']) {
  const { t } = useTranslation('portraits')
  return (
    <ConfirmSheet
      {...sheet}
      title={t('editor.replaceTitle')}
      message={t(losesLive ? 'editor.replaceLiveMessage' : 'editor.replaceMessage')}
      keepLabel={t('editor.keep')}
      confirmLabel={t('editor.replace')}
      // Our own drawings can be drawn again; what a service painted cannot.
      isHarmless={!losesLive}
    />
  )
}
