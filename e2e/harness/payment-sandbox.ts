type Account = { origin: string; accountId: string }

const portal = ({ origin, accountId }: Account) => `${origin}/sandbox/portal/${accountId}`

async function act({ fields, ...account }: Account & { fields: Record<string, string> }) {
  const body = new URLSearchParams(fields)
  await fetch(portal(account), { method: 'POST', body, redirect: 'manual' })
}

/** Moves the account's virtual clock: to its next renewal, or by a day. */
export const advanceClock = ({ by, ...account }: Account & { by: 'period' | 'day' }) =>
  act({ ...account, fields: { action: by } })

/** From now on no webhook arrives. */
export const loseWebhooks = (account: Account) =>
  act({ ...account, fields: { action: 'knobs', drop: 'on' } })

/** What was charged, as the portal lists it. */
export async function invoicesOf(account: Account): Promise<string[]> {
  const page = await (await fetch(portal(account))).text()
  return [...page.matchAll(/<li>(\d[^<]* · [^<]*)<\/li>/g)].map(([, line]) => line ?? '')
}
