import { join } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { ROUTES } from './routes.config.mjs'

/** Writes the route tree the type check needs, without a build. */
const root = join(import.meta.dirname, '..')
await new Generator({ config: getConfig(ROUTES, root), root }).run()
