import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Human } from '@luciole/contract/character'
import { LOCATIONS } from '@luciole/contract/scene-brief'
import { drawCheckedPage } from '../src/checks/draw-checked-page'
import type { CheckedPage } from '../src/checks/draw-checked-page'
import { IDENTITY_LIMIT, identityDrift } from '../src/checks/identity'
import { hashDistance, perceptualHash } from '../src/checks/perceptual-hash'
import type { Picture } from '../src/checks/picture-checks'
import type { PlanDigest } from '../src/compose/plan'
import { drawCover, drawPage } from '../src/page'
import type { PageRequest } from '../src/page'
import { createEnvironment } from '../src/stages/environment'
import { cellOf, fromRoot, writeSheet } from './contact-sheet'
import { compareWithGoldens, GOLDENS, keepGoldens } from './golden-pages'
import { randomPage } from './random-brief'
import { SIX_BOOKS, tellBook } from './told-books'
import { VARIED } from './varied-sheets'

/**
 * `npm run check:art`: six told books, 300 random briefs, sheets by what may vary, 60 golden pages
 * and 2,000 briefs composed without a picture. `--bless` keeps today's golden pages; the numbers
 * make a short run of it, `--from 100` a later part.
 */
const { values } = parseArgs({
  options: {
    briefs: { type: 'string', default: '300' },
    from: { type: 'string', default: '0' },
    compose: { type: 'string', default: '2000' },
    books: { type: 'string', default: '6' },
    width: { type: 'string', default: '384' },
    varied: { type: 'boolean', default: true },
    bless: { type: 'boolean', default: false },
  },
  allowNegative: true,
})
const width = Number(values.width)
const LIKENESS_LIMIT = 10
const say = (line: string) => process.stdout.write(`${line}\n`)
const share = (list: readonly number[], part: number) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0

interface Row {
  name: string
  checked: CheckedPage
  failures: readonly string[]
  ms: number
}

async function look(name: string, request: PageRequest, draw = drawPage): Promise<Row> {
  const started = performance.now()
  const checked = await drawCheckedPage(request, { draw, width })
  return { name, checked, failures: checked.figures.failures, ms: performance.now() - started }
}

/** How far the hero drifts from itself over the lights of a book. */
async function driftOver(hero: Human, rows: readonly Row[]): Promise<number> {
  const drifts = await Promise.all(
    rows.map(({ checked: { page } }) => {
      const { stage, brief } = page.plan
      return identityDrift(hero, createEnvironment({ ...brief, kind: stage.kind, seed: 'x' }).cast)
    }),
  )
  return Math.max(0, ...drifts)
}

const books: Row[] = []
const drifts: number[] = []
for (const wanted of SIX_BOOKS.slice(0, Number(values.books))) {
  const { name, seed, cast, cover, pages } = tellBook(wanted)
  const previous: PlanDigest[] = []
  const hashes: (readonly boolean[])[] = []
  const own = [await look(`${name} cover`, { cast, brief: cover, seed }, drawCover)]
  for (const { brief } of pages) {
    const row = await look(`${name} ${brief.page} ${brief.location}`, {
      cast,
      brief,
      seed,
      previous: [...previous],
    })
    const hash = perceptualHash(row.checked.picture)
    const isAlike = hashes.some((other) => hashDistance(hash, other) < LIKENESS_LIMIT)
    hashes.push(hash)
    previous.push(row.checked.page.plan.digest)
    own.push({ ...row, failures: [...row.failures, ...(isAlike ? ['like another page'] : [])] })
  }
  const hero = cast['hero']
  if (hero?.kind === 'human') drifts.push(await driftOver(hero, own))
  books.push(...own)
  await writeSheet(`book-${name}`, await Promise.all(own.map((row) => cellOf(row.checked.picture))))
}

const fuzz: Row[] = []
const goldens: Picture[] = []
const cells = new Map<string, Buffer[]>(Object.keys(LOCATIONS).map((setting) => [setting, []]))
const from = Number(values.from)
for (let i = from; i < from + Number(values.briefs); i++) {
  const request = randomPage(i)
  const row = await look(request.name, request)
  fuzz.push(row)
  if (i < GOLDENS) goldens.push(row.checked.picture)
  cells.get(request.brief.setting)?.push(await cellOf(row.checked.picture))
}
for (const [setting, list] of cells) await writeSheet(`setting-${setting}`, list, { columns: 6 })

if (values.varied)
  for (const [name, requests] of Object.entries(VARIED)) {
    const list: Buffer[] = []
    for (const request of requests)
      list.push(await cellOf((await look(name, request)).checked.picture))
    await writeSheet(`by-${name}`, list, { columns: 6 })
  }

const composeMs: number[] = []
let broken = 0
for (let i = 0; i < Number(values.compose); i++) {
  const started = performance.now()
  const { drawing } = drawPage(randomPage(i, 'compose'))
  composeMs.push(performance.now() - started)
  if (i % 10 === 0 && /NaN|Infinity/.test(JSON.stringify(drawing.layers))) broken++
}

const rows = [...books, ...fuzz]
for (const { name, failures, checked } of rows.filter((row) => row.failures.length))
  say(
    `${failures.join(', ').padEnd(34)} ${name} ${checked.page.plan.shot} contrast ${checked.figures.contrast.toFixed(3)}/${checked.figures.contrastLow.toFixed(3)}`,
  )
let changed: number[] = []
if (goldens.length === GOLDENS && width === 384) {
  if (values.bless) await keepGoldens(goldens)
  changed = await compareWithGoldens(goldens)
}
const of = (pick: (row: Row) => number) => rows.map(pick)
const contrasts = of((row) => row.checked.figures.contrast)
const figures = {
  pages: rows.length,
  failing: rows.filter(({ failures }) => failures.length).length,
  firstTry: rows.filter(({ checked, failures }) => checked.attempts === 1 && !failures.length)
    .length,
  facesBehind: rows.filter(({ checked }) => checked.figures.facesBehind > 0).length,
  bodiesBehind: rows.filter(({ checked }) => checked.figures.bodiesBehind > 0).length,
  contrastMedian: share(contrasts, 0.5),
  contrastWorst20th: share(contrasts, 0.05),
  contrastAtGoal: contrasts.filter((value) => value >= 0.16).length / Math.max(1, rows.length),
  outlineLowWorst20th: share(
    of((row) => row.checked.figures.contrastLow),
    0.05,
  ),
  calmBusyP95: share(
    of((row) => row.checked.figures.calm.busy),
    0.95,
  ),
  calmSpreadP95: share(
    of((row) => row.checked.figures.calm.spread),
    0.95,
  ),
  costMedian: share(
    of((row) => row.checked.page.plan.cost),
    0.5,
  ),
  costP90: share(
    of((row) => row.checked.page.plan.cost),
    0.9,
  ),
  identityDriftWorst: Math.max(0, ...drifts),
  composed: composeMs.length,
  composeMsMedian: share(composeMs, 0.5),
  composeMsP95: share(composeMs, 0.95),
  brokenPaths: broken,
  goldens: goldens.length,
  goldensChanged: changed.length,
}
await mkdir(fromRoot('out/art'), { recursive: true })
await writeFile(fromRoot('out/art/check.json'), `${JSON.stringify(figures, undefined, 1)}\n`)
for (const [name, value] of Object.entries(figures))
  say(`${name.padEnd(22)} ${Number.isInteger(value) ? value : value.toFixed(3)}`)
if (changed.length) say(`changed golden pages: ${changed.join(', ')} (look, then --bless)`)
if (broken || changed.length || figures.identityDriftWorst > IDENTITY_LIMIT) process.exitCode = 1
