import type { CameraChecks } from '@luciole/likeness/camera-checks'
import { Check, CircleDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const CheckPill = ({ isOk, ok, missing }: { isOk: boolean; ok: string; missing: string }) => (
  <span
    className={`inline-flex min-h-10 items-center gap-2 rounded-full px-4 text-sm font-bold ${isOk ? 'bg-success-soft text-success' : 'bg-raised text-ink'}`}
  >
    {isOk ? (
      <Check aria-hidden="true" className="size-4.5" />
    ) : (
      <CircleDashed aria-hidden="true" className="size-4.5" />
    )}
    {isOk ? ok : missing}
  </span>
)

/** Two honest lamps: what the drawing needs to see, and whether it does. */
export function CameraLights({ checks }: { checks: CameraChecks | null }) {
  const { t } = useTranslation('portraits')
  return (
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
  )
}
