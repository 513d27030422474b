import { TRPCError } from '@trpc/server'

/** Zeros and halves of characters are text to JavaScript and to no database. */
const isUnkeepable = (text: string) => /[\0\p{Surrogate}]/u.test(text)
function isKeepable(words: unknown): boolean {
  const parts = [words]
  for (const part of parts) {
    if (typeof part === 'string' && isUnkeepable(part)) return false
    if (typeof part !== 'object' || part === null) continue
    for (const inner of Object.entries(part).flat()) parts.push(inner)
  }
  return true
}

/** What a caller wrote; a call that takes nothing comes without a word. */
export function readWords(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause })
  }
}

export function requireKeepable(words: unknown): unknown {
  if (!isKeepable(words)) throw new TRPCError({ code: 'BAD_REQUEST' })
  return words
}
