import { AIMS, scorePortraits } from './score-portraits'

const [count = 300, from = 20_000] = process.argv.slice(2).map(Number)
const misses: string[] = []
const hits = await scorePortraits({ from, count, onMiss: (line) => misses.push(line) })
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8)
process.stdout.write(`${count} drawn portraits (not photographs: real numbers will be worse)\n`)
for (const [trait, share] of Object.entries(hits)) {
  const aim = AIMS[trait as keyof typeof AIMS]
  const verdict = aim === undefined ? '     ' : share >= aim ? 'ok   ' : 'FAIL '
  process.stdout.write(
    `${verdict}${trait.padEnd(12)}${percent(share)}${aim ? `   aim ${percent(aim)}` : ''}\n`,
  )
  if (aim !== undefined && share < aim) process.exitCode = 1
}
if (process.env.MISSES) process.stdout.write(`${misses.join('\n')}\n`)
