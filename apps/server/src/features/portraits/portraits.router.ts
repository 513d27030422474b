import {
  avatarOfInput,
  companionPictureOfInput,
  saveAvatarInput,
  saveCompanionPictureInput,
} from '@luciole/contract/portraits'
import * as z from 'zod/mini'
import type { KidProcedure } from '#features/kids/kid-procedure'
import type { CompanionsService } from '#features/companions/companions.service'
import type { Db } from '#platform/db'
import { router } from '#platform/trpc'
import type { PortraitsService } from './portraits.service'

export const createAvatarRouter = ({
  portraits,
  kidProcedure,
}: {
  portraits: PortraitsService
  kidProcedure: KidProcedure
}) =>
  router({
    save: kidProcedure
      .input(saveAvatarInput)
      .output(z.void())
      .mutation(({ ctx: { kid }, input: { character, photo } }) =>
        portraits.saveAvatar({ kid, character, photo }),
      ),
    retry: kidProcedure
      .input(avatarOfInput)
      .output(z.void())
      .mutation(({ ctx: { kid } }) => portraits.retry({ kid, companionId: null })),
    delete: kidProcedure
      .input(avatarOfInput)
      .output(z.void())
      .mutation(({ ctx: { kid } }) => portraits.remove({ kid, companionId: null })),
  })

export const createCompanionPictureRouter = ({
  db,
  portraits,
  companions,
  kidProcedure,
}: {
  db: Db
  portraits: PortraitsService
  companions: CompanionsService
  kidProcedure: KidProcedure
}) =>
  router({
    save: kidProcedure
      .input(saveCompanionPictureInput)
      .output(z.void())
      .mutation(({ ctx: { kid }, input: { companionId, character } }) =>
        companions.savePicture({ kid, companionId, character }),
      ),
    retry: kidProcedure
      .input(companionPictureOfInput)
      .output(z.void())
      .mutation(async ({ ctx: { kid }, input: { companionId } }) => {
        await companions.find({ db, kid, companionId })
        await portraits.retry({ kid, companionId })
      }),
    delete: kidProcedure
      .input(companionPictureOfInput)
      .output(z.void())
      .mutation(async ({ ctx: { kid }, input: { companionId } }) => {
        await companions.find({ db, kid, companionId })
        await portraits.remove({ kid, companionId })
      }),
  })
