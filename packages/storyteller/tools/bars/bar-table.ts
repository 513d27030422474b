import { average } from '#checks/text-measures'

export type Cell = string | number

interface Row {
  name: string
  bar?: string
  en: Cell
  fr?: Cell
  /** Whether the bar is held; absent where a figure has none. */
  isHeld?: boolean
}

/** What is measured, one row at a time, and the bars that were missed. */
export interface BarTable {
  row: (row: Row) => void
  missed: () => readonly string[]
}

const show = (value: Cell) => (typeof value === 'number' ? value.toFixed(2) : value)
export const percent = (share: number) => `${Math.round(share * 1000) / 10} %`
export const meanAndLeast = (values: readonly number[]) =>
  `${average(values).toFixed(2)} (least ${Math.min(...values).toFixed(2)})`

export function createTable({ out }: { out: (line: string) => void }): BarTable {
  const missed: string[] = []
  out('| measure | bar | en | fr | held |\n|---|---|---|---|---|')
  return {
    row({ name, bar = '', en, fr = '', isHeld }) {
      const mark = isHeld === undefined ? '' : isHeld ? '✓' : '✗'
      if (isHeld === false) missed.push(name)
      out(`| ${name} | ${bar} | ${show(en)} | ${show(fr)} | ${mark} |`)
    },
    missed: () => missed,
  }
}
