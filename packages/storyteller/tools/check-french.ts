import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { CASTINGS } from '#bank/castings'
import { sampleAsk } from '#checks/sample-asks'
import { planStory } from '#plan/plan-story'
import { bindBook } from '#tell-story'

/**
 * Reads the French of every casting and band with Grammalecte, where it is installed (Debian:
 * `grammalecte-cli`). A report for an author: most hits are jokes or sounds, some are not.
 */
const AGES = [4, 6, 8, 11]
const BOOKS = 3
/** Typography is made by the engine, and checked elsewhere. */
const OFF = ['apos', 'nbsp', 'esp', 'typo', 'tab', 'unit', 'num', 'liga']
const CONTEXT = 40
const out = (text: string) => process.stdout.write(`${text}\n`)

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
  for (const age of AGES)
    for (let at = 0; at < BOOKS; at++) {
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
  const hits = new Set<string>()
  const unknown = new Map<string, number>()
  for (const { iParagraph, lGrammarErrors, lSpellingErrors } of data) {
    const line = lines[iParagraph - 1] ?? ''
    for (const { nStart, nEnd, sMessage } of lGrammarErrors)
      hits.add(`${sMessage}\n    ${line.slice(Math.max(0, nStart - CONTEXT), nEnd + CONTEXT)}`)
    for (const { sValue } of lSpellingErrors) unknown.set(sValue, (unknown.get(sValue) ?? 0) + 1)
  }
  out(`${lines.length} paragraphs, ${hits.size} remarks`)
  for (const hit of hits) out(`- ${hit}`)
  const words = [...unknown].toSorted((a, b) => b[1] - a[1]).map(([word]) => word)
  out(`Unknown words (names and sounds are expected): ${words.join(', ')}`)
}
