import { measureMp3 } from '@luciole/bookbinder/audio/mp3-frames'
import type { Language } from '@luciole/contract/language'
import { LIMITS } from '@luciole/contract/limits'
import type { OwnedKid } from '#features/kids/owned-kid'
import type { Clock } from '#platform/clock'
import { inTransaction, type Db, type Queryable, type Tx } from '#platform/db'
import { AppError } from '#platform/errors'
import { enqueue } from '#platform/jobs'
import type { MediaStore } from '#providers/media-store/media-store'
import { forgetClipsJob } from './narration-jobs'
import type { NarrationMaking } from './narration-making'
import * as narration from './narration.store'
import * as store from './recordings.store'

/** An encoder rounds up to its last frame and adds its own silence. */
const GRACE_MS = 500
const SHORTEST_MS = 300

export interface RecordingsDependencies {
  db: Db
  clock: Clock
  media: MediaStore
  narrating: NarrationMaking
  ownedStory: (input: {
    db: Queryable
    kid: OwnedKid
    storyId: string
  }) => Promise<{ id: string; pageCount: number }>
}

export type RecordingsService = ReturnType<typeof createRecordingsService>

/** The parent's own voice, page by page: free, private, and forgotten completely. */
export function createRecordingsService(dependencies: RecordingsDependencies) {
  const { db, clock, media, narrating, ownedStory } = dependencies

  async function forgetFiles({
    tx,
    accountId,
    mediaKeys,
  }: {
    tx: Tx
    accountId: string
    mediaKeys: string[]
  }) {
    if (mediaKeys.length === 0) return
    await enqueue({ tx, job: forgetClipsJob, payload: { accountId, mediaKeys } })
  }

  return {
    async keep({
      kid,
      storyId,
      page,
      language,
      bytes,
    }: {
      kid: OwnedKid
      storyId: string
      page: number
      language: Language
      bytes: Uint8Array
    }): Promise<{ durationMs: number }> {
      const { accountId, id: kidId } = kid
      const story = await ownedStory({ db, kid, storyId })
      if (page > story.pageCount) throw new AppError('not_found')
      const durationMs = measureMp3(bytes)
      if (durationMs === null || durationMs < SHORTEST_MS) {
        throw new AppError('recording.unreadable')
      }
      if (durationMs > LIMITS.recordingSeconds * 1000 + GRACE_MS) {
        throw new AppError('recording.too_long')
      }
      const mediaKey = await media.put({ owner: accountId, bytes, type: 'audio/mpeg' })
      await inTransaction({ db }, async (tx) => {
        // Deleted while it was on its way: nothing is kept of it.
        await ownedStory({ db: tx, kid, storyId })
        const of = { accountId, kidId, storyId }
        const row = { ...of, page, language, mediaKey, durationMs, createdAt: clock.now() }
        const before = await store.saveRecording({ db: tx, row })
        const replaced = before && before !== mediaKey ? [before] : []
        await forgetFiles({ tx, accountId, mediaKeys: replaced })
        await narrating.tell({ tx, of, page })
      })
      return { durationMs }
    },

    remove: ({
      kid,
      ...place
    }: {
      kid: OwnedKid
      storyId: string
      page: number
      language: Language
    }): Promise<void> =>
      inTransaction({ db }, async (tx) => {
        const { accountId, id: kidId } = kid
        await ownedStory({ db: tx, kid, storyId: place.storyId })
        const mediaKeys = await store.deleteRecordings({ db: tx, scope: place })
        await forgetFiles({ tx, accountId, mediaKeys })
        const of = { accountId, kidId, storyId: place.storyId }
        await narrating.tell({ tx, of, page: place.page })
      }),

    /** With its book goes every voice that read it. */
    async forgetStory({ tx, story }: { tx: Tx; story: { id: string; accountId: string } }) {
      const { id: storyId, accountId } = story
      await narration.deleteNarration({ db: tx, storyId })
      const mediaKeys = await store.deleteRecordings({ db: tx, scope: { storyId } })
      await forgetFiles({ tx, accountId, mediaKeys })
    },

    async forgetKid({ tx, kid: { id: kidId, accountId } }: { tx: Tx; kid: OwnedKid }) {
      await narration.deleteNarrationOfKid({ db: tx, kidId })
      const mediaKeys = await store.deleteRecordings({ db: tx, scope: { kidId } })
      await forgetFiles({ tx, accountId, mediaKeys })
    },
  }
}
