import type { PICTURE_CHOICES, Story } from '@luciole/contract/stories'
import { useTranslation } from 'react-i18next'
import { ParentGate } from '#features/kids/parent-gate.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { Ghost, Quiet } from '#ui/quiet.tsx'
import { useChoosePictures } from './reader.queries'

/** A book mixes two hands only if a parent says so. */
export function PictureChoice({
  story,
  open,
  onOpenChange,
}: {
  story: Story
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { t } = useTranslation('reader')
  const { mutate, isPending } = useChoosePictures()
  const { repaint, kidId, id: storyId } = story
  if (!repaint) return null
  const { painted, missing: count, canAskAgain } = repaint
  const choose = (choice: (typeof PICTURE_CHOICES)[number]) => () =>
    mutate({ kidId, storyId, choice }, { onSuccess: () => onOpenChange(false) })
  return (
    <ParentGate open={open} onOpenChange={onOpenChange} title={t('pictures.title')}>
      <div className="grid gap-3">
        <p>{t('pictures.painted', { count: painted })}</p>
        <p className="mb-2 text-muted">{t('pictures.missing', { count })}</p>
        {canAskAgain && (
          <Lamp disabled={isPending} onClick={choose('again')}>
            {t('pictures.again', { count })}
          </Lamp>
        )}
        <Ghost disabled={isPending} onClick={choose('mixed')}>
          {t('pictures.mixed', { count })}
        </Ghost>
        <Quiet disabled={isPending} onClick={choose('ours')}>
          {t('pictures.ours')}
        </Quiet>
      </div>
    </ParentGate>
  )
}
