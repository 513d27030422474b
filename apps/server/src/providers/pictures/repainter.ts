import { ServiceError, type ServiceTrouble } from '#platform/errors'
import type { Log } from '#platform/log'
import type { Breaker } from '#providers/live/circuit-breaker'
import { MICROS, type Bill, type Purse } from '#providers/live/purse'
import { retry } from '#providers/live/retry'
import type { Gates } from '#providers/moderation/gates'
import { fitPicture, sampleOf } from './fit-picture'
import { isAlike } from './likeness'
import type { PictureAsk, PictureModel } from './picture-model'
import type { PaintedPicture } from './pictures'

export interface RepaintOrder extends Pick<PictureAsk, 'references' | 'shape'> {
  /** What to paint, in words that name nobody. */
  promptOf(asked: { isSecondTry: boolean; hasReferences: boolean }): string
  /** Our drawing, and the colours whoever it shows is known by. */
  own: Uint8Array
  colors: readonly string[]
  like: Pick<PaintedPicture, 'width' | 'height' | 'focus'>
  bill: Bill
}
/** A ticket is kept before anything else happens: a picture paid for is not asked for again. */
export type Repainted = { picture: PaintedPicture } | { ticket: string } | { again: true } | null

const PASSING = new Set<ServiceTrouble>(['late', 'busy', 'broken'])

export type Repainter = ReturnType<typeof createRepainter>

/** A service that paints our pictures anew, looked at before anybody sees them. */
export function createRepainter({
  model,
  gates,
  purse,
  breaker,
  price,
  log,
}: {
  model: PictureModel
  gates: Gates
  purse: Purse
  breaker: Breaker
  price: number
  log: Log
}) {
  function complain(error: unknown, signal: AbortSignal): null {
    signal.throwIfAborted()
    breaker.failed()
    const { trouble, status } =
      error instanceof ServiceError ? error : { trouble: 'broken', status: null }
    log.warn({ need: 'pictures', trouble, status }, 'a live model failed')
    return null
  }

  async function look({
    bytes,
    order,
    isSecondTry,
    signal,
  }: {
    bytes: Buffer
    order: RepaintOrder
    isSecondTry: boolean
    signal: AbortSignal
  }): Promise<Repainted> {
    const { picture, sample } = await fitPicture({ bytes, like: order.like })
    breaker.succeeded()
    const own = await sampleOf(order.own)
    if (!isAlike({ own, live: sample, colors: order.colors })) {
      log.info({ storyId: order.bill.storyId, isSecondTry }, 'a painted hero is somebody else')
      return isSecondTry ? null : { again: true }
    }
    const largest = picture.variants[0]?.webp
    const shown = { bytes: largest ?? bytes, type: 'image/webp' }
    const note = { storyId: order.bill.storyId }
    return (await gates.picture({ picture: shown, note, signal })) ? { picture } : null
  }

  return {
    id: model.id,

    async ask(
      { order, isSecondTry }: { order: RepaintOrder; isSecondTry: boolean },
      signal: AbortSignal,
    ): Promise<Repainted> {
      if (!breaker.mayCall()) return null
      const { references, shape, bill } = order
      const micros = price * MICROS
      const paid = await purse.reserve({ bill, need: 'pictures', model: model.id, micros })
      if (!paid) {
        log.warn({ storyId: bill.storyId, need: 'pictures' }, 'a budget is used up')
        return null
      }
      let isUsed = false
      let isBilled = true
      try {
        const prompt = order.promptOf({ isSecondTry, hasReferences: model.takesReferences })
        const asked = await retry({
          times: 1,
          work: () => model.ask({ prompt, references, shape }, signal),
          signal,
        })
        isUsed = true
        if ('ticket' in asked) {
          breaker.succeeded()
          return asked
        }
        return await look({ bytes: asked.bytes, order, isSecondTry, signal })
      } catch (error) {
        isBilled = isUsed || !(error instanceof ServiceError) || error.mayBeBilled
        return complain(error, signal)
      } finally {
        await paid.settle({ micros: isBilled ? micros : 0, isUsed })
      }
    },

    async collect(
      { ticket, order, isSecondTry }: { ticket: string; order: RepaintOrder; isSecondTry: boolean },
      signal: AbortSignal,
    ): Promise<Repainted> {
      try {
        const bytes = await model.collect(ticket, signal)
        return bytes === null ? { ticket } : await look({ bytes, order, isSecondTry, signal })
      } catch (error) {
        const made = complain(error, signal)
        // It is paid for, and may be there at the next look.
        const isPassing = error instanceof ServiceError && PASSING.has(error.trouble)
        return isPassing ? { ticket } : made
      }
    },
  }
}
