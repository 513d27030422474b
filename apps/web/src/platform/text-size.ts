import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './stored'

export const TEXT_SIZES = ['small', 'medium', 'large'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

const KEY = 'luciole.textSize'
const listeners = new Set<() => void>()
let textSize: TextSize = 'medium'

export function keepTextSize() {
  textSize = readStored({ key: KEY, allowed: TEXT_SIZES }) ?? 'medium'
  document.documentElement.dataset.text = textSize
}

export function chooseTextSize(size: TextSize) {
  textSize = size
  document.documentElement.dataset.text = size
  writeStored({ key: KEY, value: size })
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useTextSize = () => useSyncExternalStore(subscribe, () => textSize)
