import closeWithGrace from 'close-with-grace'
import { readAppConfig } from '#app/app.config'
import { openDatabase } from '#platform/db'
import { BootError } from '#platform/errors'
import { createLog } from '#platform/log'
import { listenOn, requireFreeAddress } from '#platform/listen'

const STOP_WITHIN_MS = 9500
const say = (line: string) => void process.stdout.write(`${line}\n`)

async function main() {
  const config = readAppConfig()
  const log = createLog({ level: config.server.logLevel })
  if (config.server.roles.includes('web')) await requireFreeAddress(config.server)
  // The database wakes up in its thread while the rest of the server is still being read.
  const opening = openDatabase({ config: config.server, log, progress: say })
  const [{ buildApp }] = await Promise.all([import('#app/build'), opening])
  const app = await buildApp(config, { log, progress: say, openDatabase: () => opening })
  closeWithGrace({ delay: STOP_WITHIN_MS, logger: false }, async ({ err }) => {
    if (err) app.house.report({ error: err, where: 'process' })
    await app.close()
  })
  if (app.http === null) return say('Luciole is working')
  const { port, host } = config.server
  try {
    const bound = await listenOn({ http: app.http, port, host })
    say(`Luciole is ready at ${config.server.publicUrl ?? `http://localhost:${bound}`}`)
    if (process.argv.includes('--demo')) await (await import('#app/demo')).openDemo({ app, say })
  } catch (error) {
    await app.close()
    throw error
  }
}

main().catch((error: unknown) => {
  const text = error instanceof BootError ? error.message : String((error as Error).stack)
  process.stderr.write(`${text}\n`, () => process.exit(1))
})
