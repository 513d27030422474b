import type { Sex } from '@luciole/contract/sex'

const TITLES: Record<Sex, RegExp> = {
  female:
    /^(?:madame|mme|mademoiselle|mlle|mrs|ms|miss|lady|dame|queen|reine|princess|princesse|tante|aunt|auntie|mamie|granny|grandma|soeur|sœur|sister)\s+/i,
  male: /^(?:monsieur|m|mr|mister|lord|sir|king|roi|prince|baron|comte|count|duke|duc|oncle|uncle|papi|grandpa|frère|brother)\s+/i,
}

/** What a title in front of a name says about its bearer, when there is one. */
export const sexOfTitle = (name: string): Sex | undefined =>
  (['female', 'male'] as const).find((sex) => TITLES[sex].test(name))

/** The parent's name for the villain. A title the written part contradicts is left out. */
export function villainNameFor({ typed, sex }: { typed: string; sex: Sex }): string {
  const said = sexOfTitle(typed)
  return said && said !== sex ? typed.replace(TITLES[said], '') : typed
}
