import type { Human } from '@luciole/contract/character'
import { oklch } from '../src/core/color'
import { fill } from '../src/core/display-list'
import { rectangle } from '../src/core/path'
import { CAST_LIGHTS } from '../src/light/rigs'
import { OUTFIT_COLORS } from '../src/people/wardrobe'
import { figureAt } from './body-sheet'
import { child } from './people-sheet'
import type { Sheet } from './sheet'

const dressed = (change: Partial<Human>): Human => {
  const outfit = change.outfit ?? child.outfit
  return { ...child, ...change, outfit, colors: [...OUTFIT_COLORS[outfit]] }
}

/** People as large as a page shows them in a medium shot: a head about 230 pixels high. */
export const sheets: Record<string, () => Sheet> = {
  close: () => ({
    width: 1536,
    height: 1152,
    list: [
      fill(rectangle(0, 0, 1536, 1152), oklch(0.86, 0.06, 70)),
      ...figureAt(
        250,
        1080,
        { human: child, action: 'point', feeling: 'awe', light: CAST_LIGHTS.golden },
        2.3,
      ),
      ...figureAt(
        760,
        1100,
        {
          human: dressed({
            age: 36,
            hair: 'wavy',
            hairColor: 'chestnut',
            skin: 1.6,
            outfit: 'cardigan',
          }),
          feeling: 'tender',
          light: CAST_LIGHTS.golden,
        },
        2.1,
      ),
      ...figureAt(
        1240,
        1080,
        {
          human: dressed({
            hair: 'curly',
            sex: 'male',
            age: 5,
            skin: 3,
            hairColor: 'dark_brown',
            outfit: 'tee',
            glasses: 'round',
          }),
          action: 'sit',
          feeling: 'joy',
          flip: true,
          light: CAST_LIGHTS.golden,
        },
        2.3,
      ),
    ],
  }),
  close2: () => ({
    width: 1536,
    height: 1152,
    list: [
      fill(rectangle(0, 0, 1536, 1152), oklch(0.34, 0.08, 265)),
      ...figureAt(
        300,
        1090,
        {
          human: dressed({
            age: 40,
            sex: 'male',
            hair: 'short',
            hairColor: 'dark_brown',
            skin: 2.4,
            beard: 'short',
            outfit: 'shirt',
          }),
          action: 'wave',
          feeling: 'happy',
          light: CAST_LIGHTS.moon,
        },
        2.0,
      ),
      ...figureAt(
        820,
        1080,
        {
          human: dressed({ age: 8, hair: 'braids', skin: 5.4, outfit: 'tracksuit' }),
          action: 'run',
          feeling: 'determined',
          light: CAST_LIGHTS.moon,
        },
        2.2,
      ),
      ...figureAt(
        1290,
        1080,
        {
          human: dressed({
            age: 4,
            hair: 'fringe_bob',
            skin: 1,
            hairColor: 'black',
            outfit: 'dress',
          }),
          action: 'think',
          feeling: 'thinking',
          flip: true,
          light: CAST_LIGHTS.moon,
        },
        2.3,
      ),
    ],
  }),
}
