import type { BookToBind } from '#book'
import { INK, lightness, mix } from '#ground/ink'
import type { Plate } from '#ground/pictures'
import type { PrintedWords } from '#words/printed-words'
import { drawFirefly, drawTrail } from './firefly'
import type { Press, Setting } from './press'
import { BLEED, TRIM } from './print-size'

const FULL = TRIM + 2 * BLEED
export const fillGround = ({ doc }: Press, color: string) =>
  doc.rect(-BLEED, -BLEED, FULL, FULL).fill(color)
export const layGround = ({ doc }: Press, { jpeg }: Plate) =>
  doc.image(jpeg, -BLEED, -BLEED, { width: FULL, height: FULL })

/** As large as its lines allow: the first size at which it takes no more than `lines`. */
export function fitTitle({
  press,
  text,
  width,
  sizes,
  lines,
  color,
}: {
  press: Press
  text: string
  width: number
  sizes: readonly number[]
  lines: number
  color: string
}) {
  const at = (size: number) => {
    const setting: Setting = { face: 'title', size, color, leading: 1.12, align: 'center' }
    return { setting, block: press.lay({ text, setting, width, isBalanced: true }) }
  }
  const fits = sizes.find((size) => at(size).block.lines.length <= lines)
  return at(fits ?? sizes.at(-1) ?? 24)
}

/** The picture to every edge, the title in its calm sky. */
export function drawCover({
  press,
  book,
  words,
  plate,
  sky,
}: {
  press: Press
  book: BookToBind
  words: PrintedWords
  plate: Plate
  /** The colour of the picture behind the title. */
  sky: string
}) {
  const { doc } = press
  press.tagged({ kind: 'Figure', alt: book.cover.alt, draw: () => void layGround(press, plate) })
  const isDark = lightness(sky) < 0.55
  const veil = isDark ? mix(sky, '#0b0a20', 0.55) : mix(sky, '#ffffff', 0.55)
  press.ornament(() => {
    const top = doc.linearGradient(0, -BLEED, 0, TRIM * 0.46)
    top.stop(0, veil, 0.82).stop(0.55, veil, 0.45).stop(1, veil, 0)
    doc.rect(-BLEED, -BLEED, FULL, TRIM * 0.46 + BLEED).fill(top)
    const foot = doc.linearGradient(0, TRIM * 0.76, 0, TRIM + BLEED)
    foot.stop(0, '#0b0a20', 0).stop(0.6, '#0b0a20', 0.6).stop(1, '#0b0a20', 0.86)
    doc.rect(-BLEED, TRIM * 0.76, FULL, TRIM * 0.24 + BLEED).fill(foot)
  })
  const width = TRIM - 2 * 50
  const color = isDark ? INK.cream : INK.ink
  const { block, setting } = fitTitle({
    press,
    text: book.title,
    width,
    sizes: [58, 52, 46, 40, 35, 30],
    lines: 2,
    color,
  })
  press.tagged({ kind: 'H1', draw: () => press.set({ block, setting, x: 50, y: 46, width }) })
  const under: Setting = {
    face: 'heading',
    size: 17,
    color: INK.cream,
    leading: 1.2,
    align: 'center',
  }
  const text = words.storyFor(book.forName)
  press.tagged({
    kind: 'P',
    draw: () =>
      press.set({
        block: press.lay({ text, setting: under, width }),
        setting: under,
        x: 50,
        y: TRIM - 50,
        width,
      }),
  })
}

/** Inside the cover: the night, and whose book this is. */
export function drawExLibris({
  press,
  book,
  words,
  night,
}: {
  press: Press
  book: BookToBind
  words: PrintedWords
  night: Plate
}) {
  const { doc } = press
  const plate = { x: TRIM / 2 - 165, y: 166, width: 330, height: 222 }
  press.ornament(() => {
    layGround(press, night)
    doc.roundedRect(plate.x, plate.y, plate.width, plate.height, 20).fill(INK.paper)
    doc.roundedRect(plate.x + 9, plate.y + 9, plate.width - 18, plate.height - 18, 13)
    doc.lineWidth(1).strokeColor(INK.lamp).stroke()
    drawFirefly({ doc, x: TRIM / 2, y: plate.y + 4, size: 54 })
    doc.lineWidth(0.8).strokeColor('#b7a98c').dash(1, { space: 3 })
    doc.moveTo(plate.x + 66, plate.y + 188).lineTo(plate.x + plate.width - 66, plate.y + 188)
    doc.stroke().undash()
  })
  const small: Setting = { face: 'plain', size: 14, color: INK.soft, leading: 1.3, align: 'center' }
  const { width } = plate
  const line = (text: string, setting: Setting, y: number) =>
    press.tagged({
      kind: 'P',
      draw: () =>
        press.set({ block: press.lay({ text, setting, width }), setting, x: plate.x, y, width }),
    })
  line(words.belongsTo, small, plate.y + 44)
  const name = fitTitle({
    press,
    text: book.forName,
    width: width - 50,
    sizes: [42, 34, 27, 22],
    lines: 1,
    color: INK.violet,
  })
  line(book.forName, name.setting, plate.y + 70 + (48 - name.block.height) / 2)
  line(words.givenBy, { ...small, size: 12 }, plate.y + 140)
}

/** The title once more, quietly, with a round look into the story. */
export function drawTitlePage({
  press,
  book,
  words,
  window,
}: {
  press: Press
  book: BookToBind
  words: PrintedWords
  window: Plate
}) {
  const { doc } = press
  press.ornament(() => {
    fillGround(press, INK.paper)
    drawTrail({ doc, path: 'M92 470C140 520 190 516 232 530S282 546 294 534', color: INK.lamp })
    drawFirefly({ doc, x: 305, y: 526, size: 40 })
  })
  const width = TRIM - 2 * 74
  const title = fitTitle({
    press,
    text: book.title,
    width,
    sizes: [42, 38, 34, 30, 26],
    lines: 2,
    color: INK.ink,
  })
  const teaser: Setting = {
    face: 'storyItalic',
    size: 14.5,
    color: INK.soft,
    leading: 1.5,
    align: 'center',
  }
  const teaserBlock = press.lay({
    text: book.teaser,
    setting: teaser,
    width: 360,
    isBalanced: true,
  })
  const radius = 102
  const whole = title.block.height + 26 + 2 * radius + 24 + teaserBlock.height
  const top = Math.max(44, 250 - whole / 2)
  press.tagged({
    kind: 'H1',
    draw: () => press.set({ ...title, x: 74, y: top, width }),
  })
  const middle = top + title.block.height + 26 + radius
  press.ornament(() => {
    doc.save()
    doc.circle(TRIM / 2, middle, radius).clip()
    doc.image(window.jpeg, TRIM / 2 - radius, middle - radius, {
      width: 2 * radius,
      height: 2 * radius,
    })
    doc.restore()
    doc
      .circle(TRIM / 2, middle, radius + 7)
      .lineWidth(1.2)
      .strokeColor(INK.lamp)
      .stroke()
  })
  const below = middle + radius + 24
  press.tagged({
    kind: 'P',
    draw: () =>
      press.set({ block: teaserBlock, setting: teaser, x: TRIM / 2 - 180, y: below, width: 360 }),
  })
  const forWhom: Setting = {
    face: 'heading',
    size: 13,
    color: INK.violet,
    leading: 1.3,
    align: 'center',
  }
  const text = words.storyFor(book.forName)
  press.tagged({
    kind: 'P',
    draw: () =>
      press.set({
        block: press.lay({ text, setting: forWhom, width }),
        setting: forWhom,
        x: 74,
        y: 556,
        width,
      }),
  })
}
