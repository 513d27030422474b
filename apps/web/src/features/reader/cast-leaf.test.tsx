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

it('shows a hero larger among few, and everybody as large as the others among many', () => {
  expect(sizes(5)).toBe(2)
  expect(sizes(8)).toBe(1)
})
