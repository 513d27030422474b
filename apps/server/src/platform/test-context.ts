import type { Caller, Context } from './trpc'

/** The context of a call made by `caller`, for `createCaller`. */
export const testContext = ({
  caller = null,
  ...rest
}: { caller?: Caller | null } & Partial<Context> = {}): Context => ({
  findCaller: async () => caller,
  address: '127.0.0.1',
  signal: new AbortController().signal,
  ...rest,
})
