import type { OwnedKid } from '#features/kids/owned-kid'
import type { Tx } from '#platform/db'
import { deleteDraft } from './drafts.store'
import { deleteStoriesOfKid } from './stories.store'

/** A kid's books, what they told, and the answers of one not yet asked for. */
export async function forgetStoriesOfKid({ tx, kid }: { tx: Tx; kid: OwnedKid }): Promise<void> {
  await deleteDraft({ db: tx, kidId: kid.id })
  await deleteStoriesOfKid({ db: tx, kidId: kid.id })
}
