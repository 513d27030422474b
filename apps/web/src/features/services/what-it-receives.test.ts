import { expect, test } from 'vitest'
import { whatItReceives } from './what-it-receives'

const service = { model: 'm', host: 'pictures.example', isHere: false, takesPhotos: true }

test('a painter that is shown no pictures is not said to receive any', () => {
  expect(whatItReceives({ need: 'pictures', service })).toBe('pictures.live')
  const blind = { ...service, takesPhotos: false }
  expect(whatItReceives({ need: 'pictures', service: blind })).toBe('pictures.described')
  expect(whatItReceives({ need: 'words', service: blind })).toBe('words.live')
})
