import { describe, expect, it } from 'vitest'
import { fileSizeText } from './file-size'

describe('the size of a file', () => {
  it('is said in the parent’s language, and never as nothing', () => {
    expect(fileSizeText({ bytes: 3_440_000, language: 'en' })).toBe('3.4 MB')
    expect(fileSizeText({ bytes: 3_440_000, language: 'fr' }).replace(/\s/u, ' ')).toBe('3,4 Mo')
    expect(fileSizeText({ bytes: 21_600_000, language: 'en' })).toBe('22 MB')
    expect(fileSizeText({ bytes: 12, language: 'en' })).toBe('0.1 MB')
  })
})
