const LONGEST_ANSWER = 200_000

/**
 * Finds the pages in an answer while it is still coming: every object with a number of its own,
 * whatever stands around it. What never closes is never a page.
 */
export function createPageFinder() {
  let text = ''
  let at = 0
  let isInString = false
  const starts: number[] = []

  const parse = (start: number): unknown => {
    try {
      const found: unknown = JSON.parse(text.slice(start, at + 1))
      return typeof found === 'object' && found !== null && 'number' in found ? found : null
    } catch {
      return null
    }
  }

  return {
    isTooLong: () => text.length > LONGEST_ANSWER,
    length: () => text.length,
    add(delta: string): unknown[] {
      text += delta
      const pages: unknown[] = []
      for (; at < text.length; at += 1) {
        const character = text[at]
        if (isInString) {
          if (character === '\\') {
            if (at + 1 === text.length) break
            at += 1
          } else if (character === '"') isInString = false
        } else if (character === '"') isInString = starts.length > 0
        else if (character === '{') starts.push(at)
        else if (character === '}') {
          const start = starts.pop()
          const page = start === undefined ? null : parse(start)
          if (page !== null) pages.push(page)
        }
      }
      return pages
    },
  }
}
