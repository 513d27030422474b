// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CastLeaf } from './cast-leaf.tsx'

const both = (words: string) => ({ en: words, fr: words })
const castOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    part: index === 0 ? 'hero' : 'other',
    name: both(`Name ${index}`),
    introduction: both('who is in it'),
    portrait: null,
  }))
const sizes = (count: number) => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<CastLeaf story={{ cast: castOf(count) }} language="en" />)
  const faces = [...place.querySelectorAll<HTMLElement>('li .rounded-full')]
  expect(faces).toHaveLength(count)
  return new Set(faces.map(({ style }) => style.width)).size
}

const drawn = (story: Parameters<typeof CastLeaf>[0]['story'], language: 'en' | 'fr' = 'en') => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<CastLeaf story={story} language={language} />)
  return place
}

it('draws whoever has no painted portrait yet, never a letter', () => {
  const fox = { kind: 'animal', species: 'fox', marks: 'none', scale: 1 } as const
  const cast = castOf(1).map((member) => ({ ...member, character: fox }))
  const place = drawn({ cast })
  expect(place.querySelector('li img')?.getAttribute('src')).toMatch(/^data:image\/svg/)
  expect(place.querySelector('li .rounded-full')?.textContent).toBe('')
})

it('begins a name with a capital', () => {
  const name = { en: 'the school', fr: 'l’hippocampe' }
  const cast = castOf(1).map((member) => ({ ...member, name }))
  expect(drawn({ cast }).textContent).toContain('The school')
  expect(drawn({ cast }, 'fr').textContent).toContain('L’hippocampe')
})

it('shows a hero larger among few, and everybody as large as the others among many', () => {
  expect(sizes(5)).toBe(2)
  expect(sizes(8)).toBe(1)
})
