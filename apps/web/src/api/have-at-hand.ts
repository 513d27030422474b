/**
 * For a route's loader: what its screen is made of is there before the screen stands, because what
 * arrives late moves what a finger is about to press. What cannot be had is the screen's to say.
 */
export async function haveAtHand(answers: Promise<unknown>[]) {
  await Promise.allSettled(answers)
}
