import { FRAME } from './photo-likeness'

/** How a photo lies under the oval: its middle in the frame, and how large it is. */
export interface PhotoFit {
  x: number
  y: number
  zoom: number
}

export const MAX_ZOOM = 5
export const CENTRED: PhotoFit = { x: 0, y: 0, zoom: 1 }

type Size = { width: number; height: number }

const coverScale = ({ width, height }: Size) => Math.max(FRAME.width / width, FRAME.height / height)
const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value))

/** The photo always covers the frame: no edge of it comes inside. */
export function keepCovering({ photo, fit }: { photo: Size; fit: PhotoFit }): PhotoFit {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, fit.zoom))
  const scale = coverScale(photo) * zoom
  return {
    zoom,
    x: clamp(fit.x, (photo.width * scale - FRAME.width) / 2),
    y: clamp(fit.y, (photo.height * scale - FRAME.height) / 2),
  }
}

/** The rectangle of the photo that lies in the frame. */
export function cropOf({ photo, fit }: { photo: Size; fit: PhotoFit }) {
  const scale = coverScale(photo) * fit.zoom
  const width = FRAME.width / scale
  const height = FRAME.height / scale
  return {
    x: (photo.width - width) / 2 - fit.x / scale,
    y: (photo.height - height) / 2 - fit.y / scale,
    width,
    height,
  }
}
