import type { Portrait } from '@luciole/contract/portraits'

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
    return { kind: 'painting' as const, progress: portrait.progress, image }
  }
  if (image) return { kind: 'ready' as const, image }
  return { kind: 'none' as const, initial: name.slice(0, 1).toLocaleUpperCase() }
}
