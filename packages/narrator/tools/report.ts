let failures = 0

const VERDICTS = { true: 'ok  ', false: 'FAIL', busy: 'busy' }

/** One bar of the design, and whether it holds; `busy` where the machine itself could not say. */
export function report({
  bar,
  value,
  isKept,
}: {
  bar: string
  value: string
  isKept: boolean | 'busy'
}) {
  if (isKept === false) failures++
  process.stdout.write(`${VERDICTS[`${isKept}`]} ${bar.padEnd(52)} ${value}\n`)
}

/** A figure without a bar. */
export const tell = (what: string, value: string) =>
  process.stdout.write(`     ${what.padEnd(52)} ${value}\n`)

export const hasFailed = () => failures > 0

export const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0
