import { describe, expect, it } from 'vitest'
import { castingById } from '#bank/castings'
import { isMeantEcho } from '#checks/meant-echoes'
import { plainParts } from '#checks/said-twice'

describe('what a book says twice', () => {
  it('is read without refrains and sounds, which are set in italics', () => {
    const text = 'Plop! It fell. Hold on!'
    const emphasis = [
      { start: 0, end: 5 },
      { start: 15, end: 23 },
    ]
    expect(plainParts({ text, spans: [], emphasis })).toEqual(['', ' It fell. ', ''])
  })

  it('is no slip where the author meant it, in that text alone', () => {
    const run = 'what is on the other'
    expect(isMeantEcho({ run, casting: 'bridge-question', band: '5-8', language: 'en' })).toBe(true)
    expect(isMeantEcho({ run, casting: 'bridge-question', band: '0-4', language: 'en' })).toBe(
      false,
    )
    expect(castingById('bridge-question').bands['5-8']).toMatch(/what is on the other side/i)
  })
})
