import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { TextBand } from '@luciole/contract/book'
import { castingById } from '#bank/castings'
import { sampleAsk, sampleFriend, sampleKid } from '#checks/sample-asks'
import { planStory } from '#plan/plan-story'
import type { StoryAsk } from '#story-ask'
import type { StoryPlan } from '#plan/story-plan'
import { bindBook } from '#tell-story'

/** Tells books on the terminal: from an answers file, or one casting, or its whole matrix. */
const { values } = parseArgs({
  options: {
    answers: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    casting: { type: 'string' },
    band: { type: 'string', default: '5-8' },
    matrix: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'story' },
    age: { type: 'string' },
    name: { type: 'string', default: 'Nina' },
  },
})
const language = values.lang === 'fr' ? 'fr' : 'en'
const AGES: Record<string, number> = { '0-4': 4, '5-8': 6, '9-14': 10 }
const out = (text: string) => process.stdout.write(`${text}\n`)

function print(plan: StoryPlan): void {
  const book = bindBook({ plan, details: '' })
  const { lines } = plan
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
  const age = Number(values.age ?? AGES[values.band as TextBand] ?? 6)
  const kid = sampleKid({ name: values.name, sex: 'female', age })
  const plans: StoryPlan[] = []
  for (let at = 0; plans.length < (values.matrix ? 12 : 1) && at < 400; at++) {
    const ask: StoryAsk = {
      ...sampleAsk({ seed: `${values.seed}${at}`, age }),
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

if (values.casting) for (const plan of plansOf(values.casting)) print(plan)
else {
  const file = values.answers
    ? (JSON.parse(readFileSync(values.answers, 'utf8')) as Partial<StoryAsk>)
    : {}
  const sample = sampleAsk({ seed: values.seed, ...(values.age && { age: Number(values.age) }) })
  print(planStory({ ...sample, ...file, answers: { ...sample.answers, ...file.answers } }))
}
