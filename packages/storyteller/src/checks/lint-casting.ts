import type { TextBand } from '@luciole/contract/book'
import { WIZARD_CHOICES } from '@luciole/contract/wizard'
import type { Casting, Plant } from '#bank/authoring'
import { proseOf } from '#bank/castings'
import { parseStoryText, type StoryText, type Unit } from '#bank/story-text'
import { lintGuards, lintNeeds } from '#checks/lint-guards'
import { lintIntroductions } from '#checks/lint-introductions'
import { lintScenes } from '#checks/lint-scenes'
import { lintWording } from '#checks/lint-wording'
import { ROOM } from '#pages/young-lines'

const SPEECH = /\[([A-Z]):([^\]]*)\]/g
const SLOT =
  /\{(?:[HFNVABCDEX]|All|Everyone|Us|Crew|Xs|Last|each:@[^{}|]*\|@[^{}|]*|(?:de|que|De|Que) [HFNVABCDEX]|(?:a|un) [FXH]|(?:h|f|v|hf|x):[^|{}]*\|[^|{}]*|t:[^|{}]*\|[^|{}]*|>\w+|\?[^:{}]+:[^|{}]*\|[^{}]*|(?:say )?T|Ts|[Aa] T|(?:un|le|mon|ton|son|de|du|Un|Le|Mon|Ton|Son|De|Du) T|T:[^|{}]*\|[^|{}]*|n:[^|{}]*\|[^|{}]*)\}/g
/** A verb of saying inside a bracket would be read in the speaker's voice. */
const INCISE = /, (?:dit|demanda|murmura|souffla|cria|répondit|chuchota)(?:-t)?-?(?:il|elle)?,/

