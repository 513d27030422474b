import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PageToNarrate } from '#narrate-page'
import { createNarrator } from '#narrator'
import { findShownWords } from '#shown-words'
import { quantile, report, tell } from './report'

const BAR_WORDS = 75
const REST_MS = 300
const LOOK_MS = 5
/** Linux counts a process's work in hundredths of a second. */
const TICKS_A_SECOND = 100
/** An idle machine's loop is late by less, and does a second's work in less than this many. */
const BUSY = { lagMs: 15, slowdown: 1.2 }

/** Seconds of work done by a process and all it started; null where the system does not tell. */
function workOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    const started = children.split(' ').filter(Boolean).map(Number)
    const own = (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
    return started.reduce((sum, child) => sum + (workOf(child) ?? 0), own)
  } catch {
    return null
  }
}
/** The narrator's alone: what this process does itself is no part of it. */
function workOfNarrator(): number | null {
  const all = workOf(process.pid)
  const { user, system } = process.cpuUsage()
  return all === null ? null : all - (user + system) / 1e6
}

/** Milliseconds by which this process's loop comes late meanwhile, added to what was seen before. */
async function watchLag<Result>({ into, work }: { into: number[]; work: () => Promise<Result> }) {
  let due = performance.now() + LOOK_MS
  const timer = setInterval(() => {
    const now = performance.now()
    into.push(Math.max(0, now - due))
    due = now + LOOK_MS
  }, LOOK_MS)
  const result = await work()
  clearInterval(timer)
  return result
}

type Timed = { seconds: number; work: number; words: number; soundSeconds: number }

function reportSpeed(timed: Timed[]) {
  const total = (of: (one: Timed) => number) => timed.reduce((sum, one) => sum + of(one), 0)
  const ofBar = (of: (one: Timed) => number) => {
    const perBar = timed.map((one) => of(one) * (BAR_WORDS / one.words))
    return quantile(perBar, 0.95)
  }
  const isBusy = total(({ seconds }) => seconds) / total(({ work }) => work) > BUSY.slowdown
  const judge = (bar: string, most: number, now: number, work: number) =>
    report({
      bar,
      value: `${now.toFixed(2)} s, ${work.toFixed(2)} s of it work`,
      isKept: now <= most || (work <= most && isBusy && 'busy'),
    })
  judge(
    'ready ≤ 3 s p95 per 75 words',
    3,
    ofBar(({ seconds }) => seconds),
    ofBar(({ work }) => work),
  )
  judge('a book ≤ 25 s', 25, total(({ seconds }) => seconds) / 2, total(({ work }) => work) / 2)
  const faster = total(({ soundSeconds }) => soundSeconds) / total(({ work }) => work)
  tell('made faster than it is heard', `${faster.toFixed(0)} ×`)
  return { isBusy }
}

/**
 * Pages as the server asks for them: through the process, with the caller's own loop watched, and
 * watched again between them, when nobody speaks. A machine that others use makes pages late; the
 * work in them is the same.
 */
export async function checkSpeed(pages: PageToNarrate[]) {
  const narrator = createNarrator()
  const [first] = pages
  if (first) await narrator.narratePage(first)
  const speaking: number[] = []
  const resting: number[] = []
  const timed: Timed[] = []
  const hashes: string[] = []
  for (const page of [...pages, ...pages]) {
    const before = workOfNarrator()
    const started = performance.now()
    const work = () => narrator.narratePage(page)
    const { mp3, durationMs } = await watchLag({ into: speaking, work })
    const seconds = (performance.now() - started) / 1000
    const worked = (workOfNarrator() ?? seconds) - (before ?? 0)
    const words = findShownWords(page.text).length
    timed.push({ seconds, work: worked, words, soundSeconds: durationMs / 1000 })
    hashes.push(createHash('sha256').update(mp3).digest('hex'))
    await watchLag({ into: resting, work: () => sleep(REST_MS) })
  }
  narrator.close()
  const { isBusy } = reportSpeed(timed)
  const now = quantile(speaking, 0.99)
  const atRest = quantile(resting, 0.99)
  report({
    bar: 'event-loop lag ≤ 50 ms p99',
    value: `${now.toFixed(0)} ms, ${atRest.toFixed(0)} ms at rest`,
    isKept: now <= 50 || ((isBusy || atRest > BUSY.lagMs) && 'busy'),
  })
  const isSame = pages.every((_, index) => hashes[index] === hashes[index + pages.length])
  report({ bar: 'same input, identical bytes', value: isSame ? 'yes' : 'no', isKept: isSame })
}
