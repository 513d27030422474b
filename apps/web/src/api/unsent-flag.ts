const FLAG = 'luciole.unsent'

/** Known without opening anything: most starts have nothing to send. */
export function hasUnsentPlaces() {
  try {
    return localStorage.getItem(FLAG) !== null
  } catch {
    return false
  }
}

export function flagUnsentPlaces(isSet: boolean) {
  try {
    if (isSet) localStorage.setItem(FLAG, 'yes')
    else localStorage.removeItem(FLAG)
  } catch {
    // A private window: what is not sent today is forgotten with it.
  }
}
