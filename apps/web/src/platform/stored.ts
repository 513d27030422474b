/** Local storage that may be full, blocked or hold somebody else's value. */
export function readStored<Value extends string>({
  key,
  allowed,
}: {
  key: string
  allowed: readonly Value[]
}): Value | null {
  try {
    const stored = localStorage.getItem(key)
    return allowed.find((value) => value === stored) ?? null
  } catch {
    return null
  }
}

export function writeStored({ key, value }: { key: string; value: string }) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Private windows refuse: the choice then lasts as long as the page.
  }
}
