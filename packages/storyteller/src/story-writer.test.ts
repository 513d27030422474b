import { describe, expect, it } from 'vitest'
import { sampleKid } from '#checks/sample-asks'
import { writeWith, type StoryWriter, type WriteRequest } from '#story-writer'
import { tellStory } from '#tell-story'

const { book } = tellStory({
  kid: sampleKid({ name: 'Lou', sex: 'female', age: 5 }),
  friends: [],
  answers: { kidIsHero: true },
  ledger: { entries: [] },
  canon: [],
  seed: 'writer',
})
const never = new Promise<never>(() => {})

/** A model that says our own words back, so that everything but its misbehaviour is good. */
const scripted = (misbehave: (page: WriteRequest['pages'][number]) => unknown): StoryWriter => ({
  id: 'scripted',
  write: async function* (request) {
    for (const page of request.pages) yield misbehave(page)
  },
})
const run = (writer: StoryWriter, deadline: Promise<unknown> = never) =>
  writeWith({ book, writer, deadline })

describe('a live writer', () => {
  it('is told no name of the family', async () => {
    let seen = ''
    await run(
      scripted((page) => {
        seen += page.en + page.fr
        return page
      }),
    )
    expect(seen).not.toMatch(/(?<!\p{L})Lou(?!\p{L})/u)
    expect(seen).toContain('{{HERO}}')
  })

  it('tells the pages it tells well, with our names back', async () => {
    const told = await run(scripted((page) => page))
    expect(told.written).toHaveLength(book.pages.length)
    expect(told.book.pages[1]?.text.en.text).not.toContain('{{')
    expect(told.book.engine).toContain('scripted')
  })

  it.each<[string, (page: WriteRequest['pages'][number]) => unknown]>([
    ['empty', () => ({})],
    ['nothing at all', () => null],
    ['of the wrong shape', (page) => ({ page: page.number, text: page.en })],
    ['blank', (page) => ({ ...page, en: '' })],
    ['in the wrong language', (page) => ({ ...page, fr: page.en })],
    ['unsafe', (page) => ({ ...page, en: `${page.en} Then somebody fired a gun.` })],
    ['talking as a machine', (page) => ({ ...page, en: `As an AI, I cannot. ${page.en}` })],
    [
      'cut off',
      (page) => ({ ...page, en: page.en.replace(/[.!?”]+$/, '').concat(' and then the') }),
    ],
    ['far too long', (page) => ({ ...page, en: page.en.repeat(4).slice(0, 1990).concat('.') })],
    ['for a page that is not there', (page) => ({ ...page, number: 99 })],
    ['naming a stranger', (page) => ({ ...page, en: `${page.en} {{UNCLE}} came.` })],
  ])('that is %s leaves our own pages', async (_, misbehave) => {
    const told = await run(scripted(misbehave))
    expect(told.written).toEqual([])
    expect(told.book).toEqual(book)
  })

  it.each([
    'Call 06 12 34 56 78 now.',
    'Write to zoe@example.com.',
    'Visit example.com soon.',
    'Somebody lived at 12 rue des Lilas.',
    'They met at 12 Green Park Road.',
    'A smile 😀 came.',
    'A \u202Ereversed\u202C word.',
    'A \u0000 came.',
    '# A heading came.',
    '&lt;b&gt; came.',
    'They saw 王 come.',
    'As requested, here it is.',
    'I cannot assist with this.',
  ])('that says %j leaves our own pages', async (said) => {
    const told = await run(scripted((page) => ({ ...page, en: `${page.en}\n${said}` })))
    expect(told.written).toEqual([])
  })

  it('that is late leaves our own pages', async () => {
    const silent: StoryWriter = {
      id: 'silent',
      write: async function* () {
        await never
        yield null
      },
    }
    const told = await run(silent, Promise.resolve())
    expect(told.book).toEqual(book)
  })

  it('that breaks off keeps what it finished, and we tell the rest', async () => {
    const breaking: StoryWriter = {
      id: 'breaking',
      write: async function* (request) {
        yield request.pages[0]
        yield { ...request.pages[1], en: 'and th' }
        throw new Error('connection lost')
      },
    }
    const told = await run(breaking)
    expect(told.written).toEqual([1])
    expect(told.book.pages.slice(1)).toEqual(book.pages.slice(1))
  })
})
