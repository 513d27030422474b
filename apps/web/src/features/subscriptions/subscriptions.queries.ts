import type { Subscription } from '@luciole/contract/subscriptions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useAskAgain } from '#api/ask-again'
import { describeError, isNetworkError, reasonOf } from '#api/describe-error'
import { trpc } from '#api/trpc'

export const useSubscription = () => useQuery(trpc.subscription.get.queryOptions())
export const useOffers = () => useQuery(trpc.subscription.offers.queryOptions())

const SAYS_NOTHING = ['internal', 'overloaded', 'too_many_requests', 'invalid_input']

/** A refusal with words of its own says them; the network has the sentence about money. */
const paymentFailed =
  (words: 'summary.failed' | 'change.failed' | 'cancel.failed' | 'cancel.resumeFailed') =>
  (error: unknown) => {
    const reason = reasonOf(error)
    if (isNetworkError(error) || reason === 'payment.unavailable') {
      return i18next.t('subscriptions:summary.networkError')
    }
    if (reason === 'payment.offering_not_found')
      return i18next.t('subscriptions:subscribe.notFound')
    if (reason && !SAYS_NOTHING.includes(reason)) return describeError(error)
    return i18next.t(`subscriptions:${words}`)
  }

export function useKnownSubscription() {
  const client = useQueryClient()
  const askTheRest = useAskAgain(trpc.account.get.queryKey(), trpc.kid.pathKey())
  return async (subscription: Subscription) => {
    client.setQueryData(trpc.subscription.get.queryKey(), subscription)
    await askTheRest()
  }
}

export const useCheckout = () =>
  useMutation(
    trpc.subscription.checkout.mutationOptions({
      meta: { failed: paymentFailed('summary.failed') },
    }),
  )

export function useChangePlan() {
  const onSuccess = useKnownSubscription()
  return useMutation(
    trpc.subscription.changePlan.mutationOptions({
      meta: {
        done: () => i18next.t('subscriptions:change.done'),
        failed: paymentFailed('change.failed'),
      },
      onSuccess,
    }),
  )
}

export function useCancel() {
  const onSuccess = useKnownSubscription()
  return useMutation(
    trpc.subscription.cancel.mutationOptions({
      meta: {
        done: () => i18next.t('subscriptions:cancel.done'),
        failed: () => i18next.t('subscriptions:cancel.failed'),
      },
      onSuccess,
    }),
  )
}

export function useResume() {
  const onSuccess = useKnownSubscription()
  return useMutation(
    trpc.subscription.resume.mutationOptions({
      meta: {
        done: () => i18next.t('subscriptions:cancel.resumed'),
        failed: paymentFailed('cancel.resumeFailed'),
      },
      onSuccess,
    }),
  )
}

/** The page is another site's, or the store's: it takes this tab. */
export const usePortal = () =>
  useMutation(
    trpc.subscription.portal.mutationOptions({
      meta: { failed: () => i18next.t('subscriptions:state.portalFailed') },
      onSuccess: ({ url }) => globalThis.location.assign(url),
    }),
  )

export function useStartTrial() {
  const onSuccess = useKnownSubscription()
  return useMutation(
    trpc.subscription.startTrial.mutationOptions({
      meta: {
        done: () => i18next.t('subscriptions:subscribe.trialStarted'),
        failed: (error) =>
          reasonOf(error) === 'trial.already_used'
            ? describeError(error)
            : i18next.t('subscriptions:subscribe.trialFailed'),
      },
      onSuccess,
    }),
  )
}

export function useSkipOnboarding() {
  const onSuccess = useAskAgain(trpc.subscription.pathKey())
  return useMutation(trpc.subscription.skipOnboarding.mutationOptions({ onSuccess }))
}

const FIRST_MS = 10_000
const SECOND_MS = 40_000

/** Often at first, then patiently. */
export const lookAgainAfter = (waitedMs: number) =>
  waitedMs < FIRST_MS ? 1000 : waitedMs < SECOND_MS ? 3000 : 10_000

export const useAttempt = ({
  attemptId,
  waitedMs,
}: {
  attemptId: string
  waitedMs: () => number
}) =>
  useQuery({
    ...trpc.subscription.attempt.queryOptions({ attemptId }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      ['succeeded', 'failed', 'expired'].includes(state.data?.state ?? '')
        ? false
        : lookAgainAfter(waitedMs()),
  })

export const usePreview = ({
  sku,
  enabled,
}: {
  sku: Parameters<typeof trpc.subscription.previewChange.queryOptions>[0]
  enabled: boolean
}) => useQuery({ ...trpc.subscription.previewChange.queryOptions(sku), enabled, staleTime: 0 })
