import type { Letter, LetterWords } from './letter'

const FONT = "'Nunito','Avenir Next','Segoe UI',Helvetica,Arial,sans-serif"
const DISPLAY = "'Fredoka','Nunito','Avenir Next Rounded','Segoe UI',Helvetica,Arial,sans-serif"

/** Tables and inline styles: the only HTML every mailbox draws the same. */
export function drawLetter({ letter, words }: { letter: Letter; words: LetterWords }): string {
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escape(letter.subject)}</title>
</head>
<body style="margin:0;background:#fbf6eb;color:#24233c;font-family:${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escape(letter.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf6eb">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fffdf9;border-radius:24px;overflow:hidden;box-shadow:0 2px 14px rgba(36,35,60,.08)">
${head(words)}
<tr><td style="padding:32px 36px 8px">
<h1 style="margin:0 0 16px;font-family:${DISPLAY};font-size:26px;line-height:1.25;font-weight:600;color:#24233c">${escape(letter.title)}</h1>
${letter.paragraphs.map(paragraph).join('\n')}
</td></tr>
${letter.code ? codeRow(letter.code) : ''}
${letter.button ? buttonRow(letter.button) : ''}
${letter.life ? lifeRow(letter.life) : ''}
<tr><td style="padding:20px 36px 32px">
<p style="margin:0;padding-top:20px;border-top:1px solid #f3ebda;font-size:14px;line-height:1.55;color:#535368">${escape(letter.closing)}</p>
${letter.button ? plainAddress({ url: letter.button.url, words }) : ''}
</td></tr>
</table>
<p style="margin:20px 0 0;font-size:13px;line-height:1.5;color:#535368">Luciole · ${escape(words.tagline)}</p>
</td></tr>
</table>
</body>
</html>
`
}

/** The same letter for a mailbox that shows text only. */
export function writeLetter({ letter, words }: { letter: Letter; words: LetterWords }): string {
  const parts = [
    letter.title,
    ...letter.paragraphs,
    letter.code,
    letter.button && `${letter.button.label}\n${letter.button.url}`,
    letter.life,
    letter.closing,
    `Luciole · ${words.tagline}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const head = (
  words: LetterWords,
) => `<tr><td bgcolor="#15142b" style="background:#15142b;padding:26px 36px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td style="font-family:${DISPLAY};font-size:24px;font-weight:600;color:#ece4d2;letter-spacing:.2px"><span style="display:inline-block;width:12px;height:12px;margin-right:12px;border-radius:50%;background:#f9b13e;box-shadow:0 0 0 5px rgba(249,177,62,.22),0 0 18px 8px rgba(249,177,62,.28)"></span>Luciole</td>
<td align="right" aria-hidden="true" style="font-size:15px;color:#f9b13e;letter-spacing:7px" title="${escape(words.tagline)}">✦<span style="font-size:9px;color:#b59be6">✦</span><span style="font-size:11px;color:#edbb64">✦</span></td>
</tr></table>
</td></tr>`

const paragraph = (text: string) =>
  `<p style="margin:0 0 14px;font-size:17px;line-height:1.6;color:#24233c">${escape(text)}</p>`

const buttonRow = ({
  label,
  url,
}: {
  label: string
  url: string
}) => `<tr><td style="padding:14px 36px 4px">
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="#613ebe" style="border-radius:999px;background:#613ebe">
<a href="${escape(url)}" style="display:inline-block;padding:16px 24px;font-family:${DISPLAY};font-size:17px;text-align:center;font-weight:600;line-height:1.2;color:#ffffff;text-decoration:none;border-radius:999px">${escape(label)}</a>
</td></tr></table>
</td></tr>`

const codeRow = (code: string) =>
  `<tr><td style="padding:8px 36px 4px"><p style="margin:0;padding:18px 24px;border-radius:16px;background:#f3ebda;font-family:${DISPLAY};font-size:34px;font-weight:600;letter-spacing:10px;color:#24233c">${escape(code)}</p></td></tr>`

const lifeRow = (life: string) =>
  `<tr><td style="padding:12px 36px 0"><p style="margin:0;font-size:15px;line-height:1.5;color:#535368">${escape(life)}</p></td></tr>`

const plainAddress = ({ url, words }: { url: string; words: LetterWords }) =>
  `<p style="margin:16px 0 0;font-size:13px;line-height:1.5;color:#535368">${escape(words.linkInstead)}<br><a href="${escape(url)}" style="color:#613ebe;word-break:break-all">${escape(url)}</a></p>`

function escape(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
}
