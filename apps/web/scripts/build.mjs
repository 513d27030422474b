import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compressTexts } from './first-load.mjs'

/** The screens a visitor may meet first: drawn before any script of ours has come. */
const FIRST_SCREENS = ['signup', 'signin', 'resetpassword', 'privacy', 'terms', 'help']
const LANGUAGES = ['en', 'fr']

const APP_FILE =
  /\s*(?:<script type="module"[^>]* src="([^"]+)"><\/script>|<link rel="modulepreload"[^>]* href="([^"]+)">)/g

const web = fileURLToPath(new URL('..', import.meta.url))
const dist = join(web, 'dist')
const painter = join(web, 'dist-prerender')

process.chdir(web)
await build()
await build({
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: painter, sourcemap: false, copyPublicDir: false },
})
const { prerender } = await import(pathToFileURL(join(painter, 'prerender.js')).href)
const page = await readFile(join(dist, 'index.html'), 'utf8')
/** The entry first; theme.js asks for them once the drawing is seen. */
const appFiles = [...page.matchAll(APP_FILE)].map(([, script, preloaded]) => script ?? preloaded)
for (const screen of FIRST_SCREENS) {
  for (const language of LANGUAGES) {
    const { title, html } = await prerender({ path: `/${screen}`, language })
    const drawn = page
      .replaceAll(APP_FILE, '')
      .replace('src="/theme.js"', `src="/theme.js" data-app="${appFiles.join(' ')}"`)
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
    await writeFile(join(dist, `${screen}.${language}.html`), drawn)
  }
}
await rm(painter, { recursive: true })
await compressTexts(dist)
