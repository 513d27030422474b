const SMALL =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
]

function belowHundred(n: number): string {
  if (n < 20) return SMALL[n] ?? ''
  const ten = Math.floor(n / 10)
  // 70–79 and 90–99 count on from sixty and from four twenties.
  const rest = ten === 7 || ten === 9 ? (n % 10) + 10 : n % 10
  if (!rest) return ten === 8 ? 'quatre-vingts' : (TENS[ten] ?? '')
  const joint = (rest === 1 || rest === 11) && ten < 8 ? ' et ' : '-'
  return `${TENS[ten]}${joint}${SMALL[rest]}`
}

function belowThousand(n: number): string {
  const hundreds = Math.floor(n / 100)
  const rest = n % 100
  if (!hundreds) return belowHundred(rest)
  const head = hundreds === 1 ? 'cent' : `${SMALL[hundreds]} cent${rest ? '' : 's'}`
  return rest ? `${head} ${belowHundred(rest)}` : head
}

/** 0 to 999 999 999 as it is read aloud. */
export function sayNumberInFrench(n: number): string {
  if (n < 1000) return belowThousand(n)
  const isThousand = n < 1_000_000
  const unit = isThousand ? 1000 : 1_000_000
  const count = Math.floor(n / unit)
  const rest = n % unit
  const times = belowThousand(count).replace(/(cent|vingt)s$/, isThousand ? '$1' : '$1s')
  const name = isThousand ? 'mille' : `million${count > 1 ? 's' : ''}`
  const head = isThousand && count === 1 ? name : `${times} ${name}`
  return rest ? `${head} ${sayNumberInFrench(rest)}` : head
}

export function sayOrdinalInFrench({ n, isFeminine }: { n: number; isFeminine: boolean }): string {
  if (n === 1) return isFeminine ? 'première' : 'premier'
  const words = sayNumberInFrench(n).replace(/s$/, (s) =>
    n % 100 === 80 || n % 100 === 0 ? '' : s,
  )
  if (words.endsWith('cinq')) return `${words}uième`
  if (words.endsWith('neuf')) return `${words.slice(0, -1)}vième`
  return `${words.replace(/e$/, '')}ième`
}
