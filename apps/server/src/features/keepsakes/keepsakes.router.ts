import { keepsakeSchema, keepsakesOfInput, requestKeepsakeInput } from '@luciole/contract/keepsakes'
import * as z from 'zod/mini'
import type { KidProcedure } from '#features/kids/kid-procedure'
import { router } from '#platform/trpc'
import type { KeepsakesService } from './keepsakes.service'

export const createKeepsakesRouter = ({
  keepsakes,
  openKidProcedure,
}: {
  keepsakes: KeepsakesService
  openKidProcedure: KidProcedure
}) =>
  router({
    list: openKidProcedure
      .input(keepsakesOfInput)
      .output(z.array(keepsakeSchema))
      .query(({ ctx: { kid }, input: { storyId } }) => keepsakes.list({ kid, storyId })),
    request: openKidProcedure
      .input(requestKeepsakeInput)
      .output(keepsakeSchema)
      .mutation(({ ctx: { kid }, input: { storyId, kind, language } }) =>
        keepsakes.request({ kid, storyId, kind, language }),
      ),
  })
