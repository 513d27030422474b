import { setTimeout as sleep } from 'node:timers/promises'
import type { Book, BookPage } from '@luciole/contract/book'
import { hideNames } from '@luciole/storyteller/retell/hide-names'
import { judgedPages, writeRequest } from '@luciole/storyteller/story-writer'
import { ServiceError } from '#platform/errors'
import type { Log } from '#platform/log'
import type { Breaker } from '#providers/live/circuit-breaker'
import type { Bill, Purse } from '#providers/live/purse'
import type { Gates } from '#providers/moderation/gates'
import type { MeteredWriter, Usage } from './model-writer'
import { judgePlan } from './plan-gate'

export interface WritingDependencies {
  writer: MeteredWriter
  gates: Gates
  purse: Purse
  breaker: Breaker
  log: Log
  /** Millionths of the provider’s currency for a token, which is its price for a million. */
  prices: { input: number; output: number }
}

const UNSAFE = new Set(['unsafe', 'machine', 'frightening', 'sad_end'])
const USUAL_WAIT_MS = 500
const LONGEST_WAIT_MS = 8000

const costOf = (usage: Usage, prices: WritingDependencies['prices']) =>
  usage.input * prices.input + usage.output * prices.output

type Ending = 'ended' | 'unpaid' | ServiceError

/**
 * Asks the model for pages and hands over the good ones. A broken call is made once more; pages that
 * came in the wrong shape are asked for once more; what was unsafe is not.
 */
export async function writePages({
  book,
  wanted,
  bill,
  accept,
  signal,
  dependencies,
}: {
  book: Book
  wanted: readonly number[]
  bill: Bill
  accept(page: BookPage): void
  signal: AbortSignal
  dependencies: WritingDependencies
}): Promise<void> {
  const { writer, gates, purse, breaker, log, prices } = dependencies
  const { storyId } = bill
  const settled = new Set<number>()
  const missing = () => wanted.filter((number) => !settled.has(number))

  async function judge(page: BookPage): Promise<void> {
    const text = hideNames({ text: `${page.text.en.text}\n${page.text.fr.text}`, book })
    const note = { storyId, page: page.number }
    const isGood = await gates.words({ text, own: { ok: true }, note, signal })
    settled.add(page.number)
    if (isGood) accept(page)
  }

  async function writeOnce(): Promise<Ending> {
    const request = writeRequest({ book, wanted: missing() })
    const verdict = judgePlan({ book, request })
    if (!gates.record({ gate: 'plan', verdict, note: { storyId } })) return 'unpaid'
    const most = costOf(writer.mostFor(request), prices)
    const paid = await purse.reserve({ bill, need: 'words', model: writer.id, micros: most })
    if (!paid) {
      log.warn({ storyId, need: 'words' }, 'a budget is used up')
      return 'unpaid'
    }
    let usage: Usage = { input: 0, output: 0 }
    const before = settled.size
    const metered = {
      ...writer,
      write: (asked: typeof request, stop: AbortSignal) =>
        writer.write(asked, stop, (used) => (usage = used)),
    }
    try {
      for await (const verdictOfPage of judgedPages({ book, writer: metered, request, signal })) {
        if (verdictOfPage.ok) {
          if (!settled.has(verdictOfPage.page.number)) await judge(verdictOfPage.page)
          continue
        }
        const { fault, number } = verdictOfPage
        const note = { storyId, ...(number === null ? {} : { page: number }) }
        gates.record({ gate: 'words', verdict: { ok: false, reason: fault }, note })
        if (number !== null && UNSAFE.has(fault)) settled.add(number)
      }
      return 'ended'
    } catch (error) {
      if (error instanceof ServiceError) return error
      throw error
    } finally {
      const isUsed = settled.size > before
      if (isUsed) breaker.succeeded()
      else if (!signal.aborted || usage.output === 0) breaker.failed()
      await paid.settle({ micros: costOf(usage, prices), isUsed })
    }
  }

  const left = { retries: 1, repairs: 1 }
  while (missing().length > 0 && breaker.mayCall() && !signal.aborted) {
    const ending = await writeOnce()
    if (ending === 'unpaid' || missing().length === 0) return
    if (ending === 'ended') {
      if (left.repairs-- <= 0) return
      continue
    }
    log.warn(
      { storyId, need: 'words', trouble: ending.trouble, status: ending.status },
      'a live model failed',
    )
    const wait = ending.retryAfterMs ?? USUAL_WAIT_MS
    const isWorthIt = ending.trouble === 'busy' || ending.trouble === 'broken'
    if (!isWorthIt || left.retries-- <= 0 || wait > LONGEST_WAIT_MS) return
    await sleep(wait, undefined, { signal })
  }
}
