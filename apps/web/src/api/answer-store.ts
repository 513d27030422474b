import type { Story, StorySummary } from '@luciole/contract/stories'
import { shownFrom } from '#platform/kept-files'
import { deleteRecord, readRecord, writeRecord } from '#platform/kept-records'
import { withPlaces } from './read-places'
import { unsentPlaces } from './unsent-places'

export interface Question {
  path: string
  input: unknown
}
/** `story.get` and its input: two screens that ask the same thing share an answer. */
const keyOf = ({ path, input }: Question) => `${path} ${JSON.stringify(input ?? null)}`

export async function keepAnswer({ data, ...question }: Question & { data: unknown }) {
  await writeRecord({ store: 'answers', key: keyOf(question), value: data })
}

export async function forgetAnswer(question: Question) {
  await deleteRecord({ store: 'answers', key: keyOf(question) })
}

/** Pictures of ours, wherever they stand in an answer, as this device can show them. */
async function withKeptPictures(data: unknown): Promise<unknown> {
  if (typeof data === 'string') return data.includes('/media/') ? await shownFrom(data) : data
  if (Array.isArray(data)) return await Promise.all(data.map(withKeptPictures))
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data).map(async ([key, value]) => [
    key,
    await withKeptPictures(value),
  ])
  return Object.fromEntries(await Promise.all(entries))
}

async function withOwnPlaces({ path, data }: { path: string; data: unknown }) {
  if (path !== 'story.get' && path !== 'story.list') return data
  const unsent = await unsentPlaces()
  const mark = <Book extends StorySummary>(book: Book) =>
    withPlaces({ book, places: unsent.find(({ storyId }) => storyId === book.id)?.places ?? [] })
  if (path === 'story.get') return mark(data as Story)
  const list = data as { stories: StorySummary[] }
  return { ...list, stories: list.stories.map(mark) }
}

/** What the server said last, as far as it was kept; undefined where nothing was. */
export async function readAnswer(question: Question): Promise<unknown> {
  const data = await readRecord({ store: 'answers', key: keyOf(question) }).catch(() => undefined)
  if (data === undefined) return undefined
  return await withKeptPictures(await withOwnPlaces({ path: question.path, data }))
}
