import { expect, it } from 'vitest'
import { isHalfRead, isUnfinished } from './half-read'

it('a book read again is half read again: it has its ribbon, and stands first', () => {
  const again = { state: 'ready', bookmark: 3, finishedCount: 1 } as const
  expect(isHalfRead(again)).toBe(true)
  expect(isUnfinished(again)).toBe(true)
  expect(isUnfinished({ ...again, bookmark: null })).toBe(false)
})

it('a story being made stands first, and has no ribbon yet', () => {
  const made = { state: 'painting', bookmark: 2, finishedCount: 0 } as const
  expect(isUnfinished(made)).toBe(true)
  expect(isHalfRead(made)).toBe(false)
})

it('a book that was read stays one when it is merely opened again', () => {
  const opened = { state: 'ready', bookmark: 1, finishedCount: 1 } as const
  expect(isHalfRead(opened)).toBe(false)
  expect(isUnfinished(opened)).toBe(false)
  expect(isHalfRead({ ...opened, finishedCount: 0 })).toBe(true)
})
