import { expect, it } from 'vitest'
import { replaceWords } from './replace-words'

it('what cannot be drawn is replaced, and the rest of what was typed stays', () => {
  expect(replaceWords({ text: 'a brave otter with red boots', words: 'otter', by: 'beaver' })).toBe(
    'a brave beaver with red boots',
  )
  expect(replaceWords({ text: 'Un Élan, en bottes', words: 'elan', by: 'ours' })).toBe(
    'Un ours, en bottes',
  )
})

it('words that are found nowhere are replaced whole', () => {
  expect(replaceWords({ text: 'l’étoile', words: 'comete', by: 'lune' })).toBe('lune')
})
