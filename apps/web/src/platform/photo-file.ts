export const MAX_PHOTO_MEGABYTES = 25
const MAX_SIDE = 1600

export type PhotoFileProblem = 'heic' | 'unreadable' | 'tooLarge'
export type OpenedPhoto = { photo: ImageBitmap } | { problem: PhotoFileProblem }

const HEIC_BRAND = /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/

/** By what it is: a messenger often names what a phone took ".jpg". */
const isHeic = async (file: File) =>
  /hei[cf]/i.test(file.type) ||
  /\.hei[cf]$/i.test(file.name) ||
  HEIC_BRAND.test(await file.slice(4, 12).text())

/**
 * A photo opened by the browser's own decoder, upright and no larger than needed. It stays in this
 * page's memory and goes nowhere.
 */
export async function openPhotoFile(file: File): Promise<OpenedPhoto> {
  if (file.size > MAX_PHOTO_MEGABYTES * 1024 * 1024) return { problem: 'tooLarge' }
  try {
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, MAX_SIDE / Math.max(whole.width, whole.height))
    if (scale === 1) return { photo: whole }
    const photo = await createImageBitmap(whole, {
      resizeWidth: Math.max(1, Math.round(whole.width * scale)),
      resizeHeight: Math.max(1, Math.round(whole.height * scale)),
      resizeQuality: 'high',
    })
    whole.close()
    return { photo }
  } catch {
    return { problem: (await isHeic(file)) ? 'heic' : 'unreadable' }
  }
}
