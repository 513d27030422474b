import { isNative } from './native'

const shell = () => import('@capacitor/haptics')
const buzz = (pattern: number | number[]) => void navigator.vibrate?.(pattern)

/** A light tick under the finger that chose. */
export function tick() {
  if (!isNative()) return buzz(8)
  void shell().then(({ Haptics, ImpactStyle }) => Haptics.impact({ style: ImpactStyle.Light }))
}

/** A story is ready. */
export function rejoice() {
  if (!isNative()) return buzz([12, 60, 24])
  void shell().then(({ Haptics, NotificationType }) =>
    Haptics.notification({ type: NotificationType.Success }),
  )
}
