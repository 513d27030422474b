import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { hostileAsk, hostileTexts } from '#checks/hostile-texts'
import { sampleAsk } from '#checks/sample-asks'
import { quantile } from '#checks/text-measures'
import { refineText } from '#gate/refine-text'
import { tellStory } from '#tell-story'
import type { BarTable } from './bar-table'

const SPEED_STORIES = 100
/**
 * Of so many tellings the quickest: whatever else the machine does is not ours. By the clock: the processor's own
 * count has what V8's helpers do beside the telling, on another core, and nobody waits for them.
 */
const TIMES = 5
const MEGABYTES = 60
const MILLISECONDS = 20
const SHORT_HEAP = ['--max-old-space-size=40', '--max-semi-space-size=4']
const memorySchema = z.object({ held: z.number(), most: z.number() })

function measureMemory(): z.infer<typeof memorySchema> {
  const program = fileURLToPath(new URL('../measure-memory.ts', import.meta.url))
  const args = ['--expose-gc', ...SHORT_HEAP, '--import', 'tsx', program]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return memorySchema.parse(JSON.parse(stdout))
}

/** Hostile texts a gate lets in, and those that stand in a book they were typed for. */
function hostileBars({ row }: BarTable): void {
  const hostile = hostileTexts()
  const passed = hostile.filter((text) => refineText({ text, kind: 'details' }).ok)
  row({
    name: 'hostile texts the gate refuses',
    bar: `${hostile.length} of ${hostile.length}, ≥ 300`,
    en: String(hostile.length - passed.length),
    isHeld: passed.length === 0 && hostile.length >= 300,
  })
  const reached = hostile.filter((text, at) => {
    const { book } = tellStory(hostileAsk({ text, age: 1 + (at % 12), at }))
    return JSON.stringify(book).includes(JSON.stringify(text).slice(1, -1))
  })
  row({
    name: 'hostile texts that reach a book they were typed for, in any field',
    bar: '0',
    en: String(reached.length),
    isHeld: reached.length === 0,
  })
}

/** Words nobody may type, the same bytes again, how quick and how large the engine is. */
export function engineBars(table: BarTable): void {
  hostileBars(table)
  const asks = Array.from({ length: SPEED_STORIES }, (_, at) => sampleAsk({ seed: `speed ${at}` }))
  const changed = asks.filter(
    (ask) => JSON.stringify(tellStory(ask)) !== JSON.stringify(tellStory(structuredClone(ask))),
  )
  table.row({
    name: `of ${asks.length} stories told again from the same answers and seed, with other bytes`,
    bar: '0',
    en: String(changed.length),
    isHeld: changed.length === 0,
  })
  const times = asks.map((ask) =>
    Math.min(
      ...Array.from({ length: TIMES }, () => {
        const asked = structuredClone(ask)
        const start = performance.now()
        tellStory(asked)
        return performance.now() - start
      }),
    ),
  )
  const slow = quantile(times, 0.95)
  table.row({
    name: 'plan and both languages, ms, p95',
    bar: `≤ ${MILLISECONDS}`,
    en: slow,
    isHeld: slow <= MILLISECONDS,
  })
  const { held, most } = measureMemory()
  table.row({
    name: 'memory for bank and engine, MB: held · most on the way',
    bar: `≤ ${MEGABYTES}`,
    en: `${held.toFixed(0)} · ${most.toFixed(0)}`,
    isHeld: Math.max(held, most) <= MEGABYTES,
  })
}
