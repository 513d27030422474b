import type { Human } from '@luciole/contract/character'
import { ACTIONS } from '@luciole/contract/scene-brief'
import type { Action } from '@luciole/contract/scene-brief'
import type { View } from '../src/people/skeleton'
import { OUTFIT_COLORS } from '../src/people/wardrobe'
import { figureAt } from './body-sheet'
import { child, paper } from './people-sheet'
import type { Sheet } from './sheet'

const dressed = (change: Partial<Human>): Human => {
  const outfit = change.outfit ?? child.outfit
  return { ...child, ...change, outfit, colors: [...OUTFIT_COLORS[outfit]] }
}

const SEEN: readonly { human: Human; view?: View; flip?: boolean }[] = [
  { human: { ...child, age: 8 } },
  { human: { ...child, age: 8 }, flip: true },
  { human: { ...child, age: 8 }, view: 'front' },
  { human: dressed({ age: 3, outfit: 'dress', hair: 'pigtails', skin: 1, hairColor: 'ginger' }) },
  { human: dressed({ age: 3, outfit: 'dress', hair: 'pigtails', skin: 1 }), view: 'front' },
  {
    human: dressed({
      age: 40,
      sex: 'male',
      outfit: 'tunic',
      hair: 'short',
      hairColor: 'ginger',
      skin: 0,
    }),
  },
  { human: dressed({ age: 8, sex: 'male', outfit: 'dungarees', hair: 'short', skin: 2 }) },
  { human: dressed({ age: 36, outfit: 'dress', hair: 'wavy', skin: 3 }), flip: true },
]

const rows = (actions: readonly Action[]): Sheet => {
  const [width, height] = [SEEN.length * 460, actions.length * 420]
  return {
    width,
    height,
    list: [
      paper(width, height),
      ...actions.flatMap((action, row) =>
        SEEN.flatMap(({ human, view = 'three_quarter', flip = false }, column) =>
          figureAt(220 + column * 460, 390 + row * 420, { human, action, view, flip }, 0.95),
        ),
      ),
    ],
  }
}

/** People close to the ground: every body that folds, in long clothes and short ones. */
export const sheets: Record<string, () => Sheet> = {
  lying: () => rows(['lie', 'sleep', 'crawl']),
  seated: () => rows(['sit', 'crouch', 'perch', 'read', 'kneel']),
  every: () => rows(ACTIONS),
}
