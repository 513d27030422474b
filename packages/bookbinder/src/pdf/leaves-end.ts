import type { BookToBind } from '#book'
import { INK } from '#ground/ink'
import { starPath } from '#ground/night'
import type { Plate } from '#ground/pictures'
import type { PrintedWords } from '#words/printed-words'
import { drawFirefly } from './firefly'
import { fillGround, fitTitle, layGround } from './leaves-front'
import type { Press, Setting } from './press'
import { TRIM } from './print-size'

/** Asleep on the moon. */
export function drawEnd({
  press,
  book,
  words,
  moon,
}: {
  press: Press
  book: BookToBind
  words: PrintedWords
  moon: Plate
}) {
  press.ornament(() => void layGround(press, moon))
  const end = fitTitle({
    press,
    text: words.theEnd,
    width: TRIM,
    sizes: [44],
    lines: 1,
    color: INK.cream,
  })
  press.tagged({ kind: 'H1', draw: () => press.set({ ...end, x: 0, y: 462, width: TRIM }) })
  const setting: Setting = {
    face: 'storyItalic',
    size: 15,
    color: '#e5dcec',
    leading: 1.3,
    align: 'center',
  }
  const block = press.lay({ text: book.title, setting, width: TRIM - 120, isBalanced: true })
  press.tagged({
    kind: 'P',
    draw: () => press.set({ block, setting, x: 60, y: 516, width: TRIM - 120 }),
  })
}

/** Three things to talk about, and how the book was made. */
export function drawPrompts({
  press,
  book,
  words,
}: {
  press: Press
  book: BookToBind
  words: PrintedWords
}) {
  const { doc } = press
  const width = 400
  const x = TRIM / 2 - width / 2 + 14
  press.ornament(() => {
    fillGround(press, INK.paper)
    drawFirefly({ doc, x: TRIM / 2, y: 112, size: 52 })
  })
  const heading: Setting = {
    face: 'title',
    size: 25,
    color: INK.ink,
    leading: 1.2,
    align: 'center',
  }
  const title = press.lay({
    text: words.talk,
    setting: heading,
    width: TRIM - 100,
    isBalanced: true,
  })
  press.tagged({
    kind: 'H1',
    draw: () => press.set({ block: title, setting: heading, x: 50, y: 150, width: TRIM - 100 }),
  })
  const ask: Setting = { face: 'story', size: 17, color: INK.ink, leading: 1.5, align: 'left' }
  let y = 150 + title.height + 28
  for (const text of book.prompts) {
    const block = press.lay({ text, setting: ask, width })
    press.ornament(() => void doc.path(starPath({ x: x - 20, y: y + 11, r: 6 })).fill(INK.lamp))
    const top = y
    press.tagged({ kind: 'P', draw: () => press.set({ block, setting: ask, x, y: top, width }) })
    y += block.height + 16
  }
  const small: Setting = {
    face: 'plain',
    size: 8.8,
    color: INK.soft,
    leading: 1.5,
    align: 'center',
    paragraphGap: 0.25,
  }
  const colophon = press.lay({ text: words.colophon(book).join('\n'), setting: small, width: 350 })
  const foot = TRIM - 52 - colophon.height
  press.ornament(() => {
    doc.lineWidth(0.8).strokeColor(INK.line)
    doc
      .moveTo(TRIM / 2 - 30, foot - 14)
      .lineTo(TRIM / 2 + 30, foot - 14)
      .stroke()
  })
  press.tagged({
    kind: 'P',
    draw: () =>
      press.set({ block: colophon, setting: small, x: TRIM / 2 - 175, y: foot, width: 350 }),
  })
}

/** The back: the night outside, and what the story is about. */
export function drawBack({ press, book, night }: { press: Press; book: BookToBind; night: Plate }) {
  const { doc } = press
  press.ornament(() => {
    layGround(press, night)
    drawFirefly({ doc, x: TRIM / 2, y: 150, size: 92 })
  })
  const setting: Setting = {
    face: 'story',
    size: 17,
    color: INK.cream,
    leading: 1.5,
    align: 'center',
  }
  const block = press.lay({ text: book.teaser, setting, width: 390, isBalanced: true })
  press.tagged({
    kind: 'P',
    draw: () =>
      press.set({ block, setting, x: TRIM / 2 - 195, y: 248 - block.height / 4, width: 390 }),
  })
  const name: Setting = { face: 'title', size: 21, color: INK.cream, leading: 1.2, align: 'center' }
  press.ornament(() =>
    press.set({
      block: press.lay({ text: 'Luciole', setting: name, width: TRIM }),
      setting: name,
      x: 0,
      y: TRIM - 62,
      width: TRIM,
    }),
  )
}
