export type PathCommand = 'M' | 'L' | 'C' | 'Q' | 'A' | 'H' | 'V' | 'Z'
/** How many numbers a command takes. */
export const NUMBERS_OF: Readonly<Record<PathCommand, number>> = {
  M: 2,
  L: 2,
  C: 6,
  Q: 4,
  A: 7,
  H: 1,
  V: 1,
  Z: 0,
}
const DOT = 46
const MINUS = 45
const SMALL_E = 101
const isDigit = (code: number) => code >= 48 && code <= 57
const isSmall = (code: number) => code >= 97 && code <= 122

/** One command with its numbers; the next one is written into the same. */
export interface PathStep {
  command: PathCommand
  isRelative: boolean
  values: Float64Array
}

/** Every command with its numbers, as often as they come; read by hand, for a page has megabytes. */
export function readPath(d: string, take: (step: PathStep) => void): void {
  const step: PathStep = { command: 'M', isRelative: false, values: new Float64Array(7) }
  let count = 0
  let at = 0
  while (at < d.length) {
    const code = d.charCodeAt(at)
    const from = at
    if (!isDigit(code) && code !== MINUS && code !== DOT) {
      at++
      const letter = d[from] as string
      const command = (isSmall(code) ? letter.toUpperCase() : letter) as PathCommand
      if (NUMBERS_OF[command] === undefined) continue
      step.command = command
      step.isRelative = isSmall(code)
      count = 0
      if (command === 'Z') take(step)
      continue
    }
    if (code === MINUS) at++
    let value = 0
    let share = 0
    for (let next = d.charCodeAt(at); isDigit(next) || (next === DOT && !share);) {
      if (next === DOT) share = 1
      else {
        value = value * 10 + next - 48
        share *= 10
      }
      next = d.charCodeAt(++at)
    }
    if (d.charCodeAt(at) === SMALL_E) {
      at += 2
      while (isDigit(d.charCodeAt(at))) at++
      value = Number(d.slice(from, at))
    } else {
      if (share) value /= share
      if (code === MINUS) value = -value
    }
    step.values[count++] = value
    if (count !== NUMBERS_OF[step.command]) continue
    count = 0
    take(step)
    if (step.command === 'M') step.command = 'L'
  }
}
