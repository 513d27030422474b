import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { CASTINGS } from '@luciole/storyteller/bank/castings'
import type { PlanDigest } from '../src/compose/plan'
import { drawCover, drawPage } from '../src/page'
import { rasteriseDrawing } from '../src/raster/rasterise-drawing'
import { cellOf, fromRoot, writeSheet } from './contact-sheet'
import { tellBook } from './told-books'

/**
 * A casting's book beside its words: `casting-sheet.ts goose-in-three-hats --age 10 --pages 0,3`
 * writes out/art/casting-<id>.webp, cover first, and the words to out/art/casting-<id>.txt.
 * Without an id it draws them all.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    age: { type: 'string', default: '10' },
    kid: { type: 'string', default: 'nina' },
    friend: { type: 'string', default: 'fox' },
    pages: { type: 'string', default: '' },
    width: { type: 'string', default: '480' },
  },
})
const wanted = values.pages.split(',').filter(Boolean).map(Number)
const ids = positionals.length ? positionals : CASTINGS.map(({ id }) => id)

for (const id of ids) {
  const book = tellBook([id, values.kid, values.friend], Number(values.age))
  const previous: PlanDigest[] = []
  const cells: Buffer[] = []
  const words: string[] = []
  for (const { brief, text } of [{ brief: book.cover, text: '(cover)' }, ...book.pages]) {
    const draw = brief.page === 0 ? drawCover : drawPage
    if (wanted.length && !wanted.includes(brief.page)) continue
    const page = draw({ cast: book.cast, brief, seed: book.seed, previous: [...previous] })
    if (brief.page > 0) previous.push(page.plan.digest)
    const picture = await rasteriseDrawing(page.drawing, Number(values.width))
    cells.push(await cellOf(picture))
    const things = brief.objects.map(({ thing, state }) => (state ? `${thing}:${state}` : thing))
    words.push(`${brief.page} [${brief.location} ${page.plan.shot} · ${things.join(', ')}] ${text}`)
  }
  await writeSheet(`casting-${id}`, cells)
  await writeFile(fromRoot('out/art', `casting-${id}.txt`), `${words.join('\n\n')}\n`)
  process.stdout.write(`${id}\n`)
}
