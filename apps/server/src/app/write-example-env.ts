import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeConfig } from '#platform/config'
import { packageRoot } from '#platform/package-root'
import { fragments } from './app.config'

/** `npm run env-example -w @luciole/server` writes every setting there is, at the project's root. */
writeFileSync(join(packageRoot(), '..', '..', '.env.example'), describeConfig(fragments))
