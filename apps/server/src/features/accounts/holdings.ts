import type { Queryable, Tx } from '#platform/db'

/**
 * What one feature holds of an account. The export copies it with the media it names, the erasure removes it, and a test
 * fails when a table with account data is in no holding.
 */
export type Holding = {
  /** The name of its part in the export. */
  name: string
  /** Database names of all its tables that hold account data. */
  tables: readonly string[]
  /** Rows by table. */
  exportRows: (scope: { db: Queryable; accountId: string }) => Promise<Record<string, unknown[]>>
  eraseRows: (scope: { tx: Tx; accountId: string }) => Promise<void>
  mediaKeys: (scope: { db: Queryable; accountId: string }) => Promise<string[]>
}

/** Keys name their owner first, so that every one in a row can be told from other text. */
export function findMediaKeys({ rows, accountId }: { rows: unknown; accountId: string }): string[] {
  const keys = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && value.startsWith(`${accountId}/`)) keys.add(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit)
  }
  visit(rows)
  return [...keys]
}
