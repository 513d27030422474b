import type { Point } from './geometry'
import { NUMBERS_OF, readPath } from './read-path'

/** One step of a path, all in absolute points: a move, a line, a curve or the way back. */
export interface Step {
  command: 'M' | 'L' | 'C' | 'Q' | 'Z'
  points: readonly Point[]
}

const TURN = Math.PI * 2

interface Arc {
  rx: number
  ry: number
  isLarge: boolean
  isClockwise: boolean
  end: Point
}

/** An upright elliptic arc as cubic curves of at most a quarter turn each. */
function curvesOf(from: Point, { rx, ry, isLarge, isClockwise, end }: Arc): Step[] {
  const [u0, v0, u1, v1] = [from[0] / rx, from[1] / ry, end[0] / rx, end[1] / ry]
  const half = Math.hypot(u1 - u0, v1 - v0) / 2
  if (!(half > 0)) return []
  const radius = Math.max(1, half)
  const away = Math.sqrt(Math.max(0, radius * radius - half * half))
  const side = isLarge === isClockwise ? -1 : 1
  const cu = (u0 + u1) / 2 - (side * away * (v1 - v0)) / (half * 2)
  const cv = (v0 + v1) / 2 + (side * away * (u1 - u0)) / (half * 2)
  const start = Math.atan2(v0 - cv, u0 - cu)
  const sweep = (Math.atan2(v1 - cv, u1 - cu) - start) % TURN
  const angle = isClockwise
    ? sweep < 1e-9
      ? sweep + TURN
      : sweep
    : sweep > -1e-9
      ? sweep - TURN
      : sweep
  const count = Math.ceil(Math.abs(angle) / (Math.PI / 2) - 1e-6)
  const step = angle / count
  const pull = (4 / 3) * Math.tan(step / 4) * radius
  return Array.from({ length: count }, (_, i): Step => {
    const [a, b] = [start + i * step, start + (i + 1) * step]
    const at = (t: number, along: number): Point => [
      (cu + radius * Math.cos(t) - along * Math.sin(t)) * rx,
      (cv + radius * Math.sin(t) + along * Math.cos(t)) * ry,
    ]
    return { command: 'C', points: [at(a, pull), at(b, -pull), at(b, 0)] }
  })
}

/** What the kernel writes, read back: every command it uses, relative ones and arcs resolved. */
export function absoluteSteps(d: string): Step[] {
  const steps: Step[] = []
  let here: Point = [0, 0]
  let first: Point = here
  readPath(d, ({ command, isRelative, values }) => {
    const start = here
    const n = (k: number) => values[k] as number
    const at = (k: number): Point =>
      isRelative ? [start[0] + n(k), start[1] + n(k + 1)] : [n(k), n(k + 1)]
    if (command === 'Z') {
      here = first
      steps.push({ command, points: [] })
    } else if (command === 'A') {
      here = at(5)
      const arc = { rx: n(0), ry: n(1), isLarge: n(3) === 1, isClockwise: n(4) === 1, end: here }
      steps.push(...curvesOf(start, arc))
    } else {
      if (command === 'H') here = [(isRelative ? start[0] : 0) + n(0), start[1]]
      else if (command === 'V') here = [start[0], (isRelative ? start[1] : 0) + n(0)]
      else here = at(NUMBERS_OF[command] - 2)
      if (command === 'M') first = here
      if (command === 'C') steps.push({ command, points: [at(0), at(2), here] })
      else if (command === 'Q') steps.push({ command, points: [at(0), here] })
      else steps.push({ command: command === 'M' ? 'M' : 'L', points: [here] })
    }
  })
  return steps
}
