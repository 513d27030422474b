import type { Keepsake } from '@luciole/contract/keepsakes'
import type { KeepsakeRow } from './keepsakes.tables'

export const keepsakeView = ({
  row,
  edition,
  sign,
}: {
  row: KeepsakeRow
  /** What the book is today. */
  edition: string
  sign: (row: KeepsakeRow) => string
}): Keepsake => ({
  id: row.id,
  kind: row.kind,
  language: row.language,
  state: row.state,
  done: row.state === 'ready' ? row.steps : Object.keys(row.prints).length,
  steps: row.steps,
  isCurrent: row.edition === edition,
  file:
    row.state === 'ready'
      ? {
          url: sign(row),
          name: row.fileName,
          bytes: row.bytes,
          expiresAt: row.expiresAt.toISOString(),
        }
      : null,
})
