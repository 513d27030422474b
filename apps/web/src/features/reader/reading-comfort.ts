import { useState } from 'react'
import * as z from 'zod/mini'

const comfortSchema = z.object({
  isWide: z.boolean(),
  brightness: z.number().check(z.minimum(0.4), z.maximum(1)),
})
export type ReadingComfort = z.infer<typeof comfortSchema>

const KEY = 'luciole.reading'
const USUAL: ReadingComfort = { isWide: false, brightness: 1 }

function readComfort(): ReadingComfort {
  try {
    return comfortSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? ''))
  } catch {
    return USUAL
  }
}

/** Kept on this device: eyes and lamps differ from bed to bed. */
export function useReadingComfort() {
  const [comfort, setComfort] = useState(readComfort)
  const change = (next: ReadingComfort) => {
    setComfort(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // A private window keeps it for this book only.
    }
  }
  return [comfort, change] as const
}
