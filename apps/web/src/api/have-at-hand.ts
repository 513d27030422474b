/** A network that neither answers nor fails keeps nobody before an empty screen for longer. */
const PATIENCE_MS = 6000

/**
 * For a route's loader: what its screen is made of is there before the screen stands, because what
 * arrives late moves what a finger is about to press. What cannot be had is the screen's to say.
 */
export async function haveAtHand(answers: Promise<unknown>[]) {
  let patience: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => (patience = setTimeout(resolve, PATIENCE_MS)))
  await Promise.race([Promise.allSettled(answers), late])
  clearTimeout(patience)
}
