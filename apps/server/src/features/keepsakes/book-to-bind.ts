import type { BookToBind, BoundPicture } from '@luciole/bookbinder/book'
import type { BookCharacter } from '@luciole/contract/book'
import type { KeepsakeKind } from '@luciole/contract/keepsakes'
import type { Language } from '@luciole/contract/language'
import type { MediaStore } from '#providers/media-store/media-store'
import { faceOf, type Painter } from '#providers/pictures/pictures'
import type { BookAsItIs, StoredPicture } from './edition'

export const COVER = 'cover'
/** Somewhat more than 300 dots an inch of the largest face the binder sets. */
const PRINT_FACE_WIDTH = 1100

async function bytesOf({ media, key }: { media: MediaStore; key: string }): Promise<Uint8Array> {
  const found = await media.get(key)
  if (!found) throw new Error('A file of the book is not where it was put.')
  return found.bytes
}

/** Everything the binder needs, fetched: the large pictures where there are some. */
export async function gatherBook({
  book: { story, pages, sounds },
  language,
  prints,
  media,
  painter,
  madeAt,
  kind,
  signal,
}: {
  book: BookAsItIs
  kind: KeepsakeKind
  language: Language
  prints: Record<string, string>
  media: MediaStore
  painter: Painter
  madeAt: Date
  signal: AbortSignal
}): Promise<BookToBind> {
  const { book, cover } = story
  if (!book || !cover) throw new Error('Only a finished book is bound.')

  async function pictureOf({
    picture,
    print,
  }: {
    picture: StoredPicture
    print: string | undefined
  }): Promise<BoundPicture> {
    const key = print || picture.sources[0]?.key || ''
    return {
      bytes: await bytesOf({ media, key }),
      focus: picture.focus,
      alt: picture.alt[language],
    }
  }
  const asleep = async (character: (typeof book.cast)[number]['character']) => {
    const { variants } = await painter.paintPortrait({ character, kind: 'asleep' }, signal)
    return variants[0]?.webp ?? new Uint8Array()
  }

  /** The hero's face fills a page: for a printer it is drawn again, if it is ours to draw. */
  async function portraitOf(member: BookCharacter) {
    const key = story.castPictures?.[member.id]?.sources[0]?.key
    if (!key) return null
    const hung = await bytesOf({ media, key })
    if (kind !== 'print_pdf' || member.part !== 'hero') return hung
    const order = faceOf(member)
    const again = await painter.paintPortrait(order, signal)
    if (!again.variants[0] || !Buffer.from(hung).equals(again.variants[0].webp)) return hung
    const large = await painter.paintPortrait({ ...order, width: PRINT_FACE_WIDTH }, signal)
    return large.variants[0]?.webp ?? hung
  }

  const hero = book.cast.find(({ part }) => part === 'hero')
  const friend =
    book.cast.find((member) => member !== hero && member.source) ??
    book.cast.find(({ part }) => part === 'helper')
  const bound: BookToBind['pages'] = []
  for (const page of pages) {
    if (!page.picture) throw new Error('A page of a finished book has no picture.')
    const sound = sounds.find((one) => one.page === page.number)
    bound.push({
      number: page.number,
      text: page.text[language],
      picture: await pictureOf({ picture: page.picture, print: prints[page.number] }),
      sound: sound
        ? {
            mp3: await bytesOf({ media, key: sound.mediaKey }),
            durationMs: sound.durationMs,
            marks: sound.marks,
          }
        : null,
    })
  }
  return {
    id: story.id,
    language,
    title: book.title[language],
    teaser: book.teaser[language],
    forName: story.players.kid.name,
    band: book.band,
    cover: await pictureOf({ picture: cover, print: prints[COVER] }),
    cast: await Promise.all(
      book.cast.map(async (member) => ({
        name: member.name[language],
        introduction: member.introduction[language],
        isHero: member.part === 'hero',
        portrait: await portraitOf(member),
      })),
    ),
    pages: bound,
    prompts: book.prompts.map((prompt) => prompt[language]),
    sleepers: await Promise.all(
      [hero, friend].flatMap((member) => (member ? [asleep(member.character)] : [])),
    ),
    madeAt,
  }
}
