import type { Companion } from '@luciole/contract/companions'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { faceState } from '#features/kids/portrait-state'
import { LikenessStrip } from '#features/portraits/likeness-strip.tsx'
import {
  useDeleteCompanionPicture,
  useRetryCompanionPicture,
} from '#features/portraits/portraits.queries'
import { ConfirmSheet } from '#ui/confirm-sheet.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { Ghost, Quiet } from '#ui/quiet.tsx'
import { drawnFrom } from './drawn-from'

/** How a friend looks in the books, how far the painting is, and every way to change it. */
export function CompanionPicture({ companion }: { companion: Companion }) {
  const { t } = useTranslation(['companions', 'portraits', 'common'])
  const { id: companionId, kidId, name, portrait } = companion
  const retry = useRetryCompanionPicture()
  const remove = useDeleteCompanionPicture()
  const [isAsking, setAsking] = useState(false)
  const { state, images } = portrait
  return (
    <div className="mb-7 grid gap-4">
      <Link
        to="/kid/$kidid/create/companionAvatar"
        params={{ kidid: kidId }}
        search={{ companionId }}
        className="flex items-center gap-4 rounded-card bg-surface p-4 text-ink no-underline shadow-card"
      >
        <Portrait
          state={faceState({ portrait, neutral: drawnFrom(companion) })}
          color="dawn"
          size={72}
        />
        <span className="flex-1 font-title text-lg font-medium">
          {t(state === 'none' ? 'edit.createPicture' : 'edit.picture')}
        </span>
        <ChevronRight aria-hidden="true" className="text-muted" />
      </Link>
      <p role="status" className="text-center text-muted empty:hidden">
        {state === 'painting' &&
          `${t('portraits:edit.painting')}. ${t('portraits:edit.paintingNote')}`}
        {state === 'failed' && t('picture.failed')}
      </p>
      {state === 'failed' && (
        <Ghost disabled={retry.isPending} onClick={() => retry.mutate({ kidId, companionId })}>
          {t('picture.retry')}
        </Ghost>
      )}
      {images && <LikenessStrip images={images} color="dawn" />}
      {state !== 'none' && (
        <Quiet look="danger" onClick={() => setAsking(true)}>
          {t('picture.delete')}
        </Quiet>
      )}
      <ConfirmSheet
        open={isAsking}
        onOpenChange={setAsking}
        title={t('picture.deleteTitle')}
        message={t('edit.deleteMessage', { name })}
        keepLabel={t('picture.keep')}
        confirmLabel={t('picture.delete')}
        onConfirm={() => remove.mutate({ kidId, companionId })}
      />
    </div>
  )
}
