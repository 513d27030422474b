import type { AppEvent } from '@luciole/contract/events'
import type { WizardDraft } from '@luciole/contract/stories'
import type { OwnedKid } from '#features/kids/owned-kid'
import { toldTime, type Clock } from '#platform/clock'
import { inTransaction, type Db, type Tx } from '#platform/db'
import { deleteDraft, findDraft, saveDraft } from './drafts.store'

export interface DraftsDependencies {
  db: Db
  clock: Clock
  appendEvent: (input: { tx: Tx; accountId: string; event: AppEvent }) => Promise<void>
}

export type DraftsService = ReturnType<typeof createDraftsService>

/** Wizard answers in the making: they follow the parent from device to device. */
export function createDraftsService({ db, clock, appendEvent }: DraftsDependencies) {
  return {
    async get({ kid }: { kid: OwnedKid }) {
      const row = await findDraft({ db, kidId: kid.id })
      if (!row) return null
      return { request: row.request, step: row.step, updatedAt: row.updatedAt.toISOString() }
    },

    save: ({ kid, draft }: { kid: OwnedKid; draft: WizardDraft | null }): Promise<void> =>
      inTransaction({ db }, async (tx) => {
        const { accountId, id: kidId } = kid
        if (draft) {
          const { request, step } = draft
          // The device asks later whether this or what it kept is newer, and knows its own time only.
          const updatedAt = toldTime({ clock, said: draft.updatedAt })
          const row = { kidId, accountId, request, step, updatedAt }
          await saveDraft({ db: tx, row })
        } else {
          await deleteDraft({ db: tx, kidId })
        }
        await appendEvent({ tx, accountId, event: { type: 'draft.changed', kidId } })
      }),
  }
}
