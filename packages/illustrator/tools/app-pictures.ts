import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { LOCATIONS, sceneBriefSchema, SETTINGS } from '@luciole/contract/scene-brief'
import sharp from 'sharp'
import { drawPage } from '../src/page'
import { rasteriseDrawing } from '../src/raster/rasterise-drawing'
import { APP_PICTURES, type AppPicture } from './app-pictures.data'

/**
 * Draws the app's own pictures into the web app: `npm run app-pictures -w @luciole/illustrator`.
 * The files are committed, so that building the app draws nothing.
 */
const TARGET = resolve(import.meta.dirname, '../../../apps/web/src/assets/choices')
const WIDTH = 720
const SIDE = 360

const settingOf = (location: AppPicture['brief']['location']) =>
  SETTINGS.find((setting) => (LOCATIONS[setting] as readonly string[]).includes(location)) ??
  'elsewhere'

async function draw({ id, cast, brief }: AppPicture) {
  const whole = sceneBriefSchema.parse({
    page: 1,
    setting: settingOf(brief.location),
    focus: Object.keys(cast)[0],
    ...brief,
  })
  const { drawing, focus } = drawPage({ cast, brief: whole, seed: id })
  const { data, width, height } = await rasteriseDrawing(drawing, WIDTH)
  // Somebody small is come nearer to: a lovey fills its card as a bear does.
  const isNear = whole.shot === 'close'
  const side = isNear
    ? Math.round(Math.min(height, Math.max(height * 0.42, focus.height * height * 2.2)))
    : height
  const middle = Object.keys(cast).length
    ? [focus.x + focus.width / 2, focus.y + focus.height / 2]
    : [0.5, 0.5]
  const within = (centre: number, whole: number) =>
    Math.round(Math.min(whole - side, Math.max(0, centre * whole - side / 2)))
  const left = within(middle[0] ?? 0.5, width)
  const top = within(middle[1] ?? 0.5, height)
  const webp = await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .removeAlpha()
    .extract({ left, top, width: side, height: side })
    .resize(SIDE)
    .webp({ quality: 76, effort: 5, smartSubsample: true })
    .toBuffer()
  await writeFile(resolve(TARGET, `${id}.webp`), webp)
  return webp.length
}

const wanted = process.argv.slice(2)
const pictures = APP_PICTURES.filter(({ id }) => !wanted.length || wanted.includes(id))
await mkdir(TARGET, { recursive: true })
const known = new Set(APP_PICTURES.map(({ id }) => `${id}.webp`))
for (const file of await readdir(TARGET)) if (!known.has(file)) await rm(resolve(TARGET, file))
let bytes = 0
for (const picture of pictures) {
  bytes += await draw(picture)
  process.stdout.write(`${picture.id}\n`)
}
process.stdout.write(`${pictures.length} pictures, ${Math.round(bytes / 1024)} KB\n`)
