import type { Charge } from './cost'
import { gapsBetween } from './plan'
import type { Placement, Player } from './plan'
import type { Places } from './place-cast'

/** Who has a place of their own on the page is not asked to another. */
export const isUnplaced = ({ actor, footing, pair, seat }: Player) =>
  !actor.extra && !actor.at && !actor.isFarOff && !footing && !pair && !seat

/** Beside whom somebody belongs: as told, or by the hero, or by whom they see to. */
function companyOf({ actor }: Placement, places: Places, hero: string): Placement[] {
  const ids = actor.near ? [actor.near] : [hero, actor.looksAt ?? '']
  return ids.flatMap((id) => {
    const one = id === actor.id ? undefined : places.get(id)
    return one ? [one] : []
  })
}

/** Clear air between two, from body to body. */
export function airBetween(one: Placement, other: Placement): number {
  const [across, down] = gapsBetween(one, other)
  return Math.hypot(Math.max(0, across), Math.max(0, down))
}

/** An arm's length, against the hero's head of a hundred. */
export const ARMS_LENGTH = 90
/** What is held needs air as well. */
const HELD = 70
/** Who cannot come closer is not looked for for ever. */
const MOST = 34

/** Nobody who is named stands by themselves at the far side of the page. */
export function chargeApart({ places, hero }: { places: Places; hero: string }, charge: Charge) {
  const unit = places.get(hero)?.scale ?? 1.2
  for (const place of places.values()) {
    if (place.actor.id === hero || place.isTied || !isUnplaced(place)) continue
    const company = companyOf(place, places, hero)
    if (!company.length) continue
    const air = Math.min(...company.map((other) => airBetween(place, other)))
    const room = ARMS_LENGTH + (place.isFree && !place.actor.holds ? 0 : HELD)
    charge('stands apart', Math.min(MOST, Math.max(0, air / unit - room) * 0.22))
  }
}
