/** What the plan says about kid profiles. */
export interface KidAllowance {
  kidLimit: number
  /** The one kid open without a family plan; null when the parent has not chosen. */
  openKidId: string | null
}

/**
 * When a plan holds fewer kids than there are, nothing is deleted: the kid the parent chose stays
 * open (the first made, before any choice), the others wait for a family plan.
 */
export function isKidLocked({
  kidId,
  kids,
  allowance,
}: {
  kidId: string
  kids: { id: string }[]
  allowance: KidAllowance
}): boolean {
  if (kids.length <= allowance.kidLimit) return false
  const chosen = kids.some(({ id }) => id === allowance.openKidId) ? allowance.openKidId : null
  const inOrder = [...kids].sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen))
  return !inOrder.slice(0, allowance.kidLimit).some(({ id }) => id === kidId)
}
