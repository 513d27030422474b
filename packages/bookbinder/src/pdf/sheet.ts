import type { Press } from './press'
import { BLEED, TRIM } from './print-size'

const SLUG = 27
const MARK = 16
const SPREAD_SHADE = 22

/** Draws one page from its trimmed corner at 0, 0; ground reaches out to the bleed. */
export type Leaf = (side: 'left' | 'right') => void

function cropMarks({ doc }: Press) {
  const far = BLEED + 5
  doc.lineWidth(0.4).strokeColor('#000')
  for (const along of [0, TRIM]) {
    for (const edge of [0, TRIM]) {
      const out = edge === 0 ? -1 : 1
      doc.moveTo(along, edge + out * far).lineTo(along, edge + out * (far + MARK))
      doc.moveTo(edge + out * far, along).lineTo(edge + out * (far + MARK), along)
    }
  }
  doc.stroke()
}

/** One page a sheet, with what the printer cuts off around it. */
export function printSheets({ press, leaves }: { press: Press; leaves: readonly Leaf[] }) {
  const { doc } = press
  const margin = BLEED + SLUG
  const size = TRIM + 2 * margin
  for (const [index, leaf] of leaves.entries()) {
    doc.addPage({ size: [size, size], margin: 0 })
    const boxes = doc.page.dictionary.data as Record<string, unknown>
    boxes.TrimBox = [margin, margin, margin + TRIM, margin + TRIM]
    boxes.BleedBox = [SLUG, SLUG, size - SLUG, size - SLUG]
    doc.save().translate(margin, margin)
    doc.save()
    doc.rect(-BLEED, -BLEED, TRIM + 2 * BLEED, TRIM + 2 * BLEED).clip()
    leaf(index % 2 === 0 ? 'right' : 'left')
    doc.restore()
    press.ornament(() => cropMarks(press))
    doc.restore()
  }
}

function gutter({ doc }: Press) {
  for (const out of [-1, 1]) {
    const shade = doc.linearGradient(TRIM, 0, TRIM + out * SPREAD_SHADE, 0)
    shade.stop(0, '#2a1d10', 0.2).stop(1, '#2a1d10', 0)
    doc.rect(out < 0 ? TRIM - SPREAD_SHADE : TRIM, 0, SPREAD_SHADE, TRIM).fill(shade)
  }
}

/** As the book lies open: covers alone, everything else two pages at a time. */
export function openSpreads({ press, leaves }: { press: Press; leaves: readonly Leaf[] }) {
  const { doc } = press
  const trimmed = (leaf: Leaf, { x, side }: { x: number; side: 'left' | 'right' }) => {
    doc.save().translate(x, 0)
    doc.rect(0, 0, TRIM, TRIM).clip()
    leaf(side)
    doc.restore()
  }
  const alone = (leaf: Leaf | undefined) => {
    doc.addPage({ size: [TRIM, TRIM], margin: 0 })
    if (leaf) trimmed(leaf, { x: 0, side: 'right' })
  }
  alone(leaves[0])
  for (let at = 1; at < leaves.length - 1; at += 2) {
    const [left, right] = leaves.slice(at, at + 2)
    doc.addPage({ size: [2 * TRIM, TRIM], margin: 0 })
    if (left) trimmed(left, { x: 0, side: 'left' })
    if (right) trimmed(right, { x: TRIM, side: 'right' })
    press.ornament(() => gutter(press))
  }
  alone(leaves.at(-1))
}
