// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { clearOfflineCopies } from './offline-copies'

it('forgets a family also where the browser denies its storage', async () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const deleted: string[] = []
  vi.stubGlobal('caches', { keys: deny })
  vi.stubGlobal('indexedDB', {
    databases: async () => [{ name: 'luciole-kept' }, { name: 'another' }],
    deleteDatabase: (name: string) => deleted.push(name),
  })
  localStorage.setItem('luciole.lastKid', 'Zoé')
  await clearOfflineCopies()
  expect(localStorage.getItem('luciole.lastKid')).toBeNull()
  expect(deleted).toEqual(['luciole-kept'])
  vi.unstubAllGlobals()
})
