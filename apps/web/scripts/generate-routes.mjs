import { fileURLToPath } from 'node:url'
import { Generator, getConfig } from '@tanstack/router-generator'
import { ROUTES } from './routes.config.mjs'

/** Writes the route tree the type check needs, without a build. */
const root = fileURLToPath(new URL('..', import.meta.url))
await new Generator({ config: getConfig(ROUTES, root), root }).run()
