/**
 * When something happens, after the story's own last scene: on the way home and at table, in bed, or on another
 * day. What names no time happens there and then.
 */
const LATE: readonly RegExp[] = [
  /\b(?:(?:on|all) the way (?:home|back)|went home|at home|got home|came home|(?:at|in front of) the door|doorstep|by the door|that evening|of the evening|towards evening|by supper|at supper|at the next meal)\b/i,
  /\b(?:bed|bedtime|bath|asleep|that night|in the dark|switched off|put out the light)\b/i,
  /\b(?:(?:the )?next (?:day|morning|month|night|time)|at breakfast|one night|since (?:then|that day)|some (?:days|weeks) later|that week|for a week|when they were next|these days|still|(?:every|each) (?:morning|evening|night|day|sunday)|on (?:sundays?|(?:the )?(?:monday|tuesday|wednesday|thursday|friday|saturday)s?)|till (?:spring|thursday)|it now said|has \p{L}+ back|have named|she finds)\b/iu,
]

const lateness = (english: string): number =>
  LATE.reduce((latest, when, at) => (when.test(english) ? at + 1 : latest), 0)

/** The lines of the last page do not run backwards: what happens in bed is told after what happens in the hall. */
export function inOrderOfTime<Line extends { english: string }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => lateness(one.english) - lateness(other.english))
}
