import type { Book } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import { placeholderOf } from '#retell/hide-names'
import { agreeInFrench } from '#retell/french-agreement'
import { elides } from '@luciole/contract/elision'

const ELIDING = 'd|qu|jusqu|lorsqu|puisqu|quoiqu'
const escape = (mark: string) => mark.replace(/[{}]/g, '\\$&')
const likeFirst = (text: string, like: string) => (/^\p{Lu}/u.test(like) ? capitalised(text) : text)
const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase())

const CONTRACTED: Record<string, string> = {
  'de le': 'du',
  'de les': 'des',
  'à le': 'au',
  'à les': 'aux',
}

/** French joints around a name: *d’Emma* but *de Hugo*, *du blaireau* and never *de le blaireau*. */
function joinFrench({ text, mark, name }: { text: string; mark: string; name: string }): string {
  const [, article = '', bare = ''] = /^(les?)\s(.+)$/i.exec(name) ?? []
  return text
    .replace(new RegExp(`(?<!\\p{L})(de|à)\\s+${escape(mark)}`, 'giu'), (kept, word: string) => {
      const joint = CONTRACTED[`${word} ${article}`.toLowerCase()]
      return joint === undefined ? kept : `${likeFirst(joint, word)} ${bare}`
    })
    .replace(
      new RegExp(`(?<!\\p{L})(${ELIDING})(?:e\\s+|['’]\\s*)${escape(mark)}`, 'giu'),
      (_, stem: string) => (elides(name) ? `${stem}’${name}` : `${stem}e ${name}`),
    )
}

/** A model's page with our names in it, in forms that agree with whose they are. */
export function restoreNames({
  text,
  cast,
  language,
}: {
  text: string
  cast: Book['cast']
  language: Language
}): string {
  return cast.reduce((told, { id, name, sex }) => {
    const mark = placeholderOf(id)
    const choice = new RegExp(`\\{\\{${id.toUpperCase()}:([^|{}]*)\\|([^{}]*)\\}\\}`, 'g')
    const chosen = told.replace(choice, (_, m: string, f: string) => (sex === 'female' ? f : m))
    const joined = language === 'fr' ? joinFrench({ text: chosen, mark, name: name.fr }) : chosen
    const named = joined.replace(
      new RegExp(`(^|[.!?…]\\s+|\\n|\\[[A-Z]:|)${escape(mark)}`, 'g'),
      (_, before: string, at: number) =>
        before === '' && at > 0 ? name[language] : `${before}${capitalised(name[language])}`,
    )
    return language === 'fr' && sex ? agreeInFrench({ text: named, name: name.fr, sex }) : named
  }, text)
}