/** What every reader of a casting would stumble over, found before anyone reads it. */
export function lintUnit(unit: Unit): string[] {
  const faults: string[] = []
  for (const language of ['en', 'fr'] as const) {
    const text = unit[language]
    const say = (fault: string) => faults.push(`${unit.name} (${language}): ${fault}`)
    if (!text) say('is empty')
    const rest = text.replace(ROOM, '$1$2').replace(SLOT, '')
    if (/[{}]/.test(rest)) say(`has an unknown slot in "${rest.match(/.{0,20}[{}].{0,20}/)?.[0]}"`)
    if (/[[\]]/.test(text.replace(SPEECH, ''))) say('has a bracket that is not speech')
    if ((text.match(/\*/g)?.length ?? 0) % 2) say('has an odd asterisk')
    if (/["“”«»]/.test(text)) say('writes quotes: use [X:…]')
    if (language === 'fr') {
      for (const line of text.split('\n').map((one) => one.replace(/^[~+<-] /, '')))
        if (line.includes('[') && !line.startsWith('[')) say(`speech must open its line: ${line}`)
      const joint = /(?<!\p{L})(?:que|de|lorsque|puisque|jusque) \{[HFVX]\}/iu.exec(text)?.[0]
      if (joint) say(`does not elide before a name: write {de H}, {que H} in "${joint}"`)
      for (const [, , said] of text.matchAll(SPEECH))
        if (INCISE.test(said ?? '')) say(`an incise inside speech: ${said}`)
    }
  }
  const paragraphsOf = (text: string) => [...text.matchAll(/\{>(\w+)\}/g)].map(([, name]) => name)
  const hooks = [paragraphsOf(unit.en), paragraphsOf(unit.fr)].map((names) =>
    names.toSorted().join(),
  )
  const spliced = paragraphsOf(unit.en)
  if (new Set(spliced).size < spliced.length) faults.push(`${unit.name}: splices one line twice`)
  if (hooks[0] !== hooks[1]) faults.push(`${unit.name}: English and French splice other lines`)
  return faults
}

function requiredUnits({ casting, band }: { casting: Casting; band: TextBand }): string[] {
  const isYoung = band === '0-4'
  const { plants, tries, turns } = casting
  const text = proseOf({ casting, band })
  /** For the oldest, one planted thing and the kid's own are enough. */
  const isTold = ({ id, from }: Plant) =>
    band !== '9-14' || from === 'trait' || text.has(`pay ${id}`)
  return [
    'title',
    'teaser',
    'when',
    'lack',
    'way',
    'insight',
    'restore',
    'cameo',
    'ask',
    ...(isYoung
      ? ['refrain', 'refrainLast', 'out', 'again']
      : ['road', 'quiet', 'strand', 'strandEnd']),
    ...plants.filter(isTold).map(({ id }) => `pay ${id}`),
    ...plants.filter((one) => isTold(one) && one.from !== 'trait').map(({ id }) => `plant ${id}`),
    ...(isYoung
      ? []
      : plants.filter((one) => isTold(one) && one.from !== 'trait').map(({ id }) => `about ${id}`)),
    ...tries.map(({ id }) => `try ${id}`),
    ...(isYoung ? [] : tries.map(({ id }) => `recap ${id}`)),
    ...(band === '9-14' ? [] : Object.keys(turns).map((id) => `turn ${id}`)),
  ]
}

const SPLICES: readonly [unit: string, hook: string, bands: readonly TextBand[]][] = [
  ['lack', 'gag1', ['5-8', '9-14']],
  ['insight', 'gag2', ['5-8']],
  ['insight', 'recap1', ['5-8', '9-14']],
  ['insight', 'recap2', ['5-8', '9-14']],
  ['restore', 'again', ['0-4']],
]

function lintShape({ casting, band, text }: { casting: Casting; band: TextBand; text: StoryText }) {
  const faults = requiredUnits({ casting, band })
    .filter((name) => !text.has(name))
    .map((name) => `has no unit "${name}"`)
  for (const [name, hook, bands] of SPLICES) {
    const unit = text.get(name)?.[0]
    if (unit && bands.includes(band) && !unit.en.includes(`{>${hook}}`))
      faults.push(`${name}: does not splice {>${hook}}`)
  }
  const isSilent = (name: string) => text.get(name)?.[0]?.en.includes('{>gag2}') === true
  if (band === '9-14' && isSilent('quiet') === isSilent('insight'))
    faults.push('quiet or insight, one of them, must splice {>gag2}')
  for (const id of Object.keys(casting.turns)) {
    const unit = text.get(`turn ${id}`)?.[0]
    if (unit && !unit.en.includes('{>pay}')) faults.push(`turn ${id}: nothing is given up`)
  }
  const told = Object.keys(casting.turns).filter((id) => text.has(`turn ${id}`))
  if (told.length < 2 || !(told.includes('why') || told.includes('friend')))
    faults.push('turns: needs two, and one of them without a talent')
  if (!casting.plants.some(({ id, from }) => from !== 'trait' && text.has(`pay ${id}`)))
    faults.push('plants: needs one of its own')
  const ask = text.get('ask')?.[0]
  if (ask && (ask.en.split('\n').length !== 3 || ask.fr.split('\n').length !== 3))
    faults.push('ask: needs three questions')
  if ((text.get('title')?.length ?? 0) < 2) faults.push('title: needs two')
  return faults
}

function lintPictures(casting: Casting): string[] {
  const pages = new Set([
    'home',
    ...Object.keys(casting.scenes),
    ...casting.tries.map(({ id }) => `try ${id}`),
    ...Object.keys(casting.turns).map((id) => `turn ${id}`),
  ])
  return Object.entries(casting.pictures ?? {}).flatMap(([band, pictures]) =>
    Object.keys(pictures)
      .filter((name) => !pages.has(name))
      .map((name) => `${band} has a picture for "${name}", and no such page`),
  )
}

/** Lines of its own, which no other casting's can stand in for. */
function lintOwnLines({ bands, closes = [], ownLines }: Casting): string[] {
  if (!bands['5-8'] && !bands['9-14']) return []
  const endings = WIZARD_CHOICES.ending.filter(
    (ending) => ending !== 'surprise' && !closes.includes(ending),
  )
  const written = parseStoryText(ownLines)
  return ['out', 'wonder', ...endings.map((ending) => `ending ${ending}`)]
    .filter((name) => !written.has(name))
    .map((name) => `has no "${name}" in own-lines.ts`)
}

/** Faults of a whole casting, told by band and unit. */
export function lintCasting(casting: Casting): string[] {
  const causes = casting.tries.map(({ cause }) => cause)
  const faults = new Set(causes).size < 3 ? ['tries fail for fewer than three reasons'] : []
  if (!casting.turns.why && !casting.turns.friend) faults.push('has no turn without a talent')
  faults.push(
    ...lintPictures(casting),
    ...lintScenes(casting),
    ...lintNeeds(casting),
    ...lintOwnLines(casting),
  )
  for (const band of Object.keys(casting.bands) as TextBand[]) {
    const text = proseOf({ casting, band })
    const found = [
      ...lintShape({ casting, band, text }),
      ...[...text.values()].flat().flatMap(lintUnit),
      ...[...text.values()].flat().flatMap(lintWording),
      ...lintGuards({ casting, band, text }),
      ...lintIntroductions({ text, band }),
    ]
    faults.push(...found.map((fault) => `${band} ${fault}`))
  }
  return faults.map((fault) => `${casting.id}: ${fault}`)
}
