import { CAST_LIGHTS } from '../src/light/rigs'
import { sampleHuman } from '../src/people/sample-human'
import { VIEWS } from '../src/people/skeleton'
import { figureAt } from './body-sheet'
import { paper } from './people-sheet'
import type { Sheet } from './sheet'

const WEARS = ['pyjamas', 'space_helmet', 'bubble_helmet', 'cape', 'crown'] as const

/** Declared changes of clothes, the wheelchair, glasses and hearing aids, from every side. */
export const sheets: Record<string, () => Sheet> = {
  addons: () => ({
    width: 1900,
    height: 1560,
    list: [
      paper(1900, 1560),
      ...WEARS.flatMap((wears, i) =>
        VIEWS.flatMap((view, v) =>
          figureAt(
            110 + i * 380 + (v % 2) * 185,
            370 + Math.floor(v / 2) * 370,
            {
              human: sampleHuman({
                skin: i * 1.3,
                hair: (['puffs', 'short', 'bob', 'curly', 'pigtails'] as const)[i] ?? 'bob',
                outfit: (['raincoat', 'hoodie', 'tee', 'jumper', 'dress'] as const)[i] ?? 'tee',
              }),
              wears,
              view,
              feeling: 'happy',
              wind: v === 1 ? 0.5 : 0,
            },
            1.02,
          ),
        ),
      ),
      ...VIEWS.flatMap((view, v) =>
        figureAt(
          130 + v * 240,
          1130,
          {
            human: sampleHuman({
              wheelchair: true,
              hair: 'ponytail',
              outfit: 'hoodie',
              skin: 2,
              hearingAid: true,
            }),
            view,
            feeling: 'happy',
            action: v === 1 ? 'wave' : 'stand',
          },
          1.1,
        ),
      ),
      ...figureAt(
        1140,
        1130,
        {
          human: sampleHuman({
            wheelchair: true,
            age: 40,
            sex: 'male',
            hair: 'crop',
            outfit: 'shirt',
            skin: 5,
            beard: 'short',
          }),
          feeling: 'happy',
          action: 'point',
        },
        0.95,
      ),
      ...figureAt(
        1440,
        1130,
        {
          human: sampleHuman({ wheelchair: true, outfit: 'raincoat' }),
          feeling: 'joy',
          action: 'cheer',
          light: CAST_LIGHTS.day,
        },
        1.1,
      ),
      ...figureAt(
        1720,
        1130,
        {
          human: sampleHuman({
            age: 40,
            hair: 'head_scarf',
            accent: '#2f8f9d',
            outfit: 'coat',
            skin: 3,
          }),
          feeling: 'tender',
          action: 'sit',
        },
        0.95,
      ),
      ...(['swim', 'fly', 'climb', 'ride', 'crawl', 'sleep'] as const).flatMap((action, i) =>
        figureAt(
          150 + i * 310,
          1510,
          {
            human: sampleHuman({ outfit: 'tee', hair: 'wavy', skin: 2.5, hairColor: 'chestnut' }),
            action,
            feeling: action === 'sleep' ? 'asleep' : 'happy',
            wears: action === 'swim' ? 'bubble_helmet' : undefined,
          },
          1,
        ),
      ),
    ],
  }),
}
