import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { TEXT_BANDS, type TextBand } from '@luciole/contract/book'
import { languageSchema } from '@luciole/contract/language'
import { castingById, CASTINGS } from '#bank/castings'
import { readAnswersFile } from '#checks/answers-file'
import { sampleAsk, sampleFriend, sampleKid } from '#checks/sample-asks'
import { refineText } from '#gate/refine-text'
import { planStory } from '#plan/plan-story'
import type { StoryAsk } from '#story-ask'
import type { StoryPlan } from '#plan/story-plan'
import { bindBook } from '#tell-story'

const USAGE = `Tells a book in the terminal.

  npm run story -- --answers file.json --lang fr      a book from a family's answers
  npm run story -- --casting four-words --matrix      one casting, every way it can be told
  npm run story                                       a made-up family's book

  --answers <file>   JSON: { "theme": "funny_silly", … }, the wizard's questions and their answers;
                     or { "kid": { "name", "sex", "age" }, "friends": [{ "name", "type" }], "answers": { … } }
  --lang en|fr       the language it is told in (en)
  --plan             what was planned before any sentence, as JSON, before the book
  --seed <words>     the same words tell the same book (story)
  --age <years>      how old the kid is, where no file says so
  --casting <id>     this story world, whatever was answered
  --band <band>      ${TEXT_BANDS.join(', ')}: the casting's text for these years (5-8)
  --matrix           with --casting: every pair of tries, turn and plant, with changing helpers
  --name <name>      the kid's name, with --casting (Nina)
  --help             this page
`
const AGES: Record<TextBand, number> = { '0-4': 4, '5-8': 6, '9-14': 10 }
const OLDEST = 17
const out = (text: string) => process.stdout.write(`${text}\n`)
// Who reads only the beginning (`| head`) hears nothing of the rest.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
  process.exit(code === 'EPIPE' ? 0 : 1),
)

/** What was asked for cannot be told: one sentence, and no story. */
function refuse(fault: string): never {
  process.stderr.write(`${fault}\nTry: npm run story -- --help\n`)
  process.exit(2)
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        answers: { type: 'string' },
        lang: { type: 'string', default: 'en' },
        plan: { type: 'boolean', default: false },
        casting: { type: 'string' },
        band: { type: 'string', default: '5-8' },
        matrix: { type: 'boolean', default: false },
        seed: { type: 'string', default: 'story' },
        age: { type: 'string' },
        name: { type: 'string', default: 'Nina' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return refuse((error as Error).message.split('. ')[0] ?? 'There is no such option')
  }
}

const values = readOptions()
if (values.help) {
  out(USAGE)
  process.exit(0)
}

const asked = languageSchema.safeParse(values.lang)
const language = asked.success
  ? asked.data
  : refuse(`--lang is en or fr, not "${values.lang}": every book is told in both.`)
const band =
  TEXT_BANDS.find((one) => one === values.band) ??
  refuse(`--band is one of ${TEXT_BANDS.join(', ')}, not "${values.band}".`)
const age = values.age === undefined ? undefined : Number(values.age)
if (age !== undefined && !(age >= 0 && age <= OLDEST))
  refuse(`--age is a number of years up to ${OLDEST}, not "${values.age}".`)
if (values.casting !== undefined && !CASTINGS.some(({ id }) => id === values.casting))
  refuse(
    `There is no casting "${values.casting}": they are ${CASTINGS.map(({ id }) => id).join(', ')}.`,
  )
if (!refineText({ text: values.name, kind: 'name', isFamily: true }).ok)
  refuse('--name: Please choose other words.')
if (values.matrix && values.casting === undefined) refuse('--matrix needs a --casting.')

function print(plan: StoryPlan): void {
  const book = bindBook({ plan, details: '' })
  const { lines } = plan
  if (values.plan) out(JSON.stringify(plan, null, 2))
  out(`\n# ${book.title[language]}\n\n${book.teaser[language]}`)
  out(
    `\n(${plan.casting} · ${plan.tries.join(', ')} · ${plan.talent} · ${plan.plant} · ${plan.party.helper.voice} ${lines.home} · ${book.readingLevel[language]})`,
  )
  for (const page of book.pages)
    out(`\n**${page.number}.${page.hook ? ' >' : ''}** ${page.text[language].text}`)
  out(`\n${book.prompts.map((ask) => `- ${ask[language]}`).join('\n')}`)
}

function plansOf(id: string): StoryPlan[] {
  const casting = castingById(id)
  const years = age ?? AGES[band]
  const kid = sampleKid({ name: values.name, sex: 'female', age: years })
  const plans: StoryPlan[] = []
  for (let at = 0; plans.length < (values.matrix ? 12 : 1) && at < 400; at++) {
    const ask: StoryAsk = {
      ...sampleAsk({ seed: `${values.seed}${at}`, age: years }),
      kid,
      friends: at % 2 ? [sampleFriend({ at })] : [],
      answers: { kidIsHero: true, ...(at % 3 === 0 && { 'hero-details': 'collects shells' }) },
    }
    const plan = planStory(ask, { castings: [casting] })
    const key = `${plan.tries.join()} ${plan.talent} ${plan.plant}`
    const isNew = !plans.some((one) => `${one.tries.join()} ${one.talent} ${one.plant}` === key)
    if (isNew) plans.push(plan)
  }
  return plans
}

/** A path is said from where one stands, which is the project and not this package. */
const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))

function textOf(file: string): string {
  try {
    return readFileSync(resolve(PROJECT, file), 'utf8')
  } catch {
    return refuse(`There is no file "${file}" that can be read.`)
  }
}

function askFrom(file: string): StoryAsk {
  const sample = sampleAsk({ seed: values.seed, age: age ?? AGES['5-8'] })
  const read = readAnswersFile({ text: textOf(file), sample })
  return read.ok ? read.ask : refuse(`No story can be told from ${file}: ${read.fault}`)
}

if (values.casting) for (const plan of plansOf(values.casting)) print(plan)
else {
  const sample = () => sampleAsk({ seed: values.seed, ...(age !== undefined && { age }) })
  print(planStory(values.answers ? askFrom(values.answers) : sample()))
}
