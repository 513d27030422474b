/**
 * How long a page takes from its brief to its stored picture: arranged, looked at and arranged again
 * when it must be, painted at 1536 × 1152, encoded in three widths.
 *
 *   node --import tsx bench/pages.ts          (BENCH_PAGES for another number than 200)
 */
import { randomPage } from '../packages/illustrator/tools/random-brief'
import { paintPage } from '../packages/illustrator/src/raster/paint-page'

const PAGES = Number(process.env.BENCH_PAGES ?? 200)
const at = (list: number[], share: number) =>
  Math.round(list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0)

await paintPage(randomPage(999))
const wall: number[] = []
const busy: number[] = []
let bytes = 0
for (let i = 0; i < PAGES; i++) {
  const started = performance.now()
  const before = process.cpuUsage()
  const picture = await paintPage(randomPage(i, 'bench'))
  const { user, system } = process.cpuUsage(before)
  busy.push((user + system) / 1000)
  wall.push(performance.now() - started)
  bytes = Math.max(bytes, picture.files[0]?.webp.length ?? 0)
}
const half = (from: number) =>
  busy.slice(from, from + PAGES / 2).reduce((sum, ms) => sum + ms, 0) / (PAGES / 2)
console.log(`pages ${PAGES}, wall ms: median ${at(wall, 0.5)}, p95 ${at(wall, 0.95)}`)
console.log(`processor ms (all threads): median ${at(busy, 0.5)}, p95 ${at(busy, 0.95)}`)
console.log(`second half over first half: ${(half(PAGES / 2) / half(0)).toFixed(2)} (1 is linear)`)
console.log(
  `largest WebP ${Math.round(bytes / 1024)} KB, memory ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`,
)
