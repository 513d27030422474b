/** A PostgreSQL whose user may create databases; without one, tests use PGlite in memory. */
export const testDatabaseUrl = (): string | null => process.env.TEST_DATABASE_URL ?? null
