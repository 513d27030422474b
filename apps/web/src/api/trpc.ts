import type { AppRouter } from '@luciole/server/app-router'
import { isAuthRetryableFetchError } from '@supabase/auth-js'
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { EventSource } from 'eventsource'
import { currentPlatform, serverUrl } from '#platform/native'
import { isOutOfReach, tellReach, wasReached } from '#platform/online'
import { authClient } from './auth-client'
import { keptAnswersLink, type Question } from './kept-answers'
import { queryClient } from './query-client'
import { currentSession } from './session'
import { hasUnsentPlaces } from './unsent-flag'

const URL_PATH = '/trpc'
/** Well below what proxies accept for a GET. */
const MAX_URL_LENGTH = 2000
/** What the server takes in one request. */
const MAX_BATCH = 20

export async function callHeaders() {
  const { data, error } = await authClient().getSession()
  // Not renewed for want of a network: asking without a name would be answered "sign in again".
  if (isAuthRetryableFetchError(error)) throw error
  return {
    'x-luciole-client': `${currentPlatform()}/${__CLIENT_VERSION__}`,
    ...(data.session ? { authorization: `Bearer ${data.session.access_token}` } : {}),
  }
}

const answers = () => import('./answer-store')
const keyOf = ({ path, input }: Question) => [path.split('.'), { input, type: 'query' }]

/** Places read without network, told as soon as there is one. */
export async function sendUnsentPlaces() {
  if (!hasUnsentPlaces()) return
  const { sendPlaces } = await import('./unsent-places')
  await sendPlaces((place) => trpcClient.story.read.mutate(place))
}

export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    keptAnswersLink({
      isOutOfReach,
      wasReached,
      tellReach,
      correct: ({ data, ...question }) => queryClient.setQueryData(keyOf(question), data),
      read: async (question) => (await answers()).readAnswer(question),
      readOpen: async (question) =>
        (await answers()).withKeptPictures(queryClient.getQueryData(keyOf(question))),
      // What arrives after a sign-out is not kept for whoever comes next.
      keep: async (answer) => {
        const { keepAnswer } = await answers()
        if (currentSession()) await keepAnswer(answer)
      },
      askedBy: () => currentSession()?.user.id ?? null,
      forget: async (question) => (await answers()).forgetAnswer(question),
      beforeStories: sendUnsentPlaces,
    }),
    splitLink({
      condition: ({ type }) => type === 'subscription',
      true: httpSubscriptionLink({
        url: serverUrl(URL_PATH),
        EventSource,
        // The browser's own EventSource cannot send the bearer; a token never goes into the URL.
        eventSourceOptions: () => ({
          fetch: async (url, init) =>
            fetch(url, { ...init, headers: { ...init.headers, ...(await callHeaders()) } }),
        }),
      }),
      false: httpBatchLink({
        url: serverUrl(URL_PATH),
        maxURLLength: MAX_URL_LENGTH,
        maxItems: MAX_BATCH,
        headers: callHeaders,
      }),
    }),
  ],
})

export const trpc = createTRPCOptionsProxy<AppRouter>({ client: trpcClient, queryClient })
