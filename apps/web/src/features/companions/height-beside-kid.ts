import type { CompanionType } from '@luciole/contract/companions'

/** How tall each kind stands beside a child of eleven. */
export const HEIGHT_BESIDE_KID: Record<CompanionType, number> = {
  lovey: 0.4,
  animal: 0.6,
  magical_creature: 0.68,
  boy: 0.82,
  girl: 0.82,
  dad: 1.22,
  mom: 1.17,
}
