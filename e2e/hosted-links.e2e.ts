import { AuthClient } from '@supabase/auth-js'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, visit, type Visitor } from './harness/browser'
import { newParent } from './harness/family'
import { firstLink, waitForMail } from './harness/mailbox'
import { newEmail } from './harness/parent'
import { languagesToWalk } from './harness/visits'
import { wordsOf } from './harness/words'

const browser = openBrowser()
const STORAGE_KEY = 'luciole-session'

/** Where a project that mails links of its own sends people: the session stands in the fragment. */
function withTokens({ session, to, type }: { session: object; to: string; type: string }) {
  const known = Object.entries(session).filter(([, value]) => typeof value !== 'object')
  const fragment = new URLSearchParams(known.map(([name, value]) => [name, String(value)]))
  return `${inject('origin')}${to}#${fragment}&type=${type}`
}

/** The same with PKCE: a code, good only on the device that keeps what the flow began with. */
async function withCode({ visitor, email }: { visitor: Visitor; email: string }) {
  const { origin } = visitor
  const kept = new Map<string, string>()
  const auth = new AuthClient({
    url: `${origin}/auth/v1`,
    storageKey: STORAGE_KEY,
    flowType: 'pkce',
    persistSession: true,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  })
  const redirectTo = `${origin}/changepassword`
  await auth.resetPasswordForEmail(email, { redirectTo })
  const letter = await waitForMail({ origin, to: email, subject: /password|mot de passe/i })
  const query = new URLSearchParams({
    token: new URL(firstLink(letter)).searchParams.get('token_hash') ?? '',
    type: 'recovery',
    redirect_to: redirectTo,
  })
  return { url: `${origin}/auth/v1/verify?${query}`, kept: [...kept] }
}

describe.each(languagesToWalk({ inGate: 'fr' }))(
  'a link of a hosted project, in %s',
  (language) => {
    const words = wordsOf(language).accounts
    const expectNoQuestionOfTheOld = async ({ page }: Visitor) => {
      expect(await page.getByLabel(words.change.current, { exact: true }).count()).toBe(0)
      expect(new URL(page.url()).hash).not.toContain('access_token')
      expect(new URL(page.url()).searchParams.has('code')).toBe(false)
    }

    it('begins a session by the tokens it carries; a reset asks for no old password', async () => {
      const { session } = await newParent({ origin: inject('origin'), language })
      for (const [to, type, says] of [
        ['/emailconfirmed', 'signup', words.confirmed.title],
        ['/changepassword', 'recovery', words.change.title],
      ] as const) {
        const visitor = await visit({ browser: browser(), language })
        await visitor.page.goto(withTokens({ session, to, type }))
        await visitor.page.getByRole('heading', { name: says }).waitFor()
        await expectNoQuestionOfTheOld(visitor)
        await visitor.context.close()
      }
    })

    it('is followed too late: whether or not somebody is signed in, a new mail is offered', async () => {
      const { signIn } = await newParent({ origin: inject('origin'), language })
      const refusal = '#error=access_denied&error_code=otp_expired&error_description=late&sb='
      for (const [path, isSignedIn] of [
        ['/changepassword', false],
        ['/emailconfirmed', true],
      ] as const) {
        const visitor = await visit({ browser: browser(), language })
        if (isSignedIn) await signIn(visitor.context)
        const { page, origin } = visitor
        await page.goto(`${origin}${path}${refusal}`)
        await page.getByRole('heading', { name: words.verify.expiredTitle }).waitFor()
        await visitor.expectAccessible()
        await page.getByLabel(words.email, { exact: true }).fill(newEmail())
        await page.getByRole('button', { name: words.verify.newMail }).click()
        const sent = isSignedIn ? words.verify.sentMessage : words.reset.sentMessage
        await page.getByText(sent.split('{{email}}')[1] ?? sent).waitFor()
        expect(visitor.troubles).toEqual([])
        await visitor.context.close()
      }
    })

    it('begins one by a code where the flow began, and nowhere else', async () => {
      const { email } = await newParent({ origin: inject('origin'), language })
      const visitor = await visit({ browser: browser(), language })
      const { url, kept } = await withCode({ visitor, email })
      const { page } = visitor
      await page.goto(`${visitor.origin}/privacy`)
      await page.evaluate((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value)
      }, kept)
      await page.goto(url)
      await page.getByRole('heading', { name: words.change.title }).waitFor()
      await expectNoQuestionOfTheOld(visitor)
      await visitor.context.close()

      const elsewhere = await visit({ browser: browser(), language })
      elsewhere.expectTrouble(/./)
      await elsewhere.page.goto(`${elsewhere.origin}/changepassword?code=${crypto.randomUUID()}`)
      await elsewhere.page.getByRole('heading', { name: words.verify.expiredTitle }).waitFor()
      await elsewhere.context.close()
    })
  },
)
