/** A PostgreSQL whose user may create databases; without one, tests use PGlite in memory. */
export const testDatabaseUrl = (): string | null => process.env.TEST_DATABASE_URL ?? null

/** How often the embedded server is killed while it writes; `npm run prove` asks for more. */
export const killCount = (): number => Number(process.env.KILL_TESTS ?? 3)

/** How often a server at work on stories is killed; the same. */
export const storyKillCount = (): number => Number(process.env.STORY_KILLS ?? 1)

/** Where in the sequence of its kills a run begins: the whole count can be had in pieces. */
export const storyKillsBegin = (): number => Number(process.env.STORY_KILLS_FROM ?? 0)
