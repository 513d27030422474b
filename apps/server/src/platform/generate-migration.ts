import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockDirectory } from './directory-lock'
import { packageRoot } from './package-root'

/**
 * `npm run migration -w @luciole/server -- what-changed` writes the SQL from every `*.tables.ts`.
 * One at a time: each migration starts from the snapshot of the one before.
 */
const name = process.argv[2]
if (name === undefined || !/^[a-z0-9-]+$/.test(name)) {
  process.stderr.write(
    'Say what changed, in kebab-case: npm run migration -w @luciole/server -- add-kids\n',
  )
  process.exit(1)
}
const root = packageRoot()

async function waitForTurn(): Promise<() => void> {
  for (;;) {
    try {
      return lockDirectory(join(root, '.luciole'))
    } catch {
      await sleep(300)
    }
  }
}

const done = await waitForTurn()
try {
  execFileSync('npx', ['drizzle-kit', 'generate', '--name', name], { cwd: root, stdio: 'inherit' })
} finally {
  done()
}
