import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { lastingError } from './lasting-error'

const offline = new TRPCClientError('Failed to fetch')
const deleted = new TRPCClientError('gone', {
  result: { error: { code: -32004, message: 'gone', data: { reason: 'not_found' } } },
} as never)

describe('an error that ends a screen', () => {
  it('is the first answer that never came', () => {
    expect(lastingError({ data: undefined, error: offline })).toBe(offline)
  })
  it('is not the network going away while a book is being read', () => {
    expect(lastingError({ data: { title: 'a book' }, error: offline })).toBeNull()
  })
  it('is what was deleted meanwhile, even if it is still in memory', () => {
    expect(lastingError({ data: { title: 'a book' }, error: deleted })).toBe(deleted)
  })
})
