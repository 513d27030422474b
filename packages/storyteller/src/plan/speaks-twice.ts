import type { StoryText, Unit } from '#bank/story-text'

const isHeros = (line: string | undefined) => line?.startsWith('[H:') ?? false

/**
 * Whether this line, spliced in there, would make the hero speak twice running: two French dashes,
 * and a listener hears two people.
 */
export function speaksTwice({
  unit,
  prose,
  page,
  hook,
}: {
  unit: Unit
  prose: StoryText
  page: string
  hook: string
}): boolean {
  const around = prose.get(page)?.[0]?.fr.split('\n') ?? []
  const at = around.indexOf(`{>${hook}}`)
  const told = unit.fr.split('\n')
  return (
    at >= 0 &&
    ((isHeros(around[at - 1]) && isHeros(told[0])) ||
      (isHeros(around[at + 1]) && isHeros(told.at(-1))))
  )
}
