import type { Character } from '@luciole/contract/character'
import type { Action, Feeling } from '@luciole/contract/scene-brief'
import type { DisplayList, DisplayNode } from '#core/display-list'
import { writeSvg } from '#core/svg'
import type { Wears } from '#people/wardrobe'
import { drawPortrait } from './draw-portrait'
import type { PortraitCrop } from './draw-portrait'

/** Filters cost a phone seconds; without them a soft patch becomes a faint flat one. */
function withoutFilters(list: DisplayList): DisplayNode[] {
  return list.flatMap((node): DisplayNode[] => {
    if (node.kind === 'group') {
      const { filter: _, ...plain } = node
      return [{ ...plain, children: withoutFilters(node.children) }]
    }
    if (!node.blur) return [node]
    const { blur, ...sharp } = node
    return [{ ...sharp, opacity: (node.opacity ?? 1) * (blur > 3 ? 0.32 : 0.6) }]
  })
}

/** The character as a small SVG string, at once and in the browser: for the avatar editor. */
export const drawAvatarPreview = (preview: Preview): string => drawnPreview(preview).svg

/** The whole figure, and how tall its drawing is beside those of others, whatever its `size`. */
export function drawFigure(preview: Omit<Preview, 'crop'>): { svg: string; tall: number } {
  const { svg, view } = drawnPreview({ ...preview, crop: 'figure' })
  return { svg, tall: view.height }
}

interface Preview {
  character: Character
  crop?: PortraitCrop
  feeling?: Feeling
  pose?: Action
  wears?: Wears
  size?: number
  transparent?: boolean
  /** Unique on the page when several previews are shown. */
  prefix?: string
}

function drawnPreview(preview: Preview) {
  const {
    character,
    crop = 'face',
    feeling = 'happy',
    pose,
    wears,
    size = 320,
    transparent = false,
    prefix = 'avatar-',
  } = preview
  const drawing = drawPortrait({
    character,
    crop,
    feeling,
    transparent,
    ...(pose ? { pose } : {}),
    ...(wears ? { wears } : {}),
  })
  const list = withoutFilters(drawing.layers.flatMap((layer) => layer.list))
  const height = Math.round((size * drawing.view.height) / drawing.view.width)
  const { view } = drawing
  return { svg: writeSvg({ list, view, width: size, height, prefix }), view }
}
