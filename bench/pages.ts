/**
 * How long a page takes from its brief to its stored picture: arranged, looked at and arranged again
 * when it must be, painted and encoded at 1536 × 1152; then its two smaller widths. The heap and the compiler are a painter's.
 *
 *   node --max-semi-space-size=32 --interrupt-budget=1000000 --import tsx bench/pages.ts   (BENCH_PAGES for another number than 200)
 */
import { drawCheckedPage } from '../packages/illustrator/src/checks/draw-checked-page'
import { encodePicture, PICTURE_WIDTHS } from '../packages/illustrator/src/raster/encode'
import { rasteriseDrawing } from '../packages/illustrator/src/raster/rasterise-drawing'
import { randomPage } from '../packages/illustrator/tools/random-brief'

const PAGES = Number(process.env.BENCH_PAGES ?? 200)
const [WIDTH, ...SMALLER] = PICTURE_WIDTHS
const at = (list: number[], share: number) =>
  Math.round(list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0)
const middleAndSlow = (list: number[]) => `median ${at(list, 0.5)}, p95 ${at(list, 0.95)}`

const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function timePage(seed: number) {
  const started = performance.now()
  const before = processorMs()
  const { page } = await drawCheckedPage(randomPage(seed, 'bench'))
  const pixels = await rasteriseDrawing(page.drawing, WIDTH)
  const { files } = await encodePicture(pixels, { widths: [WIDTH] })
  const wall = performance.now() - started
  const busy = processorMs() - before
  await encodePicture(pixels, { widths: SMALLER })
  const whole = performance.now() - started
  return { wall, busy, whole, bytes: files[0]?.webp.length ?? 0 }
}

await timePage(999)
const pages: Awaited<ReturnType<typeof timePage>>[] = []
for (let i = 0; i < PAGES; i++) pages.push(await timePage(i))

const busy = pages.map((page) => page.busy)
const half = (from: number) => busy.slice(from, from + PAGES / 2).reduce((sum, ms) => sum + ms, 0)
console.log(`pages ${PAGES}, wall ms: ${middleAndSlow(pages.map(({ wall }) => wall))}`)
console.log(`with both smaller widths: ${middleAndSlow(pages.map(({ whole }) => whole))}`)
console.log(`processor ms (all threads): ${middleAndSlow(busy)}`)
console.log(`second half over first half: ${(half(PAGES / 2) / half(0)).toFixed(2)} (1 is linear)`)
const largest = Math.max(...pages.map(({ bytes }) => bytes))
console.log(
  `largest WebP ${Math.round(largest / 1024)} KB, memory ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`,
)
