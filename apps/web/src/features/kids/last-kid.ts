const KEY = 'luciole.lastKid'

/** Who the last story was for: preselected tonight, so that two taps are enough. */
export function readLastKid(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function rememberLastKid(kidId: string) {
  try {
    localStorage.setItem(KEY, kidId)
  } catch {
    // A private window chooses anew each time.
  }
}
