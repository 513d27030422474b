import { expect, it } from 'vitest'
import { isHalfRead, isUnfinished } from './half-read'

it('a book read again is half read again: it has its ribbon, and stands first', () => {
  const again = { state: 'ready', bookmark: 3, finishedCount: 1 } as const
  expect(isHalfRead(again)).toBe(true)
  expect(isUnfinished(again)).toBe(true)
  expect(isUnfinished({ ...again, bookmark: null })).toBe(false)
})

it('a story being made stands first, and has no ribbon yet', () => {
  const made = { state: 'painting', bookmark: 2 } as const
  expect(isUnfinished(made)).toBe(true)
  expect(isHalfRead(made)).toBe(false)
})
