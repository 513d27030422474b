import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** The two faces every first screen is set in. */
const FIRST_FONTS = ['fredoka-latin-600-normal', 'nunito-latin-400-normal']

/** Fonts are asked for with the page, not once the style sheet was read. */
export const preloadFonts = () => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      FIRST_FONTS.flatMap((font) =>
        Object.keys(bundle).filter((file) => file.includes(font) && file.endsWith('.woff2')),
      ).map((file) => ({
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `/${file}`,
          crossorigin: '',
        },
        injectTo: 'head',
      })),
  },
})

const TEXTS = new Set(['.js', '.css', '.html', '.svg', '.webmanifest'])
const WORTH_IT_BYTES = 1400
const pack = [
  { ending: '.br', compress: promisify(brotliCompress) },
  { ending: '.gz', compress: promisify(gzip) },
]

/** Compressed once and well, where the server would do it each time and less well. */
export async function compressTexts(folder) {
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter((file) => TEXTS.has(extname(file)))
  await Promise.all(
    texts.map(async (file) => {
      const path = join(folder, file)
      const bytes = await readFile(path)
      if (bytes.length < WORTH_IT_BYTES) return
      for (const { ending, compress } of pack) {
        await writeFile(path + ending, await compress(bytes))
      }
    }),
  )
}
