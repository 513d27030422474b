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
 * `--whole` goes on telling until every try and every turn has been drawn once; `--pages` may name
 * them ("try bush,turn why"). Without an id it draws them all.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    age: { type: 'string', default: '10' },
    kid: { type: 'string', default: 'nina' },
    friend: { type: 'string', default: 'fox' },
    pages: { type: 'string', default: '' },
    whole: { type: 'boolean', default: false },
    width: { type: 'string', default: '480' },
  },
})
const wanted = values.pages.split(',').filter(Boolean)
const ids = positionals.length ? positionals : CASTINGS.map(({ id }) => id)
const width = Number(values.width)
const MOST_TAKES = 24

for (const id of ids) {
  const seen = new Set<string>()
  const cells: Buffer[] = []
  const words: string[] = []
  for (let take = 0; take < (values.whole ? MOST_TAKES : 1); take++) {
    const book = tellBook([id, values.kid, values.friend], { age: Number(values.age), take })
    const previous: PlanDigest[] = []
    const cover = { name: 'cover', brief: book.cover, text: { en: '', fr: '' } }
    for (const { name, brief, text } of [cover, ...book.pages]) {
      const isWanted = !wanted.length || wanted.includes(name) || wanted.includes(`${brief.page}`)
      if (seen.has(name) || !isWanted) continue
      seen.add(name)
      const draw = brief.page === 0 ? drawCover : drawPage
      const page = draw({ cast: book.cast, brief, seed: book.seed, previous: [...previous] })
      if (brief.page > 0) previous.push(page.plan.digest)
      const picture = await rasteriseDrawing(page.drawing, width)
      cells.push(await cellOf(picture, width))
      const things = brief.objects.map(({ thing, state }) => (state ? `${thing}:${state}` : thing))
      words.push(
        `${cells.length} ${name} [${brief.location} ${page.plan.shot} · ${things.join(', ')}]\n${text.en}\n${text.fr}`,
      )
    }
  }
  await writeSheet(`casting-${id}`, cells, { width })
  await writeFile(fromRoot('out/art', `casting-${id}.txt`), `${words.join('\n\n')}\n`)
  process.stdout.write(`${id}\n`)
}
