/**
 * What telling stories adds to a process, in megabytes: held once the garbage is gone, and the most
 * in use on the way. Run by `check:stories` in a process of its own, whose heap is kept short, since
 * one that is not collects when it pleases.
 */
const STORIES = 300
const MEGABYTE = 2 ** 20

const collect = () => {
  globalThis.gc?.()
  globalThis.gc?.()
}
const used = () => process.memoryUsage().heapUsed + process.memoryUsage().external

collect()
const before = used()
const { sampleAsk } = await import('#checks/sample-asks')
const { tellStory } = await import('#tell-story')
let most = 0
for (let at = 0; at < STORIES; at++) {
  tellStory(sampleAsk({ seed: `memory ${at}` }))
  most = Math.max(most, used())
}
collect()
const held = used()
process.stdout.write(
  JSON.stringify({ held: (held - before) / MEGABYTE, most: (most - before) / MEGABYTE }),
)

export {}
