import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a web server or a browser needs of the built app, and a shell does not. */
const NEEDLESS = /(\.(br|gz|map)|service-worker\.js|manifest\.webmanifest|screenshots)$/
const SHELLS = ['android/app/src/main/assets/public', 'ios/App/App/public']

for (const shell of SHELLS) {
  const folder = fileURLToPath(new URL(`../${shell}`, import.meta.url))
  const files = await readdir(folder, { recursive: true })
  for (const file of files) {
    if (NEEDLESS.test(file)) await rm(join(folder, file), { recursive: true, force: true })
  }
}
