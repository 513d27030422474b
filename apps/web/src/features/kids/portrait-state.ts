import type { Character } from '@luciole/contract/character'
import type { Portrait } from '@luciole/contract/portraits'
import { previewAddress } from '#features/portraits/avatar-preview.tsx'

/** What a round picture shows of somebody, whatever state their portrait is in. */
export function faceState({
  portrait,
  neutral,
}: {
  portrait: Portrait
  /** Who is drawn from the profile until there is a portrait. */
  neutral: Character
}) {
  const image = portrait.images?.face
  if (portrait.state === 'painting') {
    const { character, progress } = portrait
    const silhouette = character ? previewAddress({ character, crop: 'face' }) : image
    return { kind: 'painting' as const, progress, image: silhouette }
  }
  const live = portrait.live?.picture
  if (live) return { kind: 'ready' as const, image: live, isWhole: true }
  if (image) return { kind: 'ready' as const, image }
  const drawing = { character: portrait.character ?? neutral, crop: 'face' } as const
  return { kind: 'ready' as const, image: previewAddress(drawing) }
}
