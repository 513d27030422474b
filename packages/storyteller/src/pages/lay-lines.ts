import type { PageKind } from '#bank/authoring'
import type { Unit } from '#bank/story-text'
import type { Units } from '#pages/page-units'
import { FRIEND_LETTERS } from '#pages/young-lines'
import { placeOf, type Place } from '#plan/joints'
import { isWorstPage } from '#plan/page-name'
import type { StoryPlan } from '#plan/story-plan'
import type { Bilingual, Language } from '@luciole/contract/language'

const HOOKS = ['gag1', 'gag2', 'talent', 'go', 'fail'] as const
type Hook = (typeof HOOKS)[number]

function moved({ text, mark, place }: { text: string; mark: string; place: Place | null }): string {
  if (place === 'there') return text
  const lines = text.split('\n').filter((line) => line !== mark)
  if (place === 'first') lines.unshift(mark)
  if (place === 'last') lines.push(mark)
  return lines.join('\n')
}

/** The loose line a mark stands for, and who says it. */
function lineOf({ hook, plan, units }: { hook: Hook; plan: StoryPlan; units: Units }) {
  const { lines, party } = plan
  const told = (line: Unit, by = 'F') => ({ line, by })
  if (hook === 'talent')
    return lines.talent && !lines.isTalentAtHome ? told(units.talent(lines.talent)) : null
  if (hook !== 'go' && hook !== 'fail')
    return lines.gag ? told(units.gagStep(hook === 'gag1' ? 1 : 2)) : null
  const name = lines[hook]
  const at = lines[`${hook}By`]
  const player = (at === null ? undefined : party.others[at]) ?? party.helper
  const by = at === null ? undefined : FRIEND_LETTERS[at]
  return name ? told(units.remark({ name, voice: player.voice }), by) : null
}

/**
 * Puts the loose lines of a book where they take nothing from the casting's own words, page after page. A remark
 * is made once; what has no place is not told, but for the talent, without which the turn would come from nowhere.
 */
export function createLayer({ plan, units }: { plan: StoryPlan; units: Units }) {
  const said = new Set<Hook>()
  return ({ kind, page, text }: { kind: PageKind; page: Unit; text: Bilingual }): Bilingual => {
    const isWorst = isWorstPage({ kind, pages: plan.pages })
    const isAskedBy = (hook: Hook) =>
      text.en.includes(`{>${hook}}`) || (hook === 'gag2' && kind === 'insight')
    return HOOKS.filter(isAskedBy).reduce((laid, hook) => {
      const mark = `{>${hook}}`
      const found = said.has(hook) ? null : lineOf({ hook, plan, units })
      const open = found && placeOf({ page, hook, ...found, isWorst })
      const place = open ?? (hook === 'talent' && found ? 'there' : null)
      if (place) said.add(hook)
      const put = (language: Language) => moved({ text: laid[language], mark, place })
      return { en: put('en'), fr: put('fr') }
    }, text)
  }
}
