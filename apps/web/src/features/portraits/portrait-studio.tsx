import type { Human } from '@luciole/contract/character'
import type { KidColor } from '@luciole/contract/kids'
import { neutralHuman } from '@luciole/illustrator/portrait/neutral-character'
import { proposeCharacters } from '@luciole/likeness/propose-characters'
import { Camera, ChevronLeft, Hourglass, Image } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button.tsx'
import { AvatarEditor } from './avatar-editor.tsx'
import { CameraStep } from './camera-step.tsx'
import { GalleryStep } from './gallery-step.tsx'
import { likenessOf } from './photo-likeness'
import { PhotoHint } from './photo-hint.tsx'
import { ProposalsStep } from './proposals-step.tsx'

type Likeness = ReturnType<typeof likenessOf>
type Stage =
  | { step: 'choose' }
  | { step: 'camera' }
  | { step: 'gallery' }
  | { step: 'proposals'; likeness: Likeness }
  | { step: 'editor'; start: Human; before: Stage }

const WayIn = ({
  icon,
  title,
  note,
  onChoose,
}: {
  icon: ReactNode
  title: string
  note: string
  onChoose: () => void
}) => (
  <button
    type="button"
    onClick={onChoose}
    className="flex min-h-24 w-full items-center gap-5 rounded-card bg-surface p-5 text-left shadow-card transition-[scale] duration-120 active:scale-98"
  >
    <span className="grid size-14 flex-none place-items-center rounded-full bg-wash text-primary [&>svg]:size-7">
      {icon}
    </span>
    <span>
      <span className="block font-title text-lg font-medium">{title}</span>
      <span className="block text-sm text-muted">{note}</span>
    </span>
  </button>
)

/** From a photo or none to a portrait of a person: kid, sibling, mother, father. */
export function PortraitStudio({
  name,
  color,
  seed,
  person,
  isBusy,
  back,
  onSave,
}: {
  name: string
  color: KidColor
  seed: string
  person: { sex: Human['sex']; age: number }
  isBusy: boolean
  back: ReactNode
  onSave: (human: Human) => void
}) {
  const { t } = useTranslation(['portraits', 'common'])
  const [stage, setStage] = useState<Stage>({ step: 'choose' })
  const measure = (pixels: ImageData) =>
    setStage({ step: 'proposals', likeness: likenessOf(pixels) })
  const neutral = neutralHuman({ seed, ...person })
  const drawWithoutPhoto = () =>
    setStage({ step: 'editor', start: neutral, before: { step: 'choose' } })
  const goBack = () => setStage(stage.step === 'editor' ? stage.before : { step: 'choose' })
  if (stage.step === 'camera')
    return (
      <CameraStep
        onPhoto={measure}
        onGallery={() => setStage({ step: 'gallery' })}
        onLater={drawWithoutPhoto}
        onLeave={goBack}
      />
    )
  const titles = {
    choose: t('create.title', { name }),
    gallery: t('gallery.title'),
    proposals: t('proposals.title'),
    editor: t('editor.title', { name }),
  }
  return (
    <main className="mx-auto w-full max-w-120 px-screen pt-safe pb-safe">
      {stage.step === 'choose' ? (
        back
      ) : (
        <IconButton label={t('common:back')} onClick={goBack}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      )}
      <h1 className="mt-2 mb-6 text-2xl">{titles[stage.step]}</h1>
      {stage.step === 'choose' && (
        <div className="grid gap-4">
          <WayIn
            icon={<Camera aria-hidden="true" />}
            title={t('create.camera')}
            note={t('create.cameraNote')}
            onChoose={() => setStage({ step: 'camera' })}
          />
          <WayIn
            icon={<Image aria-hidden="true" />}
            title={t('create.gallery')}
            note={t('create.galleryNote')}
            onChoose={() => setStage({ step: 'gallery' })}
          />
          <WayIn
            icon={<Hourglass aria-hidden="true" />}
            title={t('create.later')}
            note={t('create.laterNote')}
            onChoose={drawWithoutPhoto}
          />
          <p className="mt-2 mb-4 text-center text-sm text-muted">{t('create.privacy')}</p>
          <PhotoHint character={neutral} />
        </div>
      )}
      {stage.step === 'gallery' && <GalleryStep onPhoto={measure} />}
      {stage.step === 'proposals' && (
        <ProposalsStep
          name={name}
          color={color}
          proposals={proposeCharacters({ traits: stage.likeness, kid: person })}
          unseen={stage.likeness.unseen}
          onChoose={(start) => setStage({ step: 'editor', start, before: stage })}
        />
      )}
      {stage.step === 'editor' && (
        <AvatarEditor
          name={name}
          color={color}
          start={stage.start}
          isBusy={isBusy}
          onSave={onSave}
        />
      )}
    </main>
  )
}
