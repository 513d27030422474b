import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { HIGHLIGHTS } from './reading-at'
import { createListeners } from '#platform/listeners'

export const VOICES = ['story', 'device', 'parent'] as const
export type VoiceChoice = (typeof VOICES)[number]
export const SPEEDS = [0.8, 1, 1.15] as const

const settingsSchema = z.object({
  /** Null until the parent chose: then the best there is. */
  voice: z.nullable(z.enum(VOICES)),
  speed: z.union([z.literal(0.8), z.literal(1), z.literal(1.15)]),
  highlight: z.enum(HIGHLIGHTS),
  turnsPages: z.boolean(),
})
export type NarrationSettings = z.infer<typeof settingsSchema>

const KEY = 'luciole.narration'
const USUAL: NarrationSettings = { voice: null, speed: 1, highlight: 'word', turnsPages: true }

function read(): NarrationSettings {
  try {
    return settingsSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? ''))
  } catch {
    return USUAL
  }
}

let settings: NarrationSettings | null = null
const { listen, tell } = createListeners()
const current = () => (settings ??= read())

/** Kept on this device, for every book. */
export function changeNarration(change: Partial<NarrationSettings>) {
  settings = { ...current(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A private window keeps it for this visit only.
  }
  tell()
}

export const useNarrationSettings = () => useSyncExternalStore(listen, current)
