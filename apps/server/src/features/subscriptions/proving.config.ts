/** How many runs a property gets: few in the gate, many when a piece of work is proved. */
export const provingRuns = ({ gate, proved }: { gate: number; proved: number }): number =>
  process.env.PROVE ? proved : gate
