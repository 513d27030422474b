import type { Human } from '@luciole/contract/character'
import type { KidColor } from '@luciole/contract/kids'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangedElsewhere } from '#ui/changed-elsewhere.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { AvatarPreview } from './avatar-preview.tsx'
import { randomLook } from './avatar-palettes'
import { ClothesTab } from './clothes-tab.tsx'
import { useHistory } from './editor-history'
import { EditorStage, StartAgain } from './editor-stage.tsx'
import { FaceTab } from './face-tab.tsx'
import { HairTab } from './hair-tab.tsx'
import { EDITOR } from './preview-stage.tsx'
import { SaveBar } from './save-bar.tsx'

const TABS = ['face', 'hair', 'clothes'] as const
type Tab = (typeof TABS)[number]

/** Everything a portrait is made of, seen at once as it changes. */
export function AvatarEditor({
  name,
  color,
  sitter,
  start,
  isBusy,
  isChangedElsewhere = false,
  children,
  onSave,
}: {
  name: string
  color: KidColor
  /** Whose portrait it is: what was begun for them is gone on with. */
  sitter: string
  start: Human
  isBusy: boolean
  isChangedElsewhere?: boolean
  /** What is asked first: it decides who paints. */
  children?: ReactNode
  onSave: (human: Human) => void
}) {
  const { t } = useTranslation(['portraits', 'common'])
  const { value: human, change, undo, reset, canUndo } = useHistory({ sitter, start })
  const [tab, setTab] = useState<Tab>('hair')
  const set = (traits: Partial<Human>) =>
    change({ ...human, ...traits }, 'skin' in traits ? 'skin' : null)
  return (
    <div className={EDITOR}>
      <EditorStage
        color={color}
        canUndo={canUndo}
        onUndo={undo}
        onSurprise={() => change(randomLook(human))}
      >
        <AvatarPreview
          character={human}
          crop={tab === 'clothes' ? 'figure' : 'face'}
          alt={t('editor.preview', { name })}
          className="h-56 w-auto object-contain"
        />
      </EditorStage>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {children}
        <Segmented
          isWide
          label={t('editor.title', { name })}
          options={TABS.map((id) => ({ value: id, label: t(`editor.tabs.${id}`) }))}
          value={tab}
          onChange={setTab}
        />
        {tab === 'face' && <FaceTab human={human} onChange={set} />}
        {tab === 'hair' && <HairTab human={human} onChange={set} />}
        {tab === 'clothes' && <ClothesTab human={human} onChange={set} />}
        <ChangedElsewhere isShown={isChangedElsewhere} />
        <SaveBar>
          <Lamp firefly busy={isBusy && t('common:busy')} onClick={() => onSave(human)}>
            {t('editor.save')}
          </Lamp>
        </SaveBar>
        <StartAgain canUndo={canUndo} onReset={reset} />
      </div>
    </div>
  )
}
