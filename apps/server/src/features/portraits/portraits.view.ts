import { NO_PORTRAIT, type Portrait } from '@luciole/contract/portraits'
import type { PortraitRepaintRow, PortraitRow } from './portraits.tables'

export type SignMedia = (key: string) => string

function liveView({
  repaint: { state, picture, agreedAt, photoDeletedAt },
  sign,
}: {
  repaint: PortraitRepaintRow
  sign: SignMedia
}): Portrait['live'] {
  const photo = agreedAt && { deletedAt: photoDeletedAt?.toISOString() ?? null }
  return { state, picture: picture && sign(picture), photo }
}

export function portraitView({
  row,
  repaint,
  sign,
}: {
  row: PortraitRow
  repaint: PortraitRepaintRow | undefined
  sign: SignMedia
}): Portrait {
  const { state, version, character, progress, images } = row
  if (state === 'deleted') return { ...NO_PORTRAIT, version }
  return {
    state,
    version,
    character,
    progress,
    images: images && {
      face: sign(images.face),
      figure: sign(images.figure),
      strip: (['walking', 'sitting', 'night'] as const).map((kind) => ({
        kind,
        url: sign(images[kind]),
      })),
    },
    live: repaint ? liveView({ repaint, sign }) : null,
  }
}
