import type { KidRow } from './kids.tables'

declare const owned: unique symbol

/** Something checked to belong to the parent who asks. Only the kids service makes one. */
export type Owned<Thing> = Thing & { readonly [owned]: true }
export type OwnedKid = Owned<KidRow>
