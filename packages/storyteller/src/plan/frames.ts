/**
 * Orders of page 1, from five years up: who somebody is, the kid's own detail, what page 1 puts into
 * their hands, or words spoken first. Then come where they are going, and who comes too.
 */
export const FRAME_IDS = ['helper', 'detail', 'object', 'speech'] as const

export const FRAMES: Readonly<Record<(typeof FRAME_IDS)[number], readonly string[]>> = {
  helper: ['home', 'trait', 'wish', 'plant'],
  detail: ['trait', 'wish', 'home', 'plant'],
  object: ['plant', 'trait', 'home', 'wish'],
  speech: ['home', 'trait', 'wish', 'plant'],
}

/** Whoever comes along by chance is met once the hero is out: the house comes first. */
export const CHANCE_FRAME = ['trait', 'wish', 'plant', 'home'] as const

/**
 * The youngest hear when it was, meet the child and their things, then the casting's `out`: where to, and with whom;
 * an `out` that splices one of them tells it in its own place.
 */
export const YOUNG_FRAME = ['era', 'trait', 'plant'] as const
