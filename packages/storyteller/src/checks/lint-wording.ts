import type { Unit } from '#bank/story-text'

/** Lines told where they stand; jokes and remarks are laid where no pronoun follows. */
const SPLICE = String.raw`\{>(?:meet|pay|recap[123])\}`
const PRONOUN = {
  en: new RegExp(
    String.raw`${SPLICE}[.!?]?\s+(?:[~+<-] )?((?:He|She|They|His|Her|Him|Their)(?!\p{L})|\{[hfv]:(?:He|His|Him)\|)`,
    'u',
  ),
  fr: new RegExp(
    String.raw`${SPLICE}[.!?]?\s+(?:[~+<-] )?((?:Il|Elle|Ils|Elles|Lui|Leur|Son|Sa|Ses)(?!\p{L})(?! (?:y |ne restait|restait|resta|fut|était|faisait|fallait|pleuvait))|\{(?:h|f|hf):(?:Il|Ils)\|)`,
    'u',
  ),
} as const

/**
 * The friends of an `{each:…}` may be one, a girl or a boy: whoever else is meant by the next sentence is named. *Ils*
 * and *elles* are the party only as `{hf:…}`, and *they* is the party too.
 */
const EACH = String.raw`\{each:[^}]*\}\s+(?:[~+-] )?`
const AFTER_EACH = {
  en: new RegExp(String.raw`${EACH}(?:(?:He|She)(?!\p{L})|\{v:He\|)`, 'u'),
  fr: new RegExp(
    String.raw`${EACH}(?:(?:Il|Elle|Ils|Elles)(?!\p{L})(?! (?:y |n'y |en |faut|fallut|fait|faisait|était temps))|\{v:Il\|)`,
    'u',
  ),
} as const

/** Adjectives and participles a girl has in another form. */
const OF_A_BOY =
  'content|assis|seul|endormi|prêt|fier|perdu|venu|revenu|parti|sorti|surpris|heureux|malheureux|curieux|furieux|sérieux|silencieux|certain|sûr|inquiet|muet|vif|grand|petit|gentil|debout seul|premier|dernier|prudent|patient|absent|présent|savant|méchant|très content'
const AGREEMENT = new RegExp(
  String.raw`\{([HF])\} (?:n')?(?:est|était|fut|reste|resta|restait|semble|semblait|sembla|devient|devint|redevint|paraît|parut)(?: pas)?(?: (?:très|trop|tout|si|bien|vraiment|un peu|déjà|encore|presque|assez))? (?:(?:${OF_A_BOY})(?![\p{L}{])|\p{Ll}+é(?![\p{L}{]))`,
  'u',
)

/** A pronoun nobody can follow, and French that suits a boy alone. */
export function lintWording(unit: Unit): string[] {
  const faults: string[] = []
  for (const language of ['en', 'fr'] as const) {
    const pronoun = PRONOUN[language].exec(unit[language])?.[0]
    if (pronoun)
      faults.push(
        `${unit.name} (${language}): a pronoun after a splice, where a name belongs: "${pronoun.replaceAll('\n', ' / ')}"`,
      )
    const after = AFTER_EACH[language].exec(unit[language])?.[0]
    if (after)
      faults.push(
        `${unit.name} (${language}): a pronoun after {each:…}, where a name belongs: "${after.replaceAll('\n', ' / ')}"`,
      )
  }
  const boyish = AGREEMENT.exec(unit.fr)
  if (boyish)
    faults.push(
      `${unit.name} (fr): an agreement gap: write {${boyish[1]?.toLowerCase()}:…|…} in "${boyish[0]}"`,
    )
  return faults
}
