import { MARKS, type Creature } from '@luciole/contract/character'
import { CREATURE_IDS, CREATURES } from '@luciole/contract/creatures'
import { sampleColors } from '@luciole/likeness/sample-colors'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_PHOTO_MEGABYTES, openPhotoFile } from '#platform/photo-file'
import { toast } from '#platform/toasts'
import { Lamp } from '#ui/lamp.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { AvatarPreview } from './avatar-preview.tsx'
import { coverCrop, pixelsOf } from './photo-likeness'
import { EDITOR, PreviewStage } from './preview-stage.tsx'
import { SaveBar } from './save-bar.tsx'
import { TraitGrid } from './trait-grid.tsx'

const MAGICAL = new Set(['dragon', 'unicorn', 'fairy', 'robot', 'monster', 'phoenix'])
const SIZES = { small: 0.7, usual: 1, big: 1.3 } as const
const SIZE_IDS = ['small', 'usual', 'big'] as const

const speciesFor = (kind: Creature['kind']) =>
  CREATURE_IDS.filter(
    (id) => CREATURES[id].nearest === id && (kind === 'magical_creature') === MAGICAL.has(id),
  )
const sizeOf = (scale: number) => (scale < 0.85 ? 'small' : scale > 1.15 ? 'big' : 'usual')

/** An animal, a lovey or a creature: how we understood the words, and everything to mend it. */
export function CreatureEditor({
  name,
  start,
  isUnderstood,
  isBusy,
  onSave,
}: {
  name: string
  start: Creature
  isUnderstood: boolean
  isBusy: boolean
  onSave: (creature: Creature) => void
}) {
  const { t } = useTranslation(['companions', 'portraits', 'common'])
  const [creature, setCreature] = useState(start)
  const set = (traits: Partial<Creature>) => setCreature((before) => ({ ...before, ...traits }))

  const latest = useRef<File | null>(null)
  async function takeColors(file: File | undefined) {
    if (!file) return
    latest.current = file
    const opened = await openPhotoFile(file)
    if (latest.current !== file) return
    if ('problem' in opened) {
      const why = t(`portraits:gallery.${opened.problem}`, { megabytes: MAX_PHOTO_MEGABYTES })
      toast({ type: 'error', message: `${t('picture.failedUpload')}. ${why}` })
      return
    }
    const { photo } = opened
    const { data, width, height } = pixelsOf({ source: photo, crop: coverCrop(photo) })
    const [coat, belly, detail] = sampleColors({ pixels: data, width, height })
    set({ coat, belly, detail })
  }

  return (
    <div className={EDITOR}>
      <PreviewStage color="dawn">
        <AvatarPreview
          character={creature}
          crop="figure"
          alt={name}
          className="h-56 w-auto object-contain"
        />
      </PreviewStage>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <p className="text-center text-muted">
          {t(isUnderstood ? 'picture.understood' : 'picture.notUnderstood')}
        </p>
        <TraitGrid
          label={t('picture.species')}
          crop="figure"
          options={speciesFor(creature.kind).map((species) => ({
            value: species,
            name: t(`picture.speciesOptions.${species}`),
            character: { kind: creature.kind, species, marks: 'none', scale: 1 },
          }))}
          value={creature.species}
          onChange={(species) => set({ species })}
        />
        <div className="grid grid-cols-3 gap-4">
          {(['coat', 'belly', 'detail'] as const).map((part) => (
            <label key={part} className="block text-sm font-bold">
              {t(`picture.${part}`)}
              <input
                type="color"
                value={creature[part] ?? '#b98a5a'}
                onChange={(event) => set({ [part]: event.target.value })}
                className="mt-1.5 block h-13.5 w-full rounded-input bg-surface p-1.5 shadow-[inset_0_0_0_1.5px_var(--field)]"
              />
            </label>
          ))}
        </div>
        <label className="mx-auto inline-grid min-h-12 place-items-center px-4 text-center font-title font-medium text-link has-focus-visible:outline-3 has-focus-visible:outline-focus">
          {t('picture.colorsFromPhoto')}
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={(event) => void takeColors(event.target.files?.[0])}
          />
        </label>
        <TraitGrid
          label={t('picture.marks')}
          crop="figure"
          options={MARKS.map((marks) => ({
            value: marks,
            name: t(`picture.marksOptions.${marks}`),
            character: { ...creature, marks },
          }))}
          value={creature.marks}
          onChange={(marks) => set({ marks })}
        />
        <div>
          <p className="mb-2 text-sm font-bold">{t('picture.size')}</p>
          <Segmented
            label={t('picture.size')}
            isWide
            options={SIZE_IDS.map((id) => ({ value: id, label: t(`picture.sizes.${id}`) }))}
            value={sizeOf(creature.scale)}
            onChange={(size) => set({ scale: SIZES[size] })}
          />
        </div>
        <SaveBar>
          <Lamp firefly busy={isBusy && t('common:busy')} onClick={() => onSave(creature)}>
            {t('picture.save')}
          </Lamp>
        </SaveBar>
      </div>
    </div>
  )
}
