import type { Portrait } from '@luciole/contract/portraits'
import type { PortraitRow } from './portraits.tables'

export type SignMedia = (key: string) => string

export function portraitView({ row, sign }: { row: PortraitRow; sign: SignMedia }): Portrait {
  const { state, version, character, progress, images } = row
  if (state === 'deleted') {
    return { state: 'none', version, character: null, progress: 0, images: null }
  }
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
  }
}
