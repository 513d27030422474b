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

it('several words give way as one', () => {
  const text = 'un lapin gris, une oreille rose'
  expect(replaceWords({ text, words: 'oreille rose', by: 'écharpe' })).toBe(
    'un lapin gris, une écharpe',
  )
})

it('words that are found nowhere are replaced whole', () => {
  expect(replaceWords({ text: 'l’étoile', words: 'comete', by: 'lune' })).toBe('lune')
})
