import * as z from 'zod'
import { BootError } from './errors'

/** One setting: its variable, how it is read from text, and one line for `.env.example`. */
export type Setting<Schema extends z.ZodType = z.ZodType> = {
  env: string
  schema: Schema
  /** As it would be written in the environment; without one the setting is required. */
  default?: string
  doc: string
  /** Refused in production when not set by hand. */
  requiredInProduction?: boolean
}
export type Fragment = Record<string, Setting>
export type ValuesOf<F extends Fragment> = { [Key in keyof F]: z.output<F[Key]['schema']> }
export type ConfigOf<Fragments extends Record<string, Fragment>> = {
  [Name in keyof Fragments]: ValuesOf<Fragments[Name]>
}

/** In a `*.config.ts`: `export const kidsConfig = defineConfig({ retention: { env: …, schema: …, doc: … } })`. */
export const defineConfig = <F extends Fragment>(fragment: F): F => fragment

export const asBoolean = z.enum(['true', 'false']).transform((value) => value === 'true')
/** Empty means absent. */
export const asOptional = z.string().transform((value) => (value === '' ? null : value))
export const asUrl = z.url('must be a URL, with https:// or http://')
export const asOptionalUrl = z
  .union([z.literal(''), asUrl])
  .transform((value) => (value === '' ? null : value))
/** The address of a server that is not spoken to by HTTP; `start` is what it must look like. */
export const asOptionalAddress = ({ like, start }: { like: RegExp; start: string }) =>
  z
    .union([z.literal(''), z.string().regex(like, `must be an address, ${start}`)], {
      error: `must be an address, ${start}`,
    })
    .transform((value) => (value === '' ? null : value))
export const asWhole = ({ from, to }: { from: number; to: number }) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(from, `must be at least ${from}`).max(to, `must be at most ${to}`))

type Environment = Record<string, string | undefined>

/** Every setting of every fragment at once; a wrong one never hides another. */
export function readConfig<Fragments extends Record<string, Fragment>>({
  fragments,
  environment,
  check = () => [],
}: {
  fragments: Fragments
  environment: Environment
  /** What one setting asks of others. */
  check?(config: ConfigOf<Fragments>): string[]
}): ConfigOf<Fragments> {
  const problems: string[] = []
  const isFaulty = new Set<string>()
  const isProduction = environment.MODE === 'production'

  /** A wrong value reads as its default, so that what settings ask of each other is still looked at. */
  const complain = ({ setting, problem }: { setting: Setting; problem: string }): unknown => {
    problems.push(`${setting.env} ${problem}`)
    isFaulty.add(setting.env)
    return setting.default === undefined ? undefined : setting.schema.parse(setting.default)
  }
  const readSetting = (setting: Setting): unknown => {
    const { env, schema, doc } = setting
    const given = environment[env]
    if (isProduction && setting.requiredInProduction && !given) {
      return complain({ setting, problem: `is required in production: ${doc}` })
    }
    const text = given === undefined || given === '' ? setting.default : given
    if (text === undefined) return complain({ setting, problem: `is required: ${doc}` })
    const parsed = schema.safeParse(text)
    if (parsed.success) return parsed.data
    return complain({ setting, problem: parsed.error.issues[0]?.message ?? 'is not valid' })
  }

  const config = Object.fromEntries(
    Object.entries(fragments).map(([name, fragment]) => [
      name,
      Object.fromEntries(
        Object.entries(fragment).map(([key, setting]) => [key, readSetting(setting)]),
      ),
    ]),
  ) as ConfigOf<Fragments>
  const isNew = (problem: string) => !isFaulty.has(/^\w+/.exec(problem)?.[0] ?? '')
  problems.push(...check(config).filter(isNew))
  if (problems.length > 0) {
    throw new BootError(['The configuration has problems:', ...problems].join('\n  - '))
  }
  return config
}

/** The text of `.env.example`. */
export function describeConfig(fragments: Record<string, Fragment>): string {
  return Object.entries(fragments)
    .map(([name, fragment]) => {
      const lines = Object.values(fragment).map(
        ({ env, doc, default: value }) => `# ${doc}\n# ${env}=${value ?? ''}`,
      )
      return [`## ${name}`, ...lines].join('\n')
    })
    .join('\n\n')
    .concat('\n')
}
