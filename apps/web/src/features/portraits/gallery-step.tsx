import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_PHOTO_MEGABYTES, type PhotoFileProblem } from '#platform/photo-file'
import { isNative } from '#platform/native'
import { pickPhoto } from '#platform/photo-library'
import { Lamp } from '#ui/lamp.tsx'
import { FaceOval } from './face-oval.tsx'
import { CENTRED, cropOf, keepCovering, MAX_ZOOM, type PhotoFit } from './photo-fit'
import { FRAME, pixelsOf } from './photo-likeness'
import { usePhotoFile } from './use-photo-file'

const NUDGE = 12
const NUDGES: Record<string, (fit: PhotoFit) => PhotoFit> = {
  ArrowLeft: (fit) => ({ ...fit, x: fit.x - NUDGE }),
  ArrowRight: (fit) => ({ ...fit, x: fit.x + NUDGE }),
  ArrowUp: (fit) => ({ ...fit, y: fit.y - NUDGE }),
  ArrowDown: (fit) => ({ ...fit, y: fit.y + NUDGE }),
  '+': (fit) => ({ ...fit, zoom: fit.zoom * 1.08 }),
  '-': (fit) => ({ ...fit, zoom: fit.zoom / 1.08 }),
}

/** A photo from this device, dragged and pinched until the face is in the oval. */
export function GalleryStep({ onPhoto }: { onPhoto: (pixels: ImageData) => void }) {
  const { t } = useTranslation('portraits')
  const [photo, setPhoto] = useState<ImageBitmap | null>(null)
  const [problem, setProblem] = useState<PhotoFileProblem | null>(null)
  const [fit, setFit] = useState<PhotoFit>(CENTRED)

  const { open, isOpening } = usePhotoFile((opened) => {
    if ('problem' in opened) return setProblem(opened.problem)
    setProblem(null)
    setFit(CENTRED)
    setPhoto(opened.photo)
  })
  // Two fingers move between two pictures of the screen: each goes on from what the other did.
  const move = (change: (fit: PhotoFit) => PhotoFit) => {
    if (photo) setFit((before) => keepCovering({ photo, fit: change(before) }))
  }

  return (
    <div className="grid gap-4">
      {photo && <FittedPhoto photo={photo} fit={fit} onMove={move} />}
      {photo && (
        <label className="block text-sm font-bold">
          {t('gallery.zoom')}
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.02}
            value={fit.zoom}
            onChange={(event) => {
              const zoom = Number(event.target.value)
              move((before) => ({ ...before, zoom }))
            }}
            className="mt-2 block h-12 w-full accent-primary"
          />
        </label>
      )}
      <p className="text-center text-sm text-muted">{t(photo ? 'gallery.move' : 'camera.hint')}</p>
      <div role="alert" className="text-center font-bold text-danger">
        {problem && t(`gallery.${problem}`, { megabytes: MAX_PHOTO_MEGABYTES })}
      </div>
      {photo && (
        <Lamp onClick={() => onPhoto(pixelsOf({ source: photo, crop: cropOf({ photo, fit }) }))}>
          {t('gallery.use')}
        </Lamp>
      )}
      <label
        className={`mx-auto inline-grid min-h-14 place-items-center rounded-full px-6 font-title text-lg font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus ${photo ? 'text-link' : 'w-full bg-primary text-on-primary shadow-glow'}`}
      >
        <span aria-live="polite">{t(isOpening ? 'gallery.opening' : 'gallery.choose')}</span>
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          onClick={(event) => {
            if (!isNative()) return
            event.preventDefault()
            void pickPhoto().then((file) => open(file ?? undefined))
          }}
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </label>
    </div>
  )
}

function FittedPhoto({
  photo,
  fit,
  onMove,
}: {
  photo: ImageBitmap
  fit: PhotoFit
  onMove: (change: (fit: PhotoFit) => PhotoFit) => void
}) {
  const { t } = useTranslation('portraits')
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())

  useEffect(() => {
    const context = canvasRef.current?.getContext('2d')
    const { x, y, width, height } = cropOf({ photo, fit })
    context?.drawImage(photo, x, y, width, height, 0, 0, FRAME.width, FRAME.height)
  }, [photo, fit])

  const spread = () => {
    const [a, b] = [...fingers.current.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  function drag(event: PointerEvent<HTMLButtonElement>) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const scale = FRAME.width / event.currentTarget.clientWidth
    const apart = spread()
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const wider = apart ? spread() / apart : 1
    const share = scale / fingers.current.size
    const moved = { x: (event.clientX - before.x) * share, y: (event.clientY - before.y) * share }
    onMove(({ zoom, x, y }) => ({ zoom: zoom * wider, x: x + moved.x, y: y + moved.y }))
  }
  const leave = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  return (
    <div className="relative mx-auto aspect-[4/5] w-full max-w-[min(25rem,44svh)] overflow-hidden rounded-card bg-[#0e0c20]">
      <button
        type="button"
        aria-label={t('gallery.title')}
        className="block size-full touch-none cursor-move"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        }}
        onPointerMove={drag}
        onPointerUp={leave}
        onPointerCancel={leave}
        onKeyDown={(event) => {
          const change = NUDGES[event.key]
          if (!change) return
          event.preventDefault()
          onMove(change)
        }}
      >
        <canvas ref={canvasRef} width={FRAME.width} height={FRAME.height} className="size-full" />
      </button>
      <FaceOval />
    </div>
  )
}
