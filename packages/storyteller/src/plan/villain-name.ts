import type { Bilingual } from '@luciole/contract/language'
import type { Sex } from '@luciole/contract/sex'
import { villainNameInBoth } from '@luciole/contract/villain-names'
import type { Casting } from '#bank/authoring'
import { sexOfInventedName } from '#plan/names'

const TITLES: Record<Sex, RegExp> = {
  female:
    /^(?:(?:the|la|old|vieille|big|grande)\s+)*(?:madame?|mme|mademoiselle|mlle|mrs|ms|miss|lady|dame|queen|reine|princess|princesse|duchess|duchesse|countess|comtesse|baroness|baronne|tante|tata|aunt|auntie|mamie|mémé|granny|grandma|sister|soeur|sœur|mother|mère|witch|sorcière|ogress|ogresse|fairy|fée)(?=[\s.]|$)\.?\s*/iu,
  male: /^(?:(?:the|le|old|vieux|vieil|big|grand)\s+)*(?:monsieur|m|mr|mister|lord|sir|king|roi|prince|baron|comte|count|duke|duc|oncle|tonton|uncle|papi|pépé|grandpa|brother|frère|father|père|wizard|sorcier|ogre)(?=[\s.]|$)\.?\s*/iu,
}
const SEXES = ['female', 'male'] as const
/** *la Grimace*, *le Grand Gel*: in French the article says it. */
const ARTICLES: Record<Sex, RegExp> = { female: /^la\s/iu, male: /^le\s/iu }
/** *Corvina*, *Grizelda*: so end ladies' names in both languages, but for a few. */
const LADYS_NAME = /^\p{L}{2,}(?:[^\P{L}aeiou]a|ia|ella|elle|ette|ina)$/iu
const NOT_LADYS =
  /^(?:luca|sacha|sasha|attila|dracula|ezra|nikita|joshua|gargantua|godzilla|yoda)$/iu

const sexOfTitle = (name: string): Sex | undefined => SEXES.find((sex) => TITLES[sex].test(name))

function withoutTitle(name: string): string {
  const title = sexOfTitle(name)
  return title ? name.replace(TITLES[title], '') : name
}

/** What a name says about its bearer: its title, its French article, or the name itself. */
export function sexOfVillain(name: string): Sex | undefined {
  const said = sexOfTitle(name) ?? SEXES.find((sex) => ARTICLES[sex].test(name))
  if (said) return said
  const first = name.trim().split(/\s+/)[0] ?? ''
  const known = sexOfInventedName(first)
  if (known || NOT_LADYS.test(first)) return known
  return LADYS_NAME.test(first) ? 'female' : undefined
}

/** Whether this casting's villain can be told as somebody of this sex. */
export const canBeOfSex = ({ roles }: Casting, sex: Sex) =>
  roles.V !== undefined && (roles.V.isEitherSex === true || roles.V.sex === sex)

/** The villain of this book: as the name the parent typed says, where the casting can tell it so. */
export function villainOf({ casting, typed }: { casting: Casting; typed: string }): {
  name: Bilingual | null
  sex: Sex
} {
  const written = casting.roles.V?.sex ?? 'female'
  const said = sexOfVillain(typed)
  const name = typed ? villainNameInBoth(typed) : null
  if (!name || !said || canBeOfSex(casting, said)) return { name, sex: said ?? written }
  // A title the written part contradicts is left out.
  const en = withoutTitle(name.en)
  const fr = withoutTitle(name.fr)
  return { name: en && fr ? { en, fr } : null, sex: written }
}
