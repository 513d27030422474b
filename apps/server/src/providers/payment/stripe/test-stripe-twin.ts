import { randomUUID } from 'node:crypto'
import type { TestClock } from '#platform/test-clock'

type Form = Record<string, string>
type Item = {
  id: string
  price: { id: string }
  current_period_start: number
  current_period_end: number
}
interface Session {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  url: string | null
  customer: string
  currency: string
  prices: string[]
  metadata: Form
}
interface Subscription {
  id: string
  object: 'subscription'
  customer: string
  currency: string
  status: 'active'
  cancel_at_period_end: boolean
  cancel_at: null
  ended_at: null
  pending_update: null
  schedule: null | { id: string; phases: { start_date: number; items: { price: string }[] }[] }
  items: { object: 'list'; data: Item[] }
}
const MONTH_SECONDS = 30 * 86_400
const LIVES = { status: 'active', cancel_at: null, ended_at: null, pending_update: null } as const

const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/' })
/** `items[0][price]=a&items[1][price]=b` → ['a', 'b']. */
const pricesIn = ({ form, prefix }: { form: Form; prefix: string }) =>
  Object.entries(form)
    .filter(([name]) => name.startsWith(prefix) && name.endsWith('[price]'))
    .map(([, price]) => price)
const metadataIn = (form: Form) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return key ? [[key, value]] : []
    }),
  )

/** Answers what the adapter asks in the recorded shapes, and remembers, as Stripe would. */
export function createStripeTwin({ clock }: { clock: TestClock }) {
  const seconds = () => Math.floor(clock.now().getTime() / 1000)
  const sessions: Session[] = []
  let subscriptions: Subscription[] = []
  const charges: {
    id: string
    customer: string
    paid: true
    refunded: boolean
    disputed: boolean
    created: number
  }[] = []
  const answered = new Map<string, unknown>()
  const newId = (kind: string) => `${kind}_${randomUUID().slice(0, 8)}`
  const item = (price: string): Item => ({
    id: newId('si'),
    price: { id: price },
    current_period_start: seconds(),
    current_period_end: seconds() + MONTH_SECONDS,
  })

  function change({ subscription, form }: { subscription: Subscription; form: Form }) {
    if (form.cancel_at_period_end) {
      subscription.cancel_at_period_end = form.cancel_at_period_end === 'true'
    }
    for (let index = 0; form[`items[${index}][id]`] ?? form[`items[${index}][price]`]; index++) {
      const at = (name: string) => form[`items[${index}][${name}]`]
      const known = subscription.items.data.find(({ id }) => id === at('id'))
      const others = subscription.items.data.filter((one) => one !== known)
      if (at('deleted')) subscription.items.data = others
      else if (known) known.price.id = at('price') ?? known.price.id
      else subscription.items.data.push(item(at('price') ?? ''))
    }
    return subscription
  }

  function schedule({ subscription, form }: { subscription: Subscription; form: Form }) {
    const end = subscription.items.data[0]?.current_period_end ?? 0
    const items = pricesIn({ form, prefix: 'phases[1]' }).map((price) => ({ price }))
    subscription.schedule = { id: subscription.schedule?.id ?? newId('sub_sched'), phases: [] }
    if (items.length > 0) subscription.schedule.phases = [{ start_date: end, items }]
    return subscription.schedule
  }

  function answer({ method, path, form }: { method: string; path: string; form: Form }): unknown {
    const [, , resource = '', id = '', verb = ''] = path.split('/')
    const subscription = subscriptions.find((one) => one.id === id)
    const scheduled = subscriptions.find((one) => one.schedule?.id === id)
    switch (`${method} ${resource}${id && '/…'}${verb && `/${verb}`}`) {
      case 'POST customers':
        return { id: newId('cus') }
      case 'DELETE customers/…':
        subscriptions = subscriptions.filter(({ customer }) => customer !== id)
        return { id, deleted: true }
      case 'GET charges':
        return list(charges.filter(({ customer }) => customer === form.customer))
      case 'GET subscriptions':
        return list(subscriptions.filter(({ customer }) => customer === form.customer))
      case 'GET subscriptions/…':
        return subscription
      case 'POST subscriptions/…':
        return subscription && change({ subscription, form })
      case 'POST invoices/…':
        return { object: 'invoice', amount_due: 321 }
      case 'POST subscription_schedules': {
        const from = subscriptions.find((one) => one.id === form.from_subscription)
        return from && schedule({ subscription: from, form })
      }
      case 'POST subscription_schedules/…':
        return scheduled && schedule({ subscription: scheduled, form })
      case 'POST subscription_schedules/…/release':
        if (scheduled) scheduled.schedule = null
        return { id }
      case 'POST billing_portal/…':
        return { url: `https://billing.stripe.example/${form.customer}` }
      default:
        return undefined
    }
  }

  function answerCheckout({ method, path, form }: { method: string; path: string; form: Form }) {
    const [, , , , id = '', verb = ''] = path.split('/')
    const known = sessions.find((one) => one.id === id)
    if (method === 'GET' && id) return known
    if (method === 'GET') {
      return list(
        sessions.filter(
          ({ customer, status }) => customer === form.customer && status === form.status,
        ),
      )
    }
    if (known && verb === 'expire') return Object.assign(known, { status: 'expired', url: null })
    const made: Session = {
      id: newId('cs'),
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      url: `https://checkout.stripe.example/${randomUUID()}`,
      customer: form.customer ?? '',
      currency: form.currency ?? '',
      prices: pricesIn({ form, prefix: 'line_items' }),
      metadata: metadataIn(form),
    }
    sessions.push(made)
    return made
  }

  const request: typeof fetch = async (input, init) => {
    const url = new URL(String(input))
    const method = init?.method ?? 'GET'
    const search =
      method === 'POST' ? new URLSearchParams(String(init?.body ?? '')) : url.searchParams
    const asked = { method, path: url.pathname, form: Object.fromEntries(search) }
    const key = new Headers(init?.headers).get('idempotency-key')
    const known = key && answered.get(key)
    const body =
      known ?? (asked.path.startsWith('/v1/checkout') ? answerCheckout(asked) : answer(asked))
    if (!body) return Response.json({ error: { message: 'No such thing' } }, { status: 404 })
    if (key) answered.set(key, structuredClone(body))
    return Response.json(body)
  }

  return {
    request,
    /** A card that works, on the hosted page. */
    pay(sessionId: string) {
      const session = sessions.find(({ id, status }) => id === sessionId && status === 'open')
      if (!session) return
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
      const { customer, currency, prices } = session
      subscriptions.push({
        ...LIVES,
        id: newId('sub'),
        object: 'subscription',
        customer,
        currency,
        cancel_at_period_end: false,
        schedule: null,
        items: { object: 'list', data: prices.map(item) },
      })
      charges.push({
        id: newId('ch'),
        customer,
        paid: true,
        refunded: false,
        disputed: false,
        created: seconds(),
      })
    },
    chargesOf: (customer: string) => charges.filter((one) => one.customer === customer),
  }
}
