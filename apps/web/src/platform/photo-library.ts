import { isNative } from './native'

/** The shell's gallery; null on the web, where a file field asks, and when nothing was chosen. */
export async function pickPhoto(): Promise<File | null> {
  if (!isNative()) return null
  const { Camera, CameraResultType, CameraSource } = await import('@capacitor/camera')
  const photo = await Camera.getPhoto({
    source: CameraSource.Photos,
    resultType: CameraResultType.Uri,
    width: 1600,
    correctOrientation: true,
  }).catch(() => null)
  if (!photo?.webPath) return null
  const blob = await (await fetch(photo.webPath)).blob()
  return new File([blob], `photo.${photo.format}`, { type: blob.type })
}
