import { expect, it } from 'vitest'
import { readConfig } from '#platform/config'
import { picturesConfig } from './pictures.config'

const read = (environment: Record<string, string>) =>
  readConfig({ fragments: { pictures: picturesConfig }, environment }).pictures.threads

it('paints as many pictures at once as asked, or leaves the server a core', () => {
  expect(read({ PAINTER_THREADS: '9' })).toBe(9)
  const unasked = read({})
  expect(unasked).toBeGreaterThanOrEqual(1)
  expect(unasked).toBeLessThanOrEqual(4)
  expect(() => read({ PAINTER_THREADS: 'many' })).toThrow('PAINTER_THREADS must be a whole number')
})
