import type { Currency, Sku } from '@luciole/contract/subscriptions'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { trpcClient } from '#api/trpc'
import { abandonPage, openPage } from '#platform/open-page'
import { attemptFor, skuKey } from './plan-choice'
import { useStore, useStorePurchase } from './store.queries'
import { useCheckout } from './subscriptions.queries'

/** Paid on the provider's page, or where the device has a store of its own, in that. */
export function usePay({ sku, currency }: { sku: Sku; currency: Currency }) {
  const navigate = useNavigate()
  const store = useStore()
  const checkout = useCheckout()
  const purchase = useStorePurchase()
  const { reset } = checkout
  const isGivenUp = useRef(false)
  useEffect(() => {
    // Whoever comes back from the payment page finds this one as it was left: opening it.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset()
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [reset])
  const awaitIt = (attempt: string) =>
    void navigate({ to: '/subscribe/awaiting', search: { checkout: attempt } })

  function leave() {
    isGivenUp.current = true
    if (checkout.isSuccess) abandonPage()
    reset()
  }

  /** Closed by its cross, a page over the app says nothing of what was done on it; the server looks. */
  async function comeBackFrom(order: Parameters<typeof checkout.mutate>[0]) {
    const attempt = await trpcClient.subscription.checkout.mutate(order).catch(() => null)
    if (!attempt || attempt.checkoutUrl) reset()
    else awaitIt(order.attemptId)
  }

  function payOnPage() {
    const order = { attemptId: attemptFor(`${skuKey(sku)} ${currency}`), sku, currency }
    const onSuccess = ({ checkoutUrl }: { checkoutUrl: string | null }) => {
      if (checkoutUrl) {
        void openPage({ url: checkoutUrl, onClosed: () => void comeBackFrom(order) })
      } else awaitIt(order.attemptId)
    }
    checkout.mutate(order, { onSuccess })
  }
  const payInStore = () =>
    purchase.mutate(
      { sku, isGivenUp: () => isGivenUp.current },
      { onSuccess: (bought) => bought !== 'given_up' && awaitIt('store') },
    )

  return {
    isBusy: store ? purchase.isPending : checkout.isPending || checkout.isSuccess,
    pay() {
      isGivenUp.current = false
      if (store) payInStore()
      else payOnPage()
    },
    /** For whoever changes their mind while the payment page is being opened. */
    leave,
  }
}
