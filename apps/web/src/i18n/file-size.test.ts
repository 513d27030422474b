import { expect, it } from 'vitest'
import { fileSize } from './file-size'

it('a size is said in megabytes, as each language writes them, and never as nothing', () => {
  expect(fileSize({ bytes: 3_440_000, language: 'en' })).toBe('3.4 MB')
  expect(fileSize({ bytes: 3_440_000, language: 'fr' })).toBe('3,4\u00a0Mo')
  expect(fileSize({ bytes: 21_600_000, language: 'en' })).toBe('22 MB')
  expect(fileSize({ bytes: 12, language: 'en' })).toBe('0.1 MB')
})
