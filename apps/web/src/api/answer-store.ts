import type { StorySummary } from '@luciole/contract/stories'
import { shownFrom } from '#platform/kept-files'
import { deleteRecord, readKeys, readRecord, writeRecord } from '#platform/kept-records'
import { onWipe } from '#platform/offline-copies'
import type { Question } from './kept-answers'
import { type ReadPlace, withPlaces } from './read-places'

/** `story.get` and its input: two screens that ask the same thing share an answer. */
const keyOf = ({ path, input }: Question) => `${path} ${JSON.stringify(input ?? null)}`

/** How far each book was read since the app was opened. */
const readTo = new Map<string, ReadPlace>()
onWipe(() => readTo.clear())

/** A book takes a while to be kept, and what was answered meanwhile may know an older page of it. */
function withPageRead(data: unknown) {
  const place = readTo.get((data as { id?: string } | null)?.id ?? '')
  return place ? { ...(data as object), bookmark: place.finished ? null : place.page } : data
}

export async function keepAnswer({ data, ...question }: Question & { data: unknown }) {
  const isBook = question.path === 'story.get'
  const value = isBook ? withPageRead(data) : data
  await writeRecord({ store: 'answers', key: keyOf(question), value })
  if (isBook) await changeShelves((books) => books.map(asKept(value as StorySummary)))
}

/** A shelf may have been asked for while this book was still being made. */
const asKept = (kept: StorySummary) => (book: StorySummary) =>
  book.id === kept.id
    ? (Object.fromEntries(
        Object.entries({ ...book, ...kept }).filter(([key]) => key in book),
      ) as StorySummary)
    : book

async function changeAnswers<Answer>(path: string, change: (answer: Answer) => Answer) {
  for (const key of await readKeys('answers')) {
    if (!key.startsWith(`${path} `)) continue
    const value = change((await readRecord({ store: 'answers', key })) as Answer)
    await writeRecord({ store: 'answers', key, value })
  }
}

const changeShelves = (change: (books: StorySummary[]) => StorySummary[]) =>
  changeAnswers<{ stories?: StorySummary[] }>('story.list', (list) => ({
    ...list,
    stories: change(list.stories ?? []),
  }))

/** Deleted: no shelf of this device shows it again, whatever it is opened without. */
export const takeFromShelves = (storyId: string) =>
  changeShelves((books) => books.filter(({ id }) => id !== storyId))

export async function forgetAnswer(question: Question) {
  await deleteRecord({ store: 'answers', key: keyOf(question) })
}

/** Pictures of ours, wherever they stand in an answer, as this device can show them. */
export async function withKeptPictures(data: unknown): Promise<unknown> {
  if (typeof data === 'string') return data.includes('/media/') ? await shownFrom(data) : data
  if (Array.isArray(data)) return await Promise.all(data.map(withKeptPictures))
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data).map(async ([key, value]) => [
    key,
    await withKeptPictures(value),
  ])
  return Object.fromEntries(await Promise.all(entries))
}

/** The shelf and the book, as they are known here, hear at once how far somebody has read. */
export async function notePlace(place: ReadPlace) {
  readTo.set(place.storyId, place)
  const mark = <Book extends StorySummary>(book: Book) =>
    book.id === place.storyId ? withPlaces({ book, places: [place] }) : book
  await changeShelves((books) => books.map(mark))
  await changeAnswers<StorySummary>('story.get', mark)
}

/** What the server said last, as far as it was kept; undefined where nothing was. */
export async function readAnswer(question: Question): Promise<unknown> {
  const data = await readRecord({ store: 'answers', key: keyOf(question) }).catch(() => undefined)
  if (data === undefined) return undefined
  return await withKeptPictures(data)
}
