import {
  createdShareSchema,
  createShareInput,
  openShareInput,
  revokeShareInput,
  sharedBookSchema,
  shareSchema,
} from '@luciole/contract/sharing'
import * as z from 'zod/mini'
import type { KidProcedure } from '#features/kids/kid-procedure'
import { accountProcedure, ownerProcedure, publicProcedure, router } from '#platform/trpc'
import type { SharesService } from './shares.service'

export const createSharesRouter = ({
  shares,
  openKidProcedure,
  admitReader,
}: {
  shares: SharesService
  openKidProcedure: KidProcedure
  /** Throws when one address asks for too many books. */
  admitReader: (address: string) => Promise<void>
}) =>
  router({
    list: accountProcedure
      .output(z.array(shareSchema))
      .query(({ ctx: { parent } }) => shares.list(parent)),
    create: openKidProcedure
      .input(createShareInput)
      .output(createdShareSchema)
      .mutation(({ ctx: { kid }, input: { storyId, name, days } }) =>
        shares.create({ kid, storyId, name, days }),
      ),
    revoke: ownerProcedure
      .input(revokeShareInput)
      .output(z.void())
      .mutation(({ ctx: { parent }, input: { shareId } }) => shares.revoke({ parent, shareId })),
    open: publicProcedure
      .input(openShareInput)
      .output(sharedBookSchema)
      .query(async ({ ctx: { address }, input: { token, isOpen = false } }) => {
        await admitReader(address)
        return shares.open({ token, isOpen })
      }),
  })
