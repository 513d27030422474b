export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** When a device says something happened: never later than now, whatever its clock shows. */
export function toldTime({ clock, said }: { clock: Clock; said: string }): Date {
  const now = clock.now()
  const then = new Date(said)
  return Number.isNaN(then.getTime()) || then > now ? now : then
}
