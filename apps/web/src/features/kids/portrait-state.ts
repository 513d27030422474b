import type { Portrait } from '@luciole/contract/portraits'
import { previewAddress } from '#features/portraits/avatar-preview.tsx'

/** What a round picture shows of somebody, whatever state their portrait is in. */
export function faceState({
  portrait,
  name,
  isLocked = false,
}: {
  portrait: Portrait
  name: string
  isLocked?: boolean
}) {
  const image = portrait.images?.face
  if (isLocked) return { kind: 'locked' as const, image }
  if (portrait.state === 'painting') {
    const { character, progress } = portrait
    const silhouette = character ? previewAddress({ character, crop: 'face' }) : image
    return { kind: 'painting' as const, progress, image: silhouette }
  }
  if (image) return { kind: 'ready' as const, image }
  return { kind: 'none' as const, initial: name.slice(0, 1).toLocaleUpperCase() }
}
