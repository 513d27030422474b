import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shellPage } from './shell-page.mjs'

/** What a web server or a browser needs of the built app, and a shell does not. */
const NEEDLESS =
  /(\.(br|gz|map)|\.(en|fr)\.html|service-worker\.js|manifest\.webmanifest|screenshots)$/
const SHELLS = ['android/app/src/main/assets/public', 'ios/App/App/public']

const asked = process.env.SERVER_ORIGIN ?? ''
const server = URL.canParse(asked) ? new URL(asked).origin : ''
if (!server.startsWith('http')) {
  console.error('SERVER_ORIGIN must say where the server is, such as https://luciole.example')
  process.exit(1)
}
for (const shell of SHELLS) {
  const folder = fileURLToPath(new URL(`../${shell}`, import.meta.url))
  const files = await readdir(folder, { recursive: true })
  for (const file of files) {
    if (NEEDLESS.test(file)) await rm(join(folder, file), { recursive: true, force: true })
  }
  const page = join(folder, 'index.html')
  await writeFile(page, shellPage({ html: await readFile(page, 'utf8'), server }))
}
