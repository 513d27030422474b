import * as z from 'zod/mini'
import type { Db } from '#platform/db'
import { ownerProcedure } from '#platform/trpc'
import type { KidsService } from './kids.service'

const ofKid = z.object({ kidId: z.uuid() })

/** For whatever belongs to a kid: the id in the input becomes an owned kid, or is not found. */
export const createKidProcedure = ({ db, kids }: { db: Db; kids: KidsService }) =>
  ownerProcedure.input(ofKid).use(async ({ ctx, input, next }) => {
    const kid = await kids.ownedKid({ db, parent: ctx.parent, kidId: input.kidId })
    return next({ ctx: { kid } })
  })

/** The same, for what a locked profile does not offer: reading and making. */
export const createOpenKidProcedure = ({ db, kids }: { db: Db; kids: KidsService }) =>
  ownerProcedure.input(ofKid).use(async ({ ctx, input, next }) => {
    const kid = await kids.openKid({ db, parent: ctx.parent, kidId: input.kidId })
    return next({ ctx: { kid } })
  })

export type KidProcedure = ReturnType<typeof createKidProcedure>
