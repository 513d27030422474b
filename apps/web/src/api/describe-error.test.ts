import type { AppRouter } from '@luciole/server/app-router'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { expect, it } from 'vitest'
import { httpStatusOf, reasonOf } from './describe-error'

const failureOf = (answer: () => Response) =>
  createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: 'https://luciole.example/trpc', fetch: async () => answer() })],
  })
    .account.get.query()
    .then(
      () => new Error('the call did not fail'),
      (error: unknown) => error,
    )

it('an answer nobody can read is said to be just that', async () => {
  const error = await failureOf(() => Response.json([{ nothing: 'of ours' }]))
  expect(error).toHaveProperty('message', 'Unable to transform response from server')
  expect(reasonOf(error)).toBeNull()
})

it('a refusal keeps its number, its reason and its status', async () => {
  const data = { code: 'CONFLICT', httpStatus: 409, reason: 'kid.limit_reached' }
  const error = await failureOf(() =>
    Response.json([{ error: { code: -32009, message: 'full', data } }], { status: 409 }),
  )
  expect(error).toHaveProperty('shape.code', -32009)
  expect([reasonOf(error), httpStatusOf(error)]).toEqual(['kid.limit_reached', 409])
})
