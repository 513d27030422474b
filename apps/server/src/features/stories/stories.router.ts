import { kidOfInput } from '@luciole/contract/kids'
import {
  choosePicturesInput,
  createStoryInput,
  editPageInput,
  knownStoriesInput,
  listStoriesInput,
  readStoryInput,
  redrawPageInput,
  saveWizardDraftInput,
  storyListSchema,
  storyOfInput,
  storySchema,
  ticketInput,
  ticketSchema,
  wizardDraftSchema,
} from '@luciole/contract/stories'
import * as z from 'zod/mini'
import type { KidProcedure } from '#features/kids/kid-procedure'
import type { KidsService } from '#features/kids/kids.service'
import type { Db } from '#platform/db'
import { accountProcedure, ownerProcedure, router } from '#platform/trpc'
import type { DraftsService } from './drafts.service'
import type { ReadingService } from './reading.service'
import type { StoriesService } from './stories.service'

export const createStoriesRouter = ({
  db,
  kids,
  stories,
  reading,
  drafts,
  kidProcedure,
  openKidProcedure,
}: {
  db: Db
  kids: KidsService
  stories: StoriesService
  reading: ReadingService
  drafts: DraftsService
  kidProcedure: KidProcedure
  openKidProcedure: KidProcedure
}) =>
  router({
    list: ownerProcedure
      .input(listStoriesInput)
      .output(storyListSchema)
      .query(async ({ ctx: { parent }, input: { kidId, cursor, limit } }) => {
        const kid = kidId ? await kids.ownedKid({ db, parent, kidId }) : undefined
        return stories.list({ accountId: parent.accountId, kid, cursor, limit })
      }),
    get: openKidProcedure
      .input(storyOfInput)
      .output(storySchema)
      .query(({ ctx: { kid }, input: { storyId } }) => stories.get({ kid, storyId })),
    /** Which of these there still are: what a device keeps goes when the book does. */
    known: accountProcedure
      .input(knownStoriesInput)
      .output(z.array(z.string()))
      .query(({ ctx: { parent }, input: { storyIds } }) =>
        stories.known({ accountId: parent.accountId, storyIds }),
      ),
    ticket: openKidProcedure
      .input(ticketInput)
      .output(ticketSchema)
      .query(({ ctx: { kid }, input: { request } }) => stories.ticket({ kid, request })),
    create: openKidProcedure
      .input(createStoryInput)
      .output(z.object({ storyId: z.string() }))
      .mutation(({ ctx: { kid }, input: { requestId, request } }) =>
        stories.create({ kid, requestId, request }),
      ),
    retry: openKidProcedure
      .input(storyOfInput)
      .output(z.void())
      .mutation(({ ctx: { kid }, input: { storyId } }) => stories.retry({ kid, storyId })),
    delete: kidProcedure
      .input(storyOfInput)
      .output(z.void())
      .mutation(({ ctx: { kid }, input: { storyId } }) => stories.delete({ kid, storyId })),
    read: openKidProcedure
      .input(readStoryInput)
      .output(z.void())
      .mutation(({ ctx: { kid }, input: { storyId, page, finished, at } }) =>
        reading.remember({ kid, storyId, page, isFinished: finished, at }),
      ),
    editPage: openKidProcedure
      .input(editPageInput)
      .output(z.void())
      .mutation(({ ctx: { kid }, input: { storyId, page, language, text, revision } }) =>
        reading.edit({ kid, storyId, page, language, text, revision }),
      ),
    redrawPage: openKidProcedure
      .input(redrawPageInput)
      .output(z.void())
      .mutation(({ ctx: { kid }, input: { storyId, page } }) =>
        reading.redraw({ kid, storyId, page }),
      ),
    choosePictures: openKidProcedure
      .input(choosePicturesInput)
      .output(z.void())
      .mutation(({ ctx: { kid }, input: { storyId, choice } }) =>
        stories.choosePictures({ kid, storyId, choice }),
      ),
    draft: kidProcedure
      .input(kidOfInput)
      .output(z.nullable(wizardDraftSchema))
      .query(({ ctx: { kid } }) => drafts.get({ kid })),
    saveDraft: kidProcedure
      .input(saveWizardDraftInput)
      .output(z.void())
      .mutation(({ ctx: { kid }, input: { draft } }) => drafts.save({ kid, draft })),
  })
