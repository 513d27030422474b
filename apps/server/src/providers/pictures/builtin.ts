import type { PlanDigest } from '@luciole/illustrator/compose/plan'
import type { PortraitRequest } from '@luciole/illustrator/portrait/draw-portrait'
import type { EncodedPicture } from '@luciole/illustrator/raster/encode'
import {
  AWAITED,
  createPainterPool,
  type PainterPool,
} from '@luciole/illustrator/raster/painter-pool'
import { entryOf } from '#platform/entry'
import type { PageDigest, PageOrder, PaintedPicture, Painter, PortraitKind } from './pictures'

/** Busts and figures stand before the app's own colours; the strip shows them in a scene. */
const POSES: Record<PortraitKind, Omit<PortraitRequest, 'character'>> = {
  face: { crop: 'face', transparent: true },
  figure: { crop: 'figure', pose: 'wave', transparent: true },
  walking: { crop: 'figure', pose: 'walk', light: 'golden' },
  sitting: { crop: 'figure', pose: 'sit', light: 'day' },
  night: { crop: 'figure', pose: 'look_far', light: 'moon', feeling: 'awe' },
  asleep: { crop: 'figure', pose: 'sit', feeling: 'asleep', wears: 'pyjamas', transparent: true },
}
const WHOLE = { x: 0.05, y: 0.05, width: 0.9, height: 0.9 }
/**
 * First what somebody looks at a screen for, in the order it was asked: page 1, a page drawn again, a
 * portrait. Then pages in the order they are turned to; before the last ones, of any book, what the
 * first ones are bound in.
 */
const PRIORITY = { awaited: AWAITED, page: 2, binding: 2.075, print: 9 } as const
const ASKED = { isAwaited: true }
const pagePriority = ({ page, take }: { page: number; take: number }) =>
  page === 1 || take > 0 ? PRIORITY.awaited : PRIORITY.page + page / 100

function pictureOf({
  picture: { width, height, files, placeholder },
  focus,
}: {
  picture: EncodedPicture
  focus: typeof WHOLE
}): PaintedPicture {
  return {
    width,
    height,
    variants: files.map((file) => ({ width: file.width, webp: file.webp })),
    blur: placeholder,
    focus: { x: focus.x, y: focus.y, w: focus.width, h: focus.height },
  }
}

/** What pages tell each other is the illustrator's own. */
const told = (digest: PlanDigest) => digest as unknown as PageDigest
const digestsOf = ({ earlier, replaces }: Pick<PageOrder, 'earlier' | 'replaces'>) => ({
  previous: earlier as unknown as PlanDigest[],
  ...(replaces && { replaces: replaces as unknown as PlanDigest }),
})

/** Our own illustrator, in processes of its own. */
export function createBuiltinPainter({
  threads,
  width,
  pool = createPainterPool({ size: threads, entry: entryOf('painter-process') }),
}: {
  threads: number
  /** Of pages and covers. */
  width: number
  pool?: PainterPool
}): Painter {
  return {
    id: 'luciole',
    async paintPage({ cast, brief, seed, take, ...seen }, signal, arranged) {
      const order = { cast, brief, seed, take, ...digestsOf(seen) }
      const priority = pagePriority({ page: brief.page, take })
      const page = await pool.paint(
        { kind: 'page', order, width },
        { priority, signal, arranged: (digest) => arranged?.(told(digest)) },
      )
      return {
        ...pictureOf({ picture: page, focus: page.focus }),
        digest: told(page.digest),
      }
    },
    async paintCover({ cast, brief, seed }, signal) {
      const order = { cast, brief, seed }
      const picture = await pool.paint(
        { kind: 'cover', order, width },
        { priority: PRIORITY.binding, signal },
      )
      return pictureOf({ picture, focus: picture.focus })
    },
    async paintPortrait({ character, kind, width, wears }, signal, { isAwaited } = ASKED) {
      const request = { character, ...(wears && { wears }), ...POSES[kind] }
      const priority = isAwaited ? PRIORITY.awaited : PRIORITY.binding
      const size = width === undefined ? {} : { width, widths: [width] }
      const picture = await pool.paint({ kind: 'portrait', request, ...size }, { priority, signal })
      return pictureOf({ picture, focus: WHOLE })
    },
    async printPicture({ earlier, replaces, ...order }, signal) {
      const asked = { ...order, ...digestsOf({ earlier, replaces }) }
      const task = { kind: 'reprint' as const, order: asked }
      return (await pool.paint(task, { priority: PRIORITY.print, signal })).jpeg
    },
    close: async () => pool.close(),
  }
}
