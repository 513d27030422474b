import type { RigScene } from './rig'

type Arms = readonly [nearUpper: number, nearLower: number, farUpper: number, farLower: number]

export const ARMS: Partial<Record<RigScene['pose'], Arms>> = {
  wave: [-24, 6, 108, 164],
  cheer: [-122, -154, 124, 156],
  jump: [-122, -154, 124, 156],
  offer: [-18, 8, 66, 92],
  hold: [8, 78, 40, 88],
  point: [-22, 6, 90, 96],
  reach: [-22, 4, 128, 146],
  dance: [-100, -140, 76, 118],
  walk: [-34, -4, 36, 58],
  run: [-60, 4, 66, 124],
  fly: [-80, -60, 110, 118],
  swim: [-70, -100, 98, 118],
  hide: [10, 166, 30, 174],
  cry: [10, 160, 30, 166],
  listen: [-22, 6, 96, 182],
}

export const REST: Arms = [-22, 8, 26, 0]
