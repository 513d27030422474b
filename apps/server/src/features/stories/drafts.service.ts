import type { AppEvent } from '@luciole/contract/events'
import type { StoryRequest } from '@luciole/contract/wizard'
import type { OwnedKid } from '#features/kids/owned-kid'
import type { Clock } from '#platform/clock'
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

    save: ({
      kid,
      draft,
    }: {
      kid: OwnedKid
      draft: { request: StoryRequest; step: number } | null
    }): Promise<void> =>
      inTransaction({ db }, async (tx) => {
        const { accountId, id: kidId } = kid
        if (draft) {
          const { request, step } = draft
          const row = { kidId, accountId, request, step, updatedAt: clock.now() }
          await saveDraft({ db: tx, row })
        } else {
          await deleteDraft({ db: tx, kidId })
        }
        await appendEvent({ tx, accountId, event: { type: 'draft.changed', kidId } })
      }),
  }
}
