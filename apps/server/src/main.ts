import closeWithGrace from 'close-with-grace'
import { readAppConfig } from '#app/app.config'
import { buildApp } from '#app/build'
import { BootError } from '#platform/errors'
import { listenOn } from '#platform/listen'

const STOP_WITHIN_MS = 9500
const say = (line: string) => void process.stdout.write(`${line}\n`)

async function main() {
  const config = readAppConfig()
  const app = await buildApp(config, { progress: say })
  closeWithGrace({ delay: STOP_WITHIN_MS, logger: false }, async ({ err }) => {
    if (err) app.house.report({ error: err, where: 'process' })
    await app.close()
  })
  if (app.http === null) return say('Luciole is working')
  const { port, host } = config.server
  try {
    const bound = await listenOn({ http: app.http, port, host })
    say(`Luciole is ready at ${config.server.publicUrl ?? `http://localhost:${bound}`}`)
  } catch (error) {
    await app.close()
    throw error
  }
}

main().catch((error: unknown) => {
  const text = error instanceof BootError ? error.message : String((error as Error).stack)
  process.stderr.write(`${text}\n`, () => process.exit(1))
})
