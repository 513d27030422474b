/**
 * Words of our stories that no dictionary holds: sounds, names, and a few of our own making. What
 * is neither here nor in a dictionary is a misprint.
 */
export const OWN_WORDS = {
  sounds:
    'aaaaaaah aaaaah aaaah aaah atchoo bam bim bip blop blub boing bom boop brrr bzzz clac crrrk doo dooooo fff fffff fffiii fwee glug grrr grrrrumble grrrumble hee hel hic hm hmmm hoo hooooo hrrm looong mmm mmmf mwah ohhh ome oo oof oooo ooooo oooooh pff pfff plap plick pling plink plip prrr pss psss pssss rrr rrrip rrrr rrrrr shhh shlooop shoom splish sss surp tink tock waa whoo whooooo zzz',
  names: 'albin napolebuttons odette ottilie pim',
  words:
    "another's bedsheet clockmaker d'you deathday dognuts donjon earthrise else's evers firebird firebirds moonrise procceed pwesent scools soufflé wel whoever's yoghurt",
} as const
const OWN = new Set(Object.values(OWN_WORDS).flatMap((words) => words.split(' ')))

export const isOwnWord = (word: string) =>
  OWN.has(word.toLowerCase().replace(/'s$/, '')) || OWN.has(word.toLowerCase())
