import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { report } from '#platform/reporting'
import { toast } from '#platform/toasts'
import { authClient } from './auth-client'
import { setBlock } from './blocking'
import { describeError, isGone, isPassing, reasonOf } from './describe-error'

type ActionMeta = {
  /** The success toast, of what the action answered. Left out where the screen itself is the answer. */
  done?: (answer: unknown) => string
  /** The words of the error toast; the error's own description otherwise. '' stays quiet. */
  failed?: (error: unknown) => string
}
declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: ActionMeta
  }
}

/** A dead session, a dead account and a dead client are answered wherever they show up. */
function noticeState(error: unknown) {
  const reason = reasonOf(error)
  if (reason === 'client_too_old' || reason === 'account.deleted') setBlock(reason)
  // Asking who we are makes the client drop a session that was ended elsewhere.
  if (reason === 'unauthenticated') void authClient().getUser()
}

/** What an action says last takes the place of what it said before: a retry that worked, the failure. */
const toastOf = ({
  mutation: { options },
  message,
}: {
  mutation: { options: { mutationKey?: readonly unknown[] } }
  message: string
}) => (options.mutationKey ? JSON.stringify(options.mutationKey) : message)

/** The one mechanism: a failed action shows an error toast and is reported, a success says so. */
const actions = new MutationCache({
  onError: (error, _variables, _result, mutation) => {
    noticeState(error)
    report(error)
    const message = mutation.meta?.failed?.(error) ?? describeError(error)
    if (message) toast({ type: 'error', message, id: toastOf({ mutation, message }) })
  },
  onSuccess: (answer, _variables, _result, mutation) => {
    const message = mutation.meta?.done?.(answer)
    if (message) toast({ type: 'success', message, id: toastOf({ mutation, message }) })
  },
})

const questions = new QueryCache({
  onError: (error) => {
    noticeState(error)
    if (!isPassing(error) && !isGone(error)) report(error)
  },
})

const A_DAY_MS = 24 * 60 * 60 * 1000

/** Retries off; without network a question is asked once, fails, and is asked again on return. */
export const queryClient = new QueryClient({
  mutationCache: actions,
  queryCache: questions,
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: 'offlineFirst',
      staleTime: 30_000,
      gcTime: A_DAY_MS,
      refetchOnReconnect: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
