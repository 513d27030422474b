import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bindAudio } from '#audio/bind-audio'
import { silentMp3 } from '#audio/silence'
import type { PageSound } from '#book'
import { bindEpub } from '#epub/bind-epub'
import { bindPdf } from '#pdf/bind-pdf'
import { PRINT_PICTURE_WIDTH } from '#pdf/print-size'
import { writeZip } from '../../../apps/server/src/platform/zip'
import { sampleBook } from './sample-book'

/** Binds a sample book to out/bookbinder, to be opened and looked at: `-- --age 4 --language fr --as print`. */
const { values } = parseArgs({
  options: {
    name: { type: 'string', default: 'Zoé' },
    age: { type: 'string', default: '4' },
    language: { type: 'string', default: 'en' },
    as: { type: 'string', default: 'screen' },
    draft: { type: 'boolean', default: false },
  },
})
const language = values.language === 'fr' ? 'fr' : 'en'
const width = values.draft ? 1000 : values.as === 'print' ? PRINT_PICTURE_WIDTH : 1536
const book = await sampleBook({ name: values.name, age: Number(values.age), language, width })
mkdirSync('out/bookbinder', { recursive: true })
const stem = `out/bookbinder/${values.as}-${values.age}-${language}`

/** A silent reading whose words follow each other steadily. */
function readingOf(text: string): PageSound {
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)]
  const marks = words.map(({ index, 0: word }, at) => ({
    s: index,
    e: index + word.length,
    t0: 250 + at * 400,
    t1: 600 + at * 400,
  }))
  const durationMs = words.length * 400 + 800
  return { mp3: silentMp3(durationMs), durationMs, marks }
}

async function* filesOf(files: Awaited<ReturnType<typeof bindEpub>>) {
  yield* files
}

async function bind(): Promise<{ ending: string; bytes: Uint8Array }> {
  if (values.as === 'print' || values.as === 'screen')
    return { ending: 'pdf', bytes: await bindPdf({ book, use: values.as }) }
  for (const page of book.pages) page.sound = readingOf(page.text.text)
  if (values.as === 'audio')
    return { ending: 'mp3', bytes: (await bindAudio(book)) ?? new Uint8Array() }
  const chunks: Uint8Array[] = []
  const entries = filesOf(await bindEpub(book))
  for await (const chunk of writeZip({ entries, at: book.madeAt })) chunks.push(chunk)
  return { ending: 'epub', bytes: Buffer.concat(chunks) }
}

const started = performance.now()
const { ending, bytes } = await bind()
writeFileSync(`${stem}.${ending}`, bytes)
process.stdout.write(
  `${stem}.${ending} ${bytes.length >> 10} KB in ${Math.round(performance.now() - started)} ms\n`,
)
