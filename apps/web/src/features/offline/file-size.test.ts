import { expect, it } from 'vitest'
import { fileSize } from './file-size'

it('a size is said in megabytes, as each language writes them', () => {
  expect(fileSize({ bytes: 3_565_158, language: 'en' })).toBe('3.4 MB')
  expect(fileSize({ bytes: 3_565_158, language: 'fr' })).toBe('3,4\u00a0Mo')
  expect(fileSize({ bytes: 12, language: 'en' })).toBe('0.1 MB')
})
