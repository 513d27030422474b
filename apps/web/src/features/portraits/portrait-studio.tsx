import type { Human } from '@luciole/contract/character'
import type { KidColor } from '@luciole/contract/kids'
import type { AgreedPhoto } from '@luciole/contract/portraits'
import { proposeCharacters } from '@luciole/likeness/propose-characters'
import { Camera, ChevronLeft, Hourglass, Image, Palette } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PhotoService } from '#features/services/services.queries'
import { IconButton } from '#ui/icon-button.tsx'
import { StepHeading } from '#ui/step-heading.tsx'
import { useStep } from '#ui/use-step'
import { AvatarEditor } from './avatar-editor.tsx'
import { AvatarPreview } from './avatar-preview.tsx'
import { CameraStep } from './camera-step.tsx'
import { GalleryStep } from './gallery-step.tsx'
import { PhotoConsent } from './photo-consent.tsx'
import { jpegOf, likenessOf } from './photo-likeness'
import { PhotoHint } from './photo-hint.tsx'
import { ProposalsStep } from './proposals-step.tsx'

type Likeness = ReturnType<typeof likenessOf>

type Step = 'choose' | 'camera' | 'gallery' | 'proposals' | 'editor'

/** A page loaded anew holds no photo and no drawing: it begins again. */
function stepToShow({
  step,
  likeness,
  start,
}: {
  step: string | null
  likeness: Likeness | null
  start: Human | null
}): Step {
  if (step === 'camera' || step === 'gallery') return step
  if (step === 'proposals' && likeness) return step
  return step === 'editor' && start ? step : 'choose'
}

const WIDTHS: Partial<Record<Step, string>> = {
  choose: 'max-w-120 lg:max-w-180',
  editor: 'max-w-120 wide:max-w-240',
}

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
    className="flex min-h-20 w-full items-center gap-4 rounded-card bg-surface px-4 py-3 text-left shadow-card transition-[scale] duration-120 active:scale-98"
  >
    <span className="grid size-12 flex-none place-items-center overflow-hidden rounded-full bg-wash text-primary [&>svg]:size-6">
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
  sitter,
  neutral,
  painted = null,
  isDescribed = false,
  isBusy,
  isChangedElsewhere = false,
  photoService = null,
  back,
  onLater,
  onSave,
}: {
  name: string
  color: KidColor
  sitter: string
  /** How they are drawn when nobody shows a photo. */
  neutral: Human
  /** How they look until now, to be changed trait by trait. */
  painted?: Human | null
  /** `neutral` is drawn from a parent's words: they may be enough. */
  isDescribed?: boolean
  isBusy: boolean
  isChangedElsewhere?: boolean
  /** Who may paint from the photo, if the parent agrees. */
  photoService?: PhotoService | null
  back: ReactNode
  onLater: () => void
  onSave: (portrait: { character: Human; photo?: AgreedPhoto }) => void
}) {
  const { t } = useTranslation(['portraits', 'common'])
  const place = useStep()
  const [likeness, setLikeness] = useState<Likeness | null>(null)
  const [start, setStart] = useState<Human | null>(null)
  const [photo, setPhoto] = useState<ImageData | null>(null)
  const [isAgreed, setAgreed] = useState(false)
  /** Another photo is another question. */
  const hold = (pixels: ImageData | null) => {
    setPhoto(photoService && pixels)
    setAgreed(false)
  }
  const measure = (pixels: ImageData) => {
    hold(pixels)
    setLikeness(likenessOf(pixels))
    place.go('proposals')
  }
  const draw = (human: Human) => {
    setStart(human)
    place.go('editor')
  }
  const drawFrom = (human: Human) => {
    hold(null)
    draw(human)
  }
  const drawWithoutPhoto = () => drawFrom(neutral)
  const paint = (character: Human) => {
    const jpeg = photo && isAgreed ? jpegOf(photo) : null
    onSave({ character, ...(photoService && jpeg ? { photo: { jpeg, to: photoService } } : {}) })
  }
  const privacy = t(photoService ? 'create.privacyAsked' : 'create.privacy')
  const step = stepToShow({ step: place.step, likeness, start })
  if (step === 'camera')
    return (
      <CameraStep
        privacy={privacy}
        onPhoto={measure}
        onGallery={() => place.turn('gallery')}
        onLater={onLater}
        onWithoutPhoto={drawWithoutPhoto}
        onLeave={place.back}
      />
    )
  const titles = {
    choose: t('create.title', { name }),
    gallery: t('gallery.title'),
    proposals: t('proposals.title'),
    editor: t('editor.title', { name }),
  }
  return (
    <main className={`mx-auto w-full px-screen pt-safe pb-safe ${WIDTHS[step] ?? 'max-w-120'}`}>
      {step === 'choose' ? (
        back
      ) : (
        <IconButton label={t('common:back')} onClick={place.back}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      )}
      <StepHeading
        key={step}
        isArrived={place.step !== null}
        className={`mt-2 text-2xl ${step === 'editor' ? 'mb-3' : 'mb-6'}`}
      >
        {titles[step]}
      </StepHeading>
      {step === 'choose' && (
        <div className="grid gap-3">
          <div className="grid gap-3 lg:grid-cols-2">
            {painted && (
              <WayIn
                icon={<Palette aria-hidden="true" />}
                title={t('create.change')}
                note={t('create.changeNote')}
                onChoose={() => drawFrom(painted)}
              />
            )}
            {isDescribed && !painted && (
              <WayIn
                icon={<AvatarPreview character={neutral} crop="face" className="size-12" />}
                title={t('create.asTold')}
                note={t('create.asToldNote', { name })}
                onChoose={() => onSave({ character: neutral })}
              />
            )}
            <WayIn
              icon={<Camera aria-hidden="true" />}
              title={t('create.camera')}
              note={t('create.cameraNote')}
              onChoose={() => place.go('camera')}
            />
            <WayIn
              icon={<Image aria-hidden="true" />}
              title={t('create.gallery')}
              note={t('create.galleryNote')}
              onChoose={() => place.go('gallery')}
            />
            <WayIn
              icon={<Palette aria-hidden="true" />}
              title={t('create.withoutPhoto')}
              note={t('create.withoutPhotoNote')}
              onChoose={drawWithoutPhoto}
            />
            <WayIn
              icon={<Hourglass aria-hidden="true" />}
              title={t('create.later')}
              note={t(isDescribed ? 'create.laterToldNote' : 'create.laterNote')}
              onChoose={onLater}
            />
          </div>
          <p className="my-1 text-center text-sm text-muted">{privacy}</p>
          <PhotoHint character={neutral} />
        </div>
      )}
      {step === 'gallery' && <GalleryStep onPhoto={measure} />}
      {step === 'proposals' && likeness && (
        <ProposalsStep
          name={name}
          color={color}
          proposals={proposeCharacters({ traits: likeness, kid: neutral })}
          unseen={likeness.unseen}
          onChoose={draw}
        />
      )}
      {step === 'editor' && start && (
        <AvatarEditor
          name={name}
          color={color}
          sitter={sitter}
          start={start}
          isBusy={isBusy}
          isChangedElsewhere={isChangedElsewhere}
          onSave={paint}
        >
          {photoService && photo && (
            <PhotoConsent service={photoService} agreed={isAgreed} onChange={setAgreed} />
          )}
        </AvatarEditor>
      )}
    </main>
  )
}
