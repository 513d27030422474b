/** Names whose h is aspirated: *de Hugo*, against *d’Hélène*. */
const ASPIRATED = new Set(
  `hugo hector harry hassan hans harold hakim hamza hawa heidi hildegarde huck hamid haroun harper
  hazel heath holden howard hudson hunter haruki hiro hugh huey hansel hérisson hérissonne hibou homard héron`.split(
    /\s+/,
  ),
)
const MUTE_OR_VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæh]/
/** *de Yanis, de Ouassim*: a y or an ou before a vowel is heard as a consonant. */
const GLIDE = /^(?:y[aeiouéè]|ou[aeié]|oui)/

/** Whether French says *d’* and *qu’* before this word. */
export function elides(word: string): boolean {
  const first = word.toLowerCase().split(/[\s'’-]/)[0] ?? ''
  return MUTE_OR_VOWEL.test(first) && !ASPIRATED.has(first) && !GLIDE.test(first)
}

/** English *an* before a vowel sound. */
export const takesAn = (word: string): boolean =>
  /^(?:[aeio]|u(?!ni|se|ku)|hour|honest)/i.test(word)
