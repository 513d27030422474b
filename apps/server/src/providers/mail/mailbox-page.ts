import type { Language } from '@luciole/contract/language'
import type { listOutbox } from './outbox'

export type Listed = Awaited<ReturnType<typeof listOutbox>>[number]

const WORDS = {
  en: {
    title: 'Mailbox',
    lead: 'The letters this server would have sent. Only this machine can read them.',
    empty: 'Nothing yet. The letters of your account arrive here.',
  },
  fr: {
    title: 'Boîte aux lettres',
    lead: 'Les lettres que ce serveur aurait envoyées. Seule cette machine peut les lire.',
    empty: 'Rien pour l’instant. Les lettres de votre compte arriveront ici.',
  },
}

const STYLE = `
:root{color-scheme:light dark;--page:#fbf6eb;--surface:#fffdf9;--ink:#24233c;--muted:#535368;--line:#e4d9c6}
@media (prefers-color-scheme:dark){:root{--page:#15142b;--surface:#22203d;--ink:#ece4d2;--muted:#abacc1;--line:#3f3d60}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:44rem;padding:2rem 1.25rem 4rem;background:var(--page);color:var(--ink);font:1.0625rem/1.5 Nunito,'Avenir Next','Segoe UI',sans-serif}
h1,h2{font-family:Fredoka,Nunito,'Avenir Next','Segoe UI',sans-serif;font-weight:600;line-height:1.15;text-wrap:balance}
h1{margin:0;font-size:1.875rem}
h2{margin:0;font-size:1.25rem}
p{margin:.375rem 0 0;color:var(--muted);font-size:.9375rem;overflow-wrap:anywhere}
article{margin-top:1.5rem;overflow:hidden;background:var(--surface);border:1px solid var(--line);border-radius:1.25rem}
header{padding:1.125rem 1.25rem}
iframe{display:block;width:100%;height:46rem;border:0;background:#fbf6eb}`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** A letter shows in a frame without scripts; its links open in the window they are clicked in. */
function letterHtml({ letter, language }: { letter: Listed; language: Language }) {
  const { to, subject, html, sentAt } = letter
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' })
  return `<article>
<header><h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(to)} · <time datetime="${sentAt.toISOString()}">${when.format(sentAt)}</time></p></header>
<iframe sandbox="allow-top-navigation-by-user-activation allow-popups" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(`<base target="_top">${html}`)}"></iframe>
</article>`
}

export function mailboxPage({ letters, language }: { letters: Listed[]; language: Language }) {
  const words = WORDS[language]
  const list = letters.map((letter) => letterHtml({ letter, language })).join('\n')
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>Luciole · ${words.title}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><main><h1>${words.title}</h1>
<p>${words.lead}</p>
${list || `<p>${words.empty}</p>`}</main></body></html>`
}
