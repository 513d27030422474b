const LONGEST_ANSWER = 200_000

/** What some models think aloud before they write: drafts of pages are none. */
const THOUGHT = ['<think>', '</think>'] as const

/**
 * Finds the pages in an answer while it is still coming: every object that holds no other and has a
 * number of its own, whatever stands around it. What never closes is never a page.
 */
export function createPageFinder() {
  let text = ''
  let at = 0
  let isInString = false
  let depth = 0
  /** Where the innermost object began; each character is parsed once, however deep a hostile answer nests. */
  let start = -1
  /** Null until it is known whether the answer begins with thoughts. */
  let isThinking: boolean | null = null

  /** False while nothing but thoughts has come. */
  function skipThoughts(delta: string): boolean {
    const [opens, closes] = THOUGHT
    if (isThinking === null) {
      const begun = text.trimStart()
      if (begun.length < opens.length && opens.startsWith(begun)) return false
      isThinking = begun.startsWith(opens)
    }
    if (!isThinking) return true
    const end = text.indexOf(closes, Math.max(0, text.length - delta.length - closes.length))
    if (end < 0) return false
    at = end + closes.length
    isThinking = false
    return true
  }

  const parse = (): unknown => {
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
      if (!skipThoughts(delta)) return pages
      for (; at < text.length; at += 1) {
        const character = text[at]
        if (isInString) {
          if (character === '\\') {
            if (at + 1 === text.length) break
            at += 1
          } else if (character === '"') isInString = false
        } else if (character === '"') isInString = depth > 0
        else if (character === '{') {
          start = at
          depth += 1
        } else if (character === '}') {
          const page = start < 0 ? null : parse()
          start = -1
          depth = Math.max(0, depth - 1)
          if (page !== null) pages.push(page)
        }
      }
      return pages
    },
  }
}
