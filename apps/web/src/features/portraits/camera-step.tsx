import { checkCamera, type CameraChecks } from '@luciole/likeness/camera-checks'
import { Image } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeCamera, openCamera, type CameraProblem } from '#platform/camera'
import { UnlitLantern } from '#ui/drawings.tsx'
import { Firefly } from '#ui/firefly.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { CameraFrame } from './camera-frame.tsx'
import { CameraLights } from './camera-checks.tsx'
import { FaceOval } from './face-oval.tsx'
import { coverCrop, pixelsOf } from './photo-likeness'

const CHECK_EVERY_MS = 300
const PREVIEW = { width: 192, height: 240 }

/** The front camera, mirrored as in a mirror. */
export function CameraStep({
  privacy,
  onPhoto,
  onGallery,
  onLater,
  onWithoutPhoto,
  onLeave,
}: {
  /** What becomes of the photo, in words. */
  privacy: string
  onPhoto: (pixels: ImageData) => void
  onGallery: () => void
  onLater: () => void
  onWithoutPhoto: () => void
  onLeave: () => void
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
      <CameraFrame
        title={t('camera.title')}
        onLeave={onLeave}
        finder={
          <div className="mx-auto mt-24 w-56 low:my-auto">
            <UnlitLantern />
          </div>
        }
      >
        <p role="alert" className="text-center text-lg">
          {t(`camera.${problem}`)}
        </p>
        <Lamp onClick={onGallery}>{t('create.gallery')}</Lamp>
        <Quiet onClick={onWithoutPhoto}>{t('create.withoutPhoto')}</Quiet>
      </CameraFrame>
    )
  }
  const isReady = checks?.face === 'ok' && checks.light === 'ok'
  const title = frozen ? 'camera.taken' : isReady ? 'camera.ready' : 'camera.title'
  return (
    <CameraFrame
      title={t(title)}
      onLeave={onLeave}
      finder={
        <div className="relative mx-auto aspect-[4/5] h-[min(60svh,125vw)] md:[@media(height>=32rem)]:h-[50svh] flex-none overflow-hidden bg-black md:mt-8 md:rounded-card low:h-svh">
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
          {isReady && !frozen && <Firefly size={44} className="absolute top-[14%] right-[12%]" />}
          {!isRunning && (
            <p role="status" className="absolute inset-x-0 bottom-6 text-center text-white">
              {t('camera.starting')}
            </p>
          )}
        </div>
      }
    >
      {!frozen && <CameraLights checks={checks} />}
      {frozen ? (
        <>
          <Lamp onClick={() => onPhoto(frozen)}>{t('camera.use')}</Lamp>
          <Quiet onClick={retake}>{t('camera.retake')}</Quiet>
        </>
      ) : (
        <>
          <div className="grid grid-cols-3 items-center justify-items-center">
            <IconButton
              label={t('create.gallery')}
              size={64}
              ground="surface"
              onClick={onGallery}
              className="justify-self-start"
            >
              <Image aria-hidden="true" />
            </IconButton>
            <button
              type="button"
              aria-label={t('camera.take')}
              disabled={!isRunning}
              onClick={take}
              className="size-22 rounded-full bg-primary shadow-[inset_0_0_0_4px_var(--primary),inset_0_0_0_8px_#0e0c20,var(--glow)] transition-[scale] duration-120 active:scale-95 disabled:opacity-40"
            />
            <Quiet look="plain" onClick={onLater} className="justify-self-end">
              {t('create.later')}
            </Quiet>
          </div>
          <p className="text-center text-sm text-muted">{t('camera.hint')}</p>
        </>
      )}
      <p className="text-center text-sm text-muted">{privacy}</p>
    </CameraFrame>
  )
}
