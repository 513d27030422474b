/** Faults a splice can leave in French: *de le*, *que il*, *le école*, *l’porte*. */
const JOINT =
  /(?<![\p{L}’])(?:(?:de|à) les?(?= \p{Ll}+)(?! (?:lui|leur|y|en)(?!\p{L})| \p{Ll}*(?:er|ir|re)(?!\p{L}))|(?:que ils?|que elles?|si ils?)(?= \p{Ll}))|(?<![\p{L}’])(?:le|la|de|que|je|ne|se|me|te) (?=[aeéèêàâîôœ]\p{L})(?!onz|un\b|une\b|elle |à|en |y |et |ou |où )|(?<!\p{L})(?:qu|[cdjlmnst])’(?=[bcdfgjklmnpqrstvwxz])/iu

/** The first bad joint of a French text, with what stands round it. */
export function findBadJoint(text: string): string | null {
  const found = JOINT.exec(text)
  if (!found) return null
  return text.slice(Math.max(0, found.index - 20), found.index + 30).replaceAll('\n', ' / ')
}
