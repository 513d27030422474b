import type { Sex } from '@luciole/contract/sex'

/** Masculine and feminine of what stories say people are; regular participles follow a rule. */
const FORMS =
  `content contente|fier fière|heureux heureuse|prêt prête|seul seule|grand grande|petit petite|assis assise|surpris surprise|ravi ravie|parti partie|sorti sortie|sûr sûre|endormi endormie|curieux curieuse|courageux courageuse|inquiet inquiète|discret discrète|gentil gentille|doux douce|patient patiente|impatient impatiente|joyeux joyeuse|sérieux sérieuse|attentif attentive|pensif pensive|perdu perdue|venu venue|revenu revenue|devenu devenue|descendu descendue|debout debout|vif vive|gourmand gourmande|malin maligne|bavard bavarde|peureux peureuse|déçu déçue|ému émue|muet muette|essoufflé essoufflée|certain certaine|premier première|dernier dernière`
    .split('|')
    .map((pair) => pair.split(' ') as [string, string])
const FEMININE = new Map(FORMS)
const MASCULINE = new Map(FORMS.map(([m, f]) => [f, m]))

const TO_BE =
  'est|était|fut|sera|serait|semble|semblait|paraît|paraissait|devient|devint|reste|resta|restait'
const MANNER = 'très|si|bien|tout|trop|un peu|presque|vraiment|enfin|déjà|encore|aussi'

/** Nouns that end as participles do. */
const NOUNS = new Set(['bébé', 'côté', 'été', 'thé', 'invité', 'poupée', 'fée', 'idée'])

function formOf({ word, sex }: { word: string; sex: Sex }): string {
  if (NOUNS.has(word)) return word
  if (sex === 'female') return FEMININE.get(word) ?? (word.endsWith('é') ? `${word}e` : word)
  return MASCULINE.get(word) ?? (word.endsWith('ée') ? word.slice(0, -1) : word)
}

/** *Nina était content* → *contente*: the word after a name and its verb takes that one’s form. */
export function agreeInFrench({
  text,
  name,
  sex,
}: {
  text: string
  name: string
  sex: Sex
}): string {
  const bare = name.replace(/[^\p{L}\p{N}]/gu, '.')
  const said = new RegExp(
    `((?<!\\p{L}|\\p{L} et )${bare} (?:s['’])?(?:${TO_BE})(?: (?:${MANNER}))? )(\\p{L}+)(?!\\p{L})`,
    'gu',
  )
  return text.replace(said, (_, lead: string, word: string) => `${lead}${formOf({ word, sex })}`)
}
