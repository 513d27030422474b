/** A search value as text; a parameter given twice, or not at all, is none. */
export const searchText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined
