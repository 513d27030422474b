import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MARK, MARK_SMALL } from './mark.mjs'

/** Draws every icon from the mark: `node scripts/make-icons.mjs`, run when the mark changes. */
const sharp = createRequire(new URL('../../server/package.json', import.meta.url))('sharp')
const target = (name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url))

const NIGHT = `<defs><radialGradient id="sky" cx=".42" cy=".6" r=".9"><stop offset="0" stop-color="#4a3a8a"/><stop offset=".55" stop-color="#2b2160"/><stop offset="1" stop-color="#15142b"/></radialGradient></defs>`
const STARS = [
  [9, 16, 0.8],
  [56, 40, 0.9],
  [50, 55, 0.6],
  [8, 34, 0.6],
  [30, 6, 0.7],
  [59, 26, 0.5],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff6d6"/>`)
  .join('')

/** `rounded` leaves the corners open; a maskable icon keeps the mark in the middle 80 %. */
const icon = ({ scale, rounded }) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${NIGHT}<rect width="64" height="64" rx="${rounded ? 14 : 0}" fill="url(#sky)"/>${STARS}<g transform="translate(32 32) scale(${scale}) translate(-34 -30)">${MARK}</g></svg>`,
  )
const small = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 2 50 58">${MARK_SMALL}</svg>`,
)

/** One 32-pixel PNG inside the old container every browser still asks for. */
function ico(png) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(22, 18)
  return Buffer.concat([header, png])
}

const draw = ({ svg, size }) =>
  sharp(svg, { density: 72 * (size / 64) * 1.2 })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9, palette: size > 100 })
    .toBuffer()

mkdirSync(target('icons'), { recursive: true })
const full = icon({ scale: 0.86, rounded: false })
const soft = icon({ scale: 0.86, rounded: true })
writeFileSync(target('icons/icon-192.png'), await draw({ svg: soft, size: 192 }))
writeFileSync(target('icons/icon-512.png'), await draw({ svg: soft, size: 512 }))
writeFileSync(
  target('icons/maskable-512.png'),
  await draw({ svg: icon({ scale: 0.66, rounded: false }), size: 512 }),
)
writeFileSync(target('icons/apple-touch-icon.png'), await draw({ svg: full, size: 180 }))
// A status bar shows the shape alone: the wings and the light, in white.
const badge = Buffer.from(
  small
    .toString()
    .replace(/<circle cx="26"[^>]*>/, '')
    .replaceAll(/fill="[^"]*"/g, 'fill="#fff"'),
)
writeFileSync(target('icons/badge-96.png'), await draw({ svg: badge, size: 96 }))
writeFileSync(target('favicon.ico'), ico(await draw({ svg: small, size: 32 })))
writeFileSync(target('favicon.svg'), small)

/* The shells' own: launcher icons, and the mark alone on the splash, day and night. */
const shell = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const markOn = (scale) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><g transform="translate(32 32) scale(${scale}) translate(-34 -30)">${MARK}</g></svg>`,
  )
async function write({ path, svg, size, isOpaque = false }) {
  mkdirSync(dirname(shell(path)), { recursive: true })
  const png = await draw({ svg, size })
  writeFileSync(shell(path), isOpaque ? await sharp(png).removeAlpha().png().toBuffer() : png)
}
const RES = 'android/app/src/main/res'
const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 }
const round = Buffer.from(full.toString().replace('rx="0"', 'rx="32"'))
for (const [name, density] of Object.entries(DENSITIES)) {
  const folder = `${RES}/mipmap-${name}`
  await write({ path: `${folder}/ic_launcher.png`, svg: soft, size: 48 * density })
  await write({ path: `${folder}/ic_launcher_round.png`, svg: round, size: 48 * density })
  // Of an adaptive icon only the middle two thirds are sure to be seen.
  await write({
    path: `${folder}/ic_launcher_foreground.png`,
    svg: markOn(0.5),
    size: 108 * density,
  })
  await write({
    path: `${RES}/drawable-${name}/ic_notification.png`,
    svg: badge,
    size: 24 * density,
  })
  await write({
    path: `${RES}/drawable-${name}/splash_mark.png`,
    svg: markOn(0.55),
    size: 288 * density,
  })
}
const IOS = 'ios/App/App/Assets.xcassets'
await write({
  path: `${IOS}/AppIcon.appiconset/AppIcon-512@2x.png`,
  svg: full,
  size: 1024,
  isOpaque: true,
})
for (const scale of [1, 2, 3]) {
  await write({
    path: `${IOS}/Splash.imageset/mark@${scale}x.png`,
    svg: markOn(0.9),
    size: 200 * scale,
  })
}
