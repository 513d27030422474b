import type { Currency, Sku } from '@luciole/contract/subscriptions'
import { CARDS, type Sandbox } from './sandbox'
import type { SandboxCheckoutRow } from './sandbox.tables'
import { isLive } from './subscription-life'
import { SANDBOX_WORDS, type SandboxLanguage } from './sandbox-words'

const LOCALES = { en: 'en-GB', fr: 'fr-FR' }
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

const STYLE = `:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1d2433;background:#eef1f6}
.mark{position:sticky;top:0;padding:.6rem 1rem;background:repeating-linear-gradient(-45deg,#ffd666 0 18px,#ffe9ab 18px 36px);font-weight:700;text-align:center}
main{max-width:30rem;margin:2rem auto;padding:2rem 1.5rem;background:#fff;border-radius:14px;box-shadow:0 1px 3px #0002,0 12px 40px #0001}
h1{margin:0;font-size:1.3rem}h2{margin:2rem 0 .5rem;font-size:1rem}.price{margin:.3rem 0 1.4rem;font-size:2rem;font-weight:700}.price small{font-size:.95rem;font-weight:400;color:#556}
button,a.back{display:flex;justify-content:space-between;gap:.8rem;text-align:left;width:100%;min-height:3rem;margin:.5rem 0;padding:.7rem 1rem;align-items:center;border:1px solid #8b94a7;border-radius:10px;background:#fff;font:inherit;color:inherit;cursor:pointer;text-decoration:none}
button:hover{background:#f3f5fa}button.main{justify-content:center;border-color:#2f4bd8;background:#2f4bd8;color:#fff;font-weight:700}
code{flex:none;color:#556}label{display:flex;gap:.6rem;padding:.3rem 0}input[type=number]{width:5rem;font:inherit}ul{padding-left:1.1rem}
:focus-visible{outline:3px solid #2f4bd8;outline-offset:3px}`

const page = ({
  language,
  title,
  body,
}: {
  language: SandboxLanguage
  title: string
  body: string
}) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><div class="mark" role="note">${SANDBOX_WORDS[language].mark}</div><main>${body}</main></body></html>`

const money = ({
  amount,
  currency,
  language,
}: {
  amount: number
  currency: Currency
  language: SandboxLanguage
}) => new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(amount / 100)

const skuText = ({ sku, language }: { sku: Sku; language: SandboxLanguage }) => {
  const { plan, tier, narration } = SANDBOX_WORDS[language].sku
  return ['Luciole', plan[sku.plan], tier[sku.tier], ...(sku.narration ? [narration] : [])].join(
    ' · ',
  )
}

const form = (fields: Record<string, string>, button: string) =>
  `<form method="post">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')}${button}</form>`

export function checkoutHtml({
  sku,
  amount,
  currency,
  language,
  state,
  accountId,
  successUrl,
  cancelUrl,
}: SandboxCheckoutRow) {
  const words = SANDBOX_WORDS[language]
  const isOpen = state === 'open'
  const isUnderWay = state === 'processing'
  const cards = CARDS.map((card) => {
    const [label, digits] = words.cards[card]
    return form({ card }, `<button name="pay">${label} <code>•••• ${digits}</code></button>`)
  })
  const bank = `<p>${words.thinking}</p>${form({ card: 'confirm' }, `<button>${words.confirm}</button>`)}${form({ card: 'expire' }, `<button>${words.giveUp}</button>`)}`
  const portal = `/sandbox/portal/${accountId}?${new URLSearchParams({ language, back: cancelUrl })}`
  const body = `<h1>${escapeHtml(skuText({ sku, language }))}</h1>
<p class="price">${money({ amount, currency, language })} <small>${words.perMonth}</small></p>
${isOpen ? `<h2>${words.chooseCard}</h2>${cards.join('')}${form({ card: 'expire' }, `<button>${words.expire}</button>`)}` : isUnderWay ? bank : `<p>${words.done}</p>`}
<a class="back" href="${escapeHtml(isOpen ? cancelUrl : successUrl)}">${words.back}</a>
<a class="back" href="${escapeHtml(portal)}">${words.clock}</a>`
  return page({ language, title: words.pay, body })
}

export function secondStepHtml({ language }: { language: SandboxLanguage }) {
  const words = SANDBOX_WORDS[language]
  const body = `<h1>${words.secondStep}</h1>
${form({ card: 'ok' }, `<button class="main">${words.approve}</button>`)}
${form({ card: 'declined' }, `<button>${words.refuse}</button>`)}`
  return page({ language, title: words.secondStep, body })
}

export function portalHtml({
  look: { account, now, subscriptions, charges, underWay },
  language,
  back,
}: {
  look: Awaited<ReturnType<Sandbox['look']>>
  language: SandboxLanguage
  back: string
}) {
  const words = SANDBOX_WORDS[language]
  const day = (date: Date) =>
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(date)
  const action = (name: string, label: string) =>
    form({ action: name }, `<button>${label}</button>`)
  const plans = subscriptions.map((row) => {
    const isOver = !isLive({ row, now })
    const said = isOver
      ? words.ended
      : row.graceUntil
        ? words.unpaid
        : row.willRenew
          ? words.renews
          : words.ends
    const when = isOver ? (row.graceUntil ?? row.periodEnd) : row.periodEnd
    const text = skuText({ sku: row.sku, language })
    return `<li>${escapeHtml(text)}, ${row.isRefunded ? words.refunded : `${said} ${day(when)}`}</li>`
  })
  const invoices = charges.map(
    ({ amount, currency, madeAt }) =>
      `<li>${day(madeAt)} · ${money({ amount, currency, language })}</li>`,
  )
  const payments = underWay.map(
    ({ id, sku }) =>
      `<a class="back" href="/sandbox/checkout/${id}">${escapeHtml(skuText({ sku, language }))}</a>`,
  )
  const { delaySeconds, ...knobs } = account.knobs
  const boxes = Object.entries(knobs).map(
    ([name, isOn]) =>
      `<label><input type="checkbox" name="${name}" value="on"${isOn ? ' checked' : ''}> ${words.knob[name as keyof typeof words.knob]}</label>`,
  )
  const body = `<h1>${words.portal}</h1>
<h2>${words.subscription}</h2><ul>${plans.join('') || `<li>${words.none}</li>`}</ul>
${payments.length > 0 ? `<h2>${words.underWay}</h2>${payments.join('')}` : ''}
<h2>${words.invoices}</h2><ul>${invoices.join('') || `<li>${words.none}</li>`}</ul>
<a class="back" href="${escapeHtml(back)}">${words.back}</a>
<h2>${words.clock}${language === 'fr' ? '\u00a0:' : ':'} ${day(now)}</h2>
${action('period', words.advancePeriod)}${action('day', words.advanceDay)}
${account.failsRenewals ? action('fix', words.failOff) : action('fail', words.failOn)}${action('refund', words.refund)}
<h2>${words.knobs}</h2>
<form method="post"><input type="hidden" name="action" value="knobs">
<label><input type="number" name="delaySeconds" min="0" max="600" value="${delaySeconds}"> ${words.delaySeconds}</label>
${boxes.join('')}<button>${words.save}</button></form>`
  return page({ language, title: words.portal, body })
}
