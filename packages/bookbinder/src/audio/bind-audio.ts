import type { BookToBind } from '#book'
import { wholePicture } from '#ground/pictures'
import { printedWords } from '#words/printed-words'
import { id3Tag, type Chapter } from './id3-tag'
import { soundOf } from './mp3-frames'

const COVER = { width: 800, quality: 80 }
const CHAPTER = { width: 480, quality: 72 }

/** The book to listen to: one recording, a chapter a page. Null when a page has no voice, or another. */
export async function bindAudio(book: BookToBind): Promise<Uint8Array | null> {
  const words = printedWords(book.language)
  const chapters: Chapter[] = []
  const parts: Uint8Array[] = []
  let ms = 0
  let rate = 0
  for (const { number, sound, picture } of book.pages) {
    const heard = sound ? soundOf(sound.mp3) : null
    if (!heard || (rate && heard.rate !== rate)) return null
    rate = heard.rate
    parts.push(heard.frames)
    const jpeg = (await wholePicture({ picture, ...CHAPTER })).jpeg
    chapters.push({ title: words.page(number), fromMs: ms, toMs: ms + heard.ms, picture: jpeg })
    ms += heard.ms
  }
  if (parts.length === 0) return null
  const tag = id3Tag({
    title: book.title,
    artist: 'Luciole',
    note: `${words.storyFor(book.forName)}. ${words.voiceBySoftware}`,
    language: book.language === 'fr' ? 'fra' : 'eng',
    cover: (await wholePicture({ picture: book.cover, ...COVER })).jpeg,
    chapters,
  })
  return Buffer.concat([tag, ...parts])
}
