import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  ERAS,
  LOCATIONS,
  MOODS,
  SHOTS,
  TIMES,
  WEATHERS,
  ACTIONS,
  FEELINGS,
  sceneBriefSchema,
} from '@luciole/contract/scene-brief'
import type { SceneBrief, Setting } from '@luciole/contract/scene-brief'
import { CREATURE_IDS } from '@luciole/contract/creatures'
import { THING_IDS } from '@luciole/contract/things'
import type { Character } from '@luciole/contract/character'
import sharp from 'sharp'
import { drawCheckedPage } from '../src/checks/draw-checked-page'
import { hashDistance, perceptualHash } from '../src/checks/perceptual-hash'
import type { Picture } from '../src/checks/picture-checks'
import type { PlanDigest } from '../src/compose/plan'
import { createRandom } from '../src/core/random'
import type { Random } from '../src/core/random'
import { FRIENDS, KIDS, forestBook } from './sample-cast'

/**
 * `npm run check:art -- [--fuzz 42] [--width 512] [--books nina:fox,tom:mouse]`: figures on every
 * page of whole books and of random briefs, contact sheets by setting in out/art.
 */
const given = process.argv.slice(2)
const option = (name: string, otherwise: string) =>
  given.includes(`--${name}`) ? (given[given.indexOf(`--${name}`) + 1] ?? otherwise) : otherwise
const width = Number(option('width', '512'))
const fuzz = Number(option('fuzz', '42'))
const books = option('books', 'nina:fox,tom:mouse,mei:bear').split(',').filter(Boolean)
const LIKENESS_LIMIT = 10

const png = ({ data, width: w, height: h }: Picture) =>
  sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width: w, height: h, channels: 4 },
  })
    .removeAlpha()
    .resize(360)
    .png()
    .toBuffer()

async function sheet(name: string, cells: readonly Buffer[]) {
  if (!cells.length) return
  const columns = 4
  await mkdir(resolve('out/art'), { recursive: true })
  await sharp({
    create: {
      width: columns * 368 + 8,
      height: Math.ceil(cells.length / columns) * 278 + 8,
      channels: 3,
      background: '#f4efe6',
    },
  })
    .composite(
      cells.map((input, i) => ({
        input,
        left: 8 + (i % columns) * 368,
        top: 8 + Math.floor(i / columns) * 278,
      })),
    )
    .png()
    .toFile(resolve('out/art', `${name}.png`))
}

interface Row {
  name: string
  contrast: number
  contrastLow: number
  cost: number
  ms: number
  attempts: number
  failures: readonly string[]
}
const rows: Row[] = []
const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0

function randomBrief(random: Random, page: number, setting: Setting): SceneBrief {
  const friendActions = ['sit', 'stand', 'walk', 'wave', 'sleep', 'jump', 'look'] as const
  const location = random.pick(LOCATIONS[setting])
  const pair = random.chance(0.2)
    ? {
        pair: {
          with: 'friend',
          type: random.pick(['hug', 'hold_hands', 'high_five', 'share_book', 'carry'] as const),
        },
      }
    : {}
  return sceneBriefSchema.parse({
    page,
    setting,
    location,
    era: random.chance(0.6) ? 'today' : random.pick(ERAS),
    time: random.pick(TIMES),
    weather: random.chance(0.6) ? 'clear' : random.pick(WEATHERS),
    mood: random.pick(MOODS),
    shot: random.chance(0.5) ? 'medium' : random.pick(SHOTS),
    cast: [
      {
        id: 'hero',
        action: random.pick(ACTIONS),
        feeling: random.pick(FEELINGS),
        looksAt: 'friend',
        ...pair,
        ...(random.chance(0.25) ? { holds: random.pick(THING_IDS) } : {}),
      },
      {
        id: 'friend',
        action: random.pick(friendActions),
        feeling: random.pick(FEELINGS),
        looksAt: 'hero',
        ...(random.chance(0.5) ? { near: 'hero' } : {}),
        ...(random.chance(0.2) ? { attach: { to: 'hero', where: 'shoulder' } } : {}),
      },
      ...(random.chance(0.35)
        ? [
            {
              id: 'other',
              action: random.pick(ACTIONS),
              feeling: random.pick(FEELINGS),
              looksAt: 'hero',
            },
          ]
        : []),
    ],
    objects: random.chance(0.4)
      ? [
          {
            id: 'thing',
            thing: random.pick(THING_IDS),
            role: random.chance(0.5) ? 'focal' : 'support',
          },
        ]
      : [],
    crowd: random.chance(0.15) ? [random.pick(CREATURE_IDS), random.pick(CREATURE_IDS)] : [],
    focus: random.pick(['hero', 'friend']),
  }) as SceneBrief
}

