import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './stored'
import { createListeners } from './listeners'

export const TEXT_SIZES = ['small', 'medium', 'large'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

const KEY = 'luciole.textSize'
const { listen, tell } = createListeners()
let textSize: TextSize = 'medium'

export function keepTextSize() {
  textSize = readStored({ key: KEY, allowed: TEXT_SIZES }) ?? 'medium'
  document.documentElement.dataset.text = textSize
}

export function chooseTextSize(size: TextSize) {
  textSize = size
  document.documentElement.dataset.text = size
  writeStored({ key: KEY, value: size })
  tell()
}

export const useTextSize = () => useSyncExternalStore(listen, () => textSize)
