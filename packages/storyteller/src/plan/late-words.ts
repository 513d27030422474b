import type { Casting, Challenge, EndingFamily } from '#bank/authoring'
import { KERNELS } from '#bank/kernels'

/** Whether the story's own end is the one asked for, and whether the hero wishes for what it is not about. */
export function lateWords({
  casting,
  isYoung,
  endingFamily,
  isEndingAsked,
  wish,
}: {
  casting: Casting
  isYoung: boolean
  endingFamily: EndingFamily
  isEndingAsked: boolean
  wish: Challenge | null
}) {
  const isTold = !isEndingAsked || isYoung || (casting.closes?.includes(endingFamily) ?? false)
  const isAside = wish !== null && KERNELS[casting.kernel].challenges[0] !== wish && isTold
  return { isTold, isAside }
}
