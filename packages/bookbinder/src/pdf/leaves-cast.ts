import type { BoundCharacter } from '#book'
import { INK } from '#ground/ink'
import type { Plate } from '#ground/pictures'
import { drawTrail } from './firefly'
import { fillGround } from './leaves-front'
import type { Press, Setting } from './press'
import { TRIM } from './print-size'

export interface Face {
  character: BoundCharacter
  ground: string
  plate: Plate | null
}

const GAP = 10
/** Somebody called "the mole" begins a line here. */
export const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** A round portrait with a name and a line about them below; as tall as it turns out. */
function drawFace({
  press,
  face: { character, ground, plate },
  x,
  y,
  radius,
  width,
  size,
}: {
  press: Press
  face: Face
  x: number
  y: number
  radius: number
  width: number
  size: number
}) {
  const { doc } = press
  press.tagged({
    kind: 'Figure',
    alt: character.name,
    draw() {
      doc.circle(x, y + radius, radius).fill(ground)
      if (!plate) return
      doc.save()
      doc.circle(x, y + radius, radius).clip()
      const side = 2 * radius
      doc.image(plate.jpeg, x - radius, y, {
        cover: [side, side],
        align: 'center',
        valign: 'center',
      })
      doc.restore()
    },
  })
  const name: Setting = {
    face: 'title',
    size: size * 1.5,
    color: INK.ink,
    leading: 1.2,
    align: 'center',
  }
  const line: Setting = { face: 'story', size, color: INK.soft, leading: 1.4, align: 'center' }
  const nameBlock = press.lay({
    text: capitalised(character.name),
    setting: name,
    width,
    isBalanced: true,
  })
  const lineBlock = press.lay({
    text: character.introduction,
    setting: line,
    width,
    isBalanced: true,
  })
  const top = y + 2 * radius + GAP
  const left = x - width / 2
  press.tagged({
    kind: 'H2',
    draw: () => press.set({ block: nameBlock, setting: name, x: left, y: top, width }),
  })
  press.tagged({
    kind: 'P',
    draw: () =>
      press.set({ block: lineBlock, setting: line, x: left, y: top + nameBlock.height + 2, width }),
  })
}

/** Verso: the heading and the hero, as large as their part. */
export function drawHero({ press, face, heading }: { press: Press; face: Face; heading: string }) {
  const { doc } = press
  press.ornament(() => {
    fillGround(press, INK.paper)
    drawTrail({ doc, path: 'M-9 150C70 96 150 120 220 92S420 60 603 120', color: INK.lamp })
  })
  const setting: Setting = {
    face: 'title',
    size: 30,
    color: INK.ink,
    leading: 1.2,
    align: 'center',
  }
  const block = press.lay({ text: heading, setting, width: TRIM })
  press.tagged({ kind: 'H1', draw: () => press.set({ block, setting, x: 0, y: 46, width: TRIM }) })
  drawFace({ press, face, x: TRIM / 2, y: 150, radius: 132, width: 380, size: 16 })
}

/** How many stand in each row, so that no row is one short of the next. */
export const rowsOf = (count: number): number[] =>
  count <= 2
    ? Array.from({ length: count }, () => 1)
    : Array.from({ length: Math.ceil(count / 2) }, (_, row) => Math.min(2, count - row * 2))

const RADIUS_BY_ROWS = [118, 118, 80, 46, 30]

/** Recto: everybody else. */
export function drawFriends({ press, faces }: { press: Press; faces: readonly Face[] }) {
  press.ornament(() => void fillGround(press, INK.paper))
  const shown = faces.slice(0, 8)
  const rows = rowsOf(shown.length)
  const radius = RADIUS_BY_ROWS[rows.length] ?? 30
  const size = rows.length > 2 ? 11.5 : 13.5
  const each = (TRIM - 88) / Math.max(1, rows.length)
  let next = 0
  rows.forEach((count, row) => {
    const width = count === 1 ? 340 : 216
    for (let place = 0; place < count; place += 1) {
      const face = shown[next]
      next += 1
      if (!face) continue
      const x = count === 1 ? TRIM / 2 : TRIM / 2 + (place === 0 ? -122 : 122)
      const tall = 2 * radius + GAP + size * 1.8 + size * 1.4 * 3
      const y = 44 + row * each + Math.max(0, (each - tall) / 2)
      drawFace({ press, face, x, y, radius, width, size })
    }
  })
}
