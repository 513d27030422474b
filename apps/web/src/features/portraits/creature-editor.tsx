import { MARKS, type Creature } from '@luciole/contract/character'
import { useTranslation } from 'react-i18next'
import { ChangedElsewhere } from '#ui/changed-elsewhere.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { randomCoat } from './avatar-palettes'
import { AvatarPreview } from './avatar-preview.tsx'
import { CreatureColors } from './creature-colors.tsx'
import { useHistory } from './editor-history'
import { EditorStage, StartAgain } from './editor-stage.tsx'
import { EDITOR } from './preview-stage.tsx'
import { SaveBar } from './save-bar.tsx'
import { bodiesFor, type Body, type DrawnKind } from './creature-bodies'
import { TraitGrid } from './trait-grid.tsx'

const SIZES = { small: 0.7, usual: 1, big: 1.3 } as const
const SIZE_IDS = ['small', 'usual', 'big'] as const
const sizeOf = (scale: number) => (scale < 0.85 ? 'small' : scale > 1.15 ? 'big' : 'usual')

/** An animal, a lovey or a creature: how we understood the words, and everything to mend it. */
export function CreatureEditor({
  name,
  sitter,
  kind,
  painted,
  described,
  understood,
  isBusy,
  isChangedElsewhere,
  onSave,
}: {
  name: string
  /** Whose picture it is: what was begun for them is gone on with. */
  sitter: string
  kind: DrawnKind
  /** As it is until now; null when this is the first picture. */
  painted: Creature | null
  /** As the words say. */
  described: Creature
  understood: 'well' | 'nearly' | 'not'
  isBusy: boolean
  isChangedElsewhere: boolean
  onSave: (creature: Creature) => void
}) {
  const { t } = useTranslation(['companions', 'portraits', 'common'])
  const start = painted ?? described
  const { value: creature, change, undo, reset, canUndo } = useHistory({ sitter, start })
  const set = (traits: Partial<Creature>) => change({ ...creature, ...traits })
  const become = ({ species, thing }: Body) => {
    const { thing: _, isStandIn: __, ...alive } = creature
    if (thing) change({ ...alive, kind: 'living_thing', thing })
    else change({ ...alive, kind, species })
  }
  const isThing = creature.thing !== undefined
  const bodies = bodiesFor({ kind, start })
  const isOfWords = JSON.stringify(creature) === JSON.stringify(described)

  return (
    <div className={EDITOR}>
      <EditorStage
        color="dawn"
        canUndo={canUndo}
        onUndo={undo}
        onSurprise={isThing ? null : () => change(randomCoat(creature))}
      >
        <AvatarPreview
          character={creature}
          crop="figure"
          alt={name}
          className="h-56 w-auto object-contain"
        />
      </EditorStage>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {isOfWords && (
          <p className="text-center text-muted">{t(`picture.understood.${understood}`)}</p>
        )}
        {painted && !isOfWords && (
          <Quiet className="justify-self-center" onClick={() => change(described)}>
            {t('picture.fromWords')}
          </Quiet>
        )}
        <TraitGrid
          label={t('picture.species')}
          crop="figure"
          options={bodies.map((body) => ({
            value: body.id,
            name: body.thing ? name : t(`picture.speciesOptions.${body.species}`),
            character: body.thing
              ? start
              : { kind, species: body.species, marks: 'none', scale: 1 },
          }))}
          value={creature.thing ?? creature.species}
          onChange={(id) => {
            const body = bodies.find((body) => body.id === id)
            if (body) become(body)
          }}
        />
        {!isThing && (
          <CreatureColors
            creature={creature}
            onChange={(colors) => change({ ...creature, ...colors }, Object.keys(colors).join())}
          />
        )}
        {!isThing && (
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
        )}
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
        <ChangedElsewhere isShown={isChangedElsewhere} />
        <SaveBar>
          <Lamp firefly busy={isBusy && t('common:busy')} onClick={() => onSave(creature)}>
            {t('picture.save')}
          </Lamp>
        </SaveBar>
        <StartAgain canUndo={canUndo} onReset={reset} />
      </div>
    </div>
  )
}