let failedHard = 0
for (const entry of books) {
  const [kid = 'nina', friend = 'fox'] = entry.split(':')
  const book = forestBook(kid, friend)
  const previous: PlanDigest[] = []
  const hashes: (readonly boolean[])[] = []
  const cells: Buffer[] = []
  for (const brief of book.briefs) {
    const started = performance.now()
    const { page, picture, figures, attempts } = await drawCheckedPage(
      { cast: book.cast, brief, seed: book.name, previous },
      { width },
    )
    const hash = perceptualHash(picture)
    const alike = hashes.some((other) => hashDistance(hash, other) < LIKENESS_LIMIT)
    hashes.push(hash)
    previous.push(page.plan.digest)
    cells.push(await png(picture))
    rows.push({
      name: `${book.name} ${brief.page} ${brief.location} ${page.plan.shot}`,
      contrast: figures.contrast,
      contrastLow: figures.contrastLow,
      cost: page.plan.cost,
      ms: performance.now() - started,
      attempts,
      failures: [...figures.failures, ...(alike ? ['like another page'] : [])],
    })
  }
  await sheet(`check-book-${book.name}`, cells)
}
const settings = Object.keys(LOCATIONS) as Setting[]
for (const [s, setting] of settings.entries()) {
  const cells: Buffer[] = []
  for (let i = 0; i < Math.round(fuzz / settings.length); i++) {
    const random = createRandom('fuzz', setting, i)
    const brief = randomBrief(random, i + 1, setting)
    const cast = {
      hero: Object.values(KIDS)[(i + s) % 6] as Character,
      friend: Object.values(FRIENDS)[(i * 3 + s) % 7] as Character,
      other: Object.values(KIDS)[(i + s + 2) % 6] as Character,
    }
    const started = performance.now()
    try {
      const { page, picture, figures, attempts } = await drawCheckedPage(
        { cast, brief, seed: `fuzz${setting}${i}` },
        { width },
      )
      cells.push(await png(picture))
      rows.push({
        name: `fuzz ${setting} ${i} ${brief.location} ${page.plan.shot} ${brief.cast.map((actor) => actor.action).join('+')}`,
        contrast: figures.contrast,
        contrastLow: figures.contrastLow,
        cost: page.plan.cost,
        ms: performance.now() - started,
        attempts,
        failures: figures.failures,
      })
    } catch (error) {
      failedHard++
      process.stdout.write(
        `EXCEPTION ${setting} ${i} ${brief.location}: ${error instanceof Error ? (error.stack?.split('\n').slice(0, 3).join(' ') ?? error.message) : String(error)}\n`,
      )
    }
  }
  await sheet(`check-${setting}`, cells)
}
const failed = rows.filter(({ failures }) => failures.length)
for (const row of failed)
  process.stdout.write(
    `${row.failures.join(', ').padEnd(34)} ${row.name} contrast ${row.contrast.toFixed(3)}/${row.contrastLow.toFixed(3)} cost ${Math.round(row.cost)}\n`,
  )
const contrasts = rows.map(({ contrast }) => contrast)
const summary = {
  pages: rows.length,
  exceptions: failedHard,
  failing: failed.length,
  firstTry: rows.filter(({ attempts, failures }) => attempts === 1 && !failures.length).length,
  contrast: {
    p5: at(contrasts, 0.05),
    median: at(contrasts, 0.5),
    atGoal: contrasts.filter((value) => value >= 0.16).length / Math.max(1, rows.length),
  },
  outlineLow: {
    p5: at(
      rows.map(({ contrastLow }) => contrastLow),
      0.05,
    ),
    median: at(
      rows.map(({ contrastLow }) => contrastLow),
      0.5,
    ),
  },
  cost: {
    median: at(
      rows.map(({ cost }) => cost),
      0.5,
    ),
    p90: at(
      rows.map(({ cost }) => cost),
      0.9,
    ),
  },
  ms: {
    median: at(
      rows.map(({ ms }) => ms),
      0.5,
    ),
    p95: at(
      rows.map(({ ms }) => ms),
      0.95,
    ),
  },
}
await mkdir(resolve('out/art'), { recursive: true })
await writeFile(
  resolve('out/art/check.json'),
  `${JSON.stringify({ summary, rows }, undefined, 1)}\n`,
)
process.stdout.write(`${JSON.stringify(summary, undefined, 1)}\n`)
if (failedHard) process.exitCode = 1
