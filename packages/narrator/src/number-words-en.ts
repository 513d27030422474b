const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const IRREGULAR_ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

function belowThousand(n: number): string {
  if (n < 20) return SMALL[n] ?? ''
  if (n < 100) return `${TENS[Math.floor(n / 10)]}${n % 10 ? ` ${SMALL[n % 10]}` : ''}`
  const rest = n % 100
  return `${SMALL[Math.floor(n / 100)]} hundred${rest ? ` and ${belowThousand(rest)}` : ''}`
}

/** 0 to 999 999 999 as it is read aloud. */
export function sayNumberInEnglish(n: number): string {
  if (n < 1000) return belowThousand(n)
  const [unit, name] =
    n < 1_000_000 ? ([1000, 'thousand'] as const) : ([1_000_000, 'million'] as const)
  const rest = n % unit
  const head = `${belowThousand(Math.floor(n / unit))} ${name}`
  if (!rest) return head
  return `${head}${rest < 100 ? ' and' : ''} ${sayNumberInEnglish(rest)}`
}

export function sayOrdinalInEnglish(n: number): string {
  const words = sayNumberInEnglish(n).split(' ')
  const last = words.pop() ?? ''
  const ordinal =
    IRREGULAR_ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return [...words, ordinal].join(' ')
}
