import type { Creature } from '@luciole/contract/character'
import { buildOf } from '@luciole/illustrator/creatures/builds'
import { sampleColors } from '@luciole/likeness/sample-colors'
import { useTranslation } from 'react-i18next'
import { MAX_PHOTO_MEGABYTES } from '#platform/photo-file'
import { toast } from '#platform/toasts'
import { coverCrop, pixelsOf } from './photo-likeness'
import { usePhotoFile } from './use-photo-file'

const PARTS = ['coat', 'belly', 'detail', 'eyes'] as const

/** The colours of a coat: one by one, or three of them from a photo that stays here. */
export function CreatureColors({
  creature,
  onChange,
}: {
  creature: Creature
  onChange: (traits: Partial<Creature>) => void
}) {
  const { t } = useTranslation(['companions', 'portraits'])
  const { open, isOpening } = usePhotoFile((opened) => {
    if ('problem' in opened) {
      const why = t(`portraits:gallery.${opened.problem}`, { megabytes: MAX_PHOTO_MEGABYTES })
      toast({ type: 'error', message: `${t('picture.failedUpload')}. ${why}` })
      return
    }
    const { photo } = opened
    const { data, width, height } = pixelsOf({ source: photo, crop: coverCrop(photo) })
    const [coat, belly, detail] = sampleColors({ pixels: data, width, height })
    onChange({ coat, belly, detail })
  })
  const { coat, belly, detail, eye: eyes } = buildOf(creature).own
  const own = { coat, belly, detail, eyes }
  // A lovey looks through buttons.
  const parts = PARTS.filter((part) => part !== 'eyes' || creature.kind !== 'lovey')
  return (
    <>
      <div className="grid auto-cols-fr grid-flow-col gap-4">
        {parts.map((part) => (
          <label key={part} className="block text-sm font-bold">
            {t(`picture.${part}`)}
            <input
              type="color"
              value={creature[part] ?? own[part]}
              onChange={(event) => onChange({ [part]: event.target.value })}
              className="mt-1.5 block h-13.5 w-full rounded-input bg-surface p-1.5 shadow-[inset_0_0_0_1.5px_var(--field)]"
            />
          </label>
        ))}
      </div>
      <label className="mx-auto inline-grid min-h-12 place-items-center px-4 text-center font-title font-medium text-link has-focus-visible:outline-3 has-focus-visible:outline-focus">
        <span aria-live="polite">
          {t(isOpening ? 'portraits:gallery.opening' : 'picture.colorsFromPhoto')}
        </span>
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </label>
    </>
  )
}
