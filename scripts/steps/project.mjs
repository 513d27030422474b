import { fileURLToPath } from 'node:url'

/** Every script works from the project's root, wherever it was called. */
export function enterProject() {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
}

/** A failed step ends the script with what the tool said, never with a stack of ours. */
export function failWith(error) {
  console.error(`\n${error.message}\n`)
  if (error.output) console.error(error.output.split('\n').slice(-80).join('\n'))
  process.exit(1)
}
