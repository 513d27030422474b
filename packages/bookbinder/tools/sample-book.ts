import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Language } from '@luciole/contract/language'
import type { PlanDigest } from '@luciole/illustrator/compose/plan'
import { drawCover, drawPage } from '@luciole/illustrator/page'
import { drawPortrait } from '@luciole/illustrator/portrait/draw-portrait'
import type { Drawing } from '@luciole/illustrator/core/drawing'
import { rasteriseDrawing } from '@luciole/illustrator/raster/rasterise-drawing'
import { sampleFriend, sampleKid } from '@luciole/storyteller/checks/sample-asks'
import { tellStory } from '@luciole/storyteller/tell-story'
import sharp from 'sharp'
import type { BookToBind, BoundPicture } from '#book'

const KEPT = 'out/bookbinder/pictures'

/** Painted once for each drawing: binding it again is then a matter of seconds. */
async function painted({ drawing, width }: { drawing: Drawing; width: number }) {
  mkdirSync(KEPT, { recursive: true })
  const name = createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 20)
  const path = `${KEPT}/${name}-${width}.${drawing.transparent ? 'png' : 'jpg'}`
  if (!existsSync(path)) {
    const { data, ...size } = await rasteriseDrawing(drawing, width)
    const image = sharp(Buffer.from(data.buffer), { raw: { ...size, channels: 4 } })
    writeFileSync(
      path,
      drawing.transparent
        ? await image.png().toBuffer()
        : await image.removeAlpha().jpeg({ quality: 92 }).toBuffer(),
    )
  }
  return readFileSync(path)
}

/** A real book of our own engines, in the shape the binder takes. */
export async function sampleBook({
  name,
  age,
  language,
  width,
}: {
  name: string
  age: number
  language: Language
  width: number
}): Promise<BookToBind> {
  const kid = sampleKid({ name, sex: 'female', age })
  const friend = sampleFriend({ at: 3 })
  const { book } = tellStory({
    kid,
    friends: [friend],
    answers: { kidIsHero: true, 'setting-location': 'forest' },
    ledger: { entries: [] },
    canon: [],
    seed: `sample ${age}`,
  })
  const cast = Object.fromEntries(book.cast.map(({ id, character }) => [id, character]))
  const seed = `sample ${age}`
  const pictureOf = async (
    page: ReturnType<typeof drawPage>,
    alt: string,
  ): Promise<BoundPicture> => {
    const { x, y, width: w, height: h } = page.focus
    return { bytes: await painted({ drawing: page.drawing, width }), focus: { x, y, w, h }, alt }
  }
  const previous: PlanDigest[] = []
  const pages: BookToBind['pages'] = []
  for (const { number, text, brief } of book.pages) {
    const page = drawPage({ cast, brief, seed, previous: [...previous] })
    previous.push(page.plan.digest)
    const picture = await pictureOf(page, `Picture of page ${number}`)
    pages.push({ number, text: text[language], picture, sound: null })
  }
  const portrait = ({
    character,
    wears,
    asleep = false,
  }: Pick<(typeof book.cast)[number], 'character' | 'wears'> & { asleep?: boolean }) =>
    painted({
      drawing: drawPortrait(
        asleep
          ? {
              character,
              crop: 'figure',
              pose: 'sit',
              feeling: 'asleep',
              wears: 'pyjamas',
              transparent: true,
            }
          : { character, crop: 'face', transparent: true, ...(wears && { wears }) },
      ),
      width: 768,
    })
  return {
    id: `5a3b1e00-0000-4000-8000-0000000000${String(age).padStart(2, '0')}`,
    language,
    title: book.title[language],
    teaser: book.teaser[language],
    forName: name,
    band: book.band,
    cover: await pictureOf(drawCover({ cast, brief: book.cover, seed }), 'The cover'),
    cast: await Promise.all(
      book.cast.map(async (member) => ({
        name: member.name[language],
        introduction: member.introduction[language],
        isHero: member.part === 'hero',
        portrait: await portrait(member),
      })),
    ),
    pages,
    prompts: book.prompts.map((prompt) => prompt[language]),
    sleepers: [
      await portrait({ character: kid.character, asleep: true }),
      await portrait({ character: friend.character, asleep: true }),
    ],
    madeAt: new Date('2026-11-21T20:00:00Z'),
  }
}
