import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageRoot } from './package-root'

interface BuildSteps {
  isBuildStale(): boolean
  bundle(what: { input: Record<string, string>; dir: string }): Promise<void>
}

const dist = () => join(packageRoot(), 'dist')
const buildSteps = async (): Promise<BuildSteps> =>
  await import(pathToFileURL(join(packageRoot(), '../../scripts/steps/build.mjs')).href)

/** The server as it is installed: it starts in half the work of its sources. */
export async function builtServer(): Promise<string> {
  const { isBuildStale } = await buildSteps()
  if (isBuildStale()) throw new Error('This test starts what is built: `npm run build` first.')
  return join(dist(), 'main.js')
}

/** A program of a test, bundled beside the threads and programs that the server starts: it is started again and again. */
export async function builtProgram(source: string): Promise<string> {
  await builtServer()
  const name = basename(source, '.ts')
  const { bundle } = await buildSteps()
  await bundle({ input: { [name]: source }, dir: dist() })
  return join(dist(), `${name}.js`)
}
