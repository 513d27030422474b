import { checkCamera, type CameraChecks } from '@luciole/likeness/camera-checks'
import { Check, CircleDashed } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeCamera, openCamera, type CameraProblem } from '#platform/camera'
import { Lamp } from '#ui/lamp.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { FaceOval } from './face-oval.tsx'
import { coverCrop, pixelsOf } from './photo-likeness'

const CHECK_EVERY_MS = 300
const PREVIEW = { width: 192, height: 240 }

const CheckPill = ({ isOk, ok, missing }: { isOk: boolean; ok: string; missing: string }) => (
  <span
    className={`inline-flex min-h-10 items-center gap-2 rounded-full px-4 text-sm font-bold ${isOk ? 'bg-success-soft text-success' : 'bg-sunken text-muted'}`}
  >
    {isOk ? (
      <Check aria-hidden="true" className="size-4.5" />
    ) : (
      <CircleDashed aria-hidden="true" className="size-4.5" />
    )}
    {isOk ? ok : missing}
  </span>
)

/** The front camera, mirrored as in a mirror, with two honest lamps. */
export function CameraStep({
  onPhoto,
  onGallery,
}: {
  onPhoto: (pixels: ImageData) => void
  onGallery: () => void
}) {
  const { t } = useTranslation('portraits')
  const videoRef = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const [isRunning, setRunning] = useState(false)
  const [checks, setChecks] = useState<CameraChecks | null>(null)
  const [frozen, setFrozen] = useState<ImageData | null>(null)

  useEffect(() => {
    let stream: MediaStream | null = null
    let isLeft = false
    void openCamera({ facing: 'user' }).then((opening) => {
      if ('problem' in opening) return setProblem(opening.problem)
      if (isLeft) return closeCamera(opening.stream)
      stream = opening.stream
      if (videoRef.current) videoRef.current.srcObject = stream
    })
    return () => {
      isLeft = true
      if (stream) closeCamera(stream)
    }
  }, [])

  useEffect(() => {
    if (!isRunning || frozen) return
    const timer = setInterval(() => {
      const video = videoRef.current
      if (!video?.videoWidth) return
      const crop = coverCrop({ width: video.videoWidth, height: video.videoHeight })
      const { data, width, height } = pixelsOf({ source: video, crop, size: PREVIEW })
      setChecks(checkCamera({ pixels: data, width, height }))
    }, CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isRunning, frozen])

  function take() {
    const video = videoRef.current
    if (!video?.videoWidth) return
    video.pause()
    const crop = coverCrop({ width: video.videoWidth, height: video.videoHeight })
    setFrozen(pixelsOf({ source: video, crop }))
  }

  function retake() {
    setFrozen(null)
    void videoRef.current?.play()
  }

  if (problem) {
    return (
      <div className="grid gap-4 text-center">
        <p role="alert" className="text-lg">
          {t(`camera.${problem}`)}
        </p>
        <Lamp onClick={onGallery}>{t('create.gallery')}</Lamp>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <div className="relative mx-auto aspect-[4/5] w-full max-w-100 overflow-hidden rounded-card bg-[#0e0c20]">
        <video
          ref={videoRef}
          autoPlay
          playsInline
          muted
          aria-label={t('camera.title')}
          onPlaying={() => setRunning(true)}
          className="size-full -scale-x-100 object-cover"
        />
        <FaceOval />
        {!isRunning && (
          <p role="status" className="absolute inset-x-0 bottom-6 text-center text-white">
            {t('camera.starting')}
          </p>
        )}
      </div>
      <p role="status" className="flex flex-wrap justify-center gap-2">
        <CheckPill
          isOk={checks?.face === 'ok'}
          ok={t('camera.face')}
          missing={t('camera.faceMissing')}
        />
        <CheckPill
          isOk={checks?.light === 'ok'}
          ok={t('camera.light')}
          missing={t('camera.lightMissing')}
        />
      </p>
      {frozen ? (
        <>
          <Lamp onClick={() => onPhoto(frozen)}>{t('camera.use')}</Lamp>
          <Quiet onClick={retake}>{t('camera.retake')}</Quiet>
        </>
      ) : (
        <>
          <Lamp notYet={!isRunning && t('camera.starting')} onClick={take}>
            {t('camera.take')}
          </Lamp>
          <p className="text-center text-sm text-muted">{t('camera.hint')}</p>
        </>
      )}
    </div>
  )
}
