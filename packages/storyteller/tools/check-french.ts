import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { CASTINGS } from '#bank/castings'
import { sampleAsk } from '#checks/sample-asks'
import { planStory } from '#plan/plan-story'
import { bindBook } from '#tell-story'

/**
 * Reads the French of every casting and band with Grammalecte, where it is installed (Debian:
 * `grammalecte-cli`). What an author looked at and meant (a joke, a sound) stands in
 * `french-licences.txt`; anything else fails. `--books 1` reads one book of each instead of three.
 */
const AGES = [
  [4, 6, 11],
  [2, 8, 9],
  [3, 5, 13],
] as const
const { values } = parseArgs({ options: { books: { type: 'string', default: '3' } } })
const BOOKS = Number(values.books)
/** Typography is made by the engine, and checked elsewhere. */
const OFF = ['apos', 'nbsp', 'esp', 'typo', 'tab', 'unit', 'num', 'liga']
const CONTEXT = 40
const out = (text: string) => process.stdout.write(`${text}\n`)

/** Words as Grammalecte marks them, with its remark where there is one: a line each. */
const licences = new Set(
  readFileSync(new URL('french-licences.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#')),
)
const isMeant = (remark: string) => licences.has(remark)
/** The words marked and the rule, without what it quotes of one book. */
const ruleOf = ({ words, message }: { words: string; message: string }) =>
  `${words.toLowerCase()}: ${message.replace(/[“«][^”»]*[”»]/g, '…')}`

const reportSchema = z.object({
  data: z.array(
    z.object({
      iParagraph: z.number(),
      lGrammarErrors: z.array(
        z.object({ nStart: z.number(), nEnd: z.number(), sMessage: z.string() }),
      ),
      lSpellingErrors: z.array(z.object({ sValue: z.string() })),
    }),
  ),
})

const paragraphs = new Set<string>()
for (const casting of CASTINGS)
  for (const [at, ages] of AGES.slice(0, BOOKS).entries())
    for (const age of ages) {
      const plan = planStory(sampleAsk({ seed: `french ${at}`, age }), { castings: [casting] })
      for (const { text } of bindBook({ plan, details: '' }).pages)
        for (const line of text.fr.text.split('\n')) paragraphs.add(line)
    }

const lines = [...paragraphs]
const folder = mkdtempSync(join(tmpdir(), 'luciole-french-'))
const file = join(folder, 'stories.txt')
writeFileSync(file, lines.join('\n'))
const told = spawnSync('grammalecte-cli', ['-f', file, '-owe', '-j', '-off', ...OFF], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
rmSync(folder, { recursive: true })
if (told.error) {
  out('Grammalecte is not installed here: nothing was checked.')
} else {
  const { data } = reportSchema.parse(JSON.parse(told.stdout))
  const remarks = new Set<string>()
  const unknown = new Set<string>()
  for (const { iParagraph, lGrammarErrors, lSpellingErrors } of data) {
    const line = lines[iParagraph - 1] ?? ''
    for (const { nStart, nEnd, sMessage } of lGrammarErrors) {
      const rule = ruleOf({ words: line.slice(nStart, nEnd), message: sMessage })
      const around = line.slice(Math.max(0, nStart - CONTEXT), nEnd + CONTEXT)
      if (!isMeant(rule)) remarks.add(`${rule}\n    ${around}`)
    }
    for (const { sValue } of lSpellingErrors)
      if (!isMeant(sValue.toLowerCase())) unknown.add(sValue)
  }
  for (const remark of remarks) out(`✗ ${remark}`)
  for (const word of unknown) out(`✗ ${word}: is it a word?`)
  out(`${lines.length} paragraphs of French, ${remarks.size + unknown.size} faults`)
  if (remarks.size + unknown.size > 0) process.exitCode = 1
}
