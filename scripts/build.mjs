import { enterProject } from './steps/project.mjs'
import { ensureInstalled, requireNode } from './steps/install.mjs'

enterProject()
requireNode()
await ensureInstalled()
const { ensureBuilt } = await import('./steps/build.mjs')
await ensureBuilt()
