import { expect, test } from 'vitest'
import { createPageFinder } from './page-objects'

const found = (text: string, size = 7) => {
  const finder = createPageFinder()
  const pages: unknown[] = []
  for (let at = 0; at < text.length; at += size)
    pages.push(...finder.add(text.slice(at, at + size)))
  return pages
}
const page = { number: 1, en: 'A "{brace}" and a \\ and an é.', fr: 'Une {accolade}.' }

test('pages are found as they close, whatever is said around them', () => {
  const answer = JSON.stringify({ pages: [page, { ...page, number: 2 }] })
  expect(found(answer)).toEqual([page, { ...page, number: 2 }])
  expect(found(`Sure, it's "{here}":\n\`\`\`json\n${answer}\n\`\`\``)).toHaveLength(2)
  expect(found(JSON.stringify(page), 1)).toEqual([page])
  expect(found(JSON.stringify(page).slice(0, -1))).toEqual([])
})

test('an answer that nests without end is read in one go, not over and over', () => {
  const depth = 30_000
  expect(found('{"number":'.repeat(depth) + '1' + '}'.repeat(depth), 1000)).toHaveLength(1)
  expect(found('{'.repeat(depth) + '}'.repeat(depth), 1000)).toEqual([])
})

test('what a model thinks aloud before it writes is no page', () => {
  const answer = JSON.stringify({ pages: [page] })
  const drafts = `The page "1 is {"number":1,"en":"draft","fr":"brouillon"} {`
  for (const size of [1, 3, 1000])
    expect(found(`\n<think>${drafts}</think>\n${answer}`, size)).toEqual([page])
  expect(found(`<think>${drafts}${answer}`)).toEqual([])
})
