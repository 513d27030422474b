import { CLOTH_COLORS, type Human } from '@luciole/contract/character'
import { COLOR_WORDS } from '#creatures/lexicon/look-words'
import { shadeAt } from '#creatures/lexicon/shade-at'
import type { Word } from '#creatures/lexicon/words-of'
import { deltaE, fromHex } from '#core/color'
import { CUTS, type Cut } from '#people/wardrobe'
import { aboutOf, allOf, type Looks } from './read-looks'

/** As near as this, a colour is one of those the parent can choose. */
const SAME_COLOR = 0.056
const CHOICES: ReadonlyMap<string, string> = new Map(
  [...COLOR_WORDS.values()].flatMap((said) =>
    Object.values(CLOTH_COLORS)
      .filter((color) => deltaE(fromHex(color), fromHex(said)) < SAME_COLOR)
      .map((color) => [said, color] as const),
  ),
)

const colorsOf = (words: readonly Word[]): string[] =>
  words.flatMap((_, at) => {
    const shade = shadeAt({ words, at })
    return shade ? (CHOICES.get(shade) ?? shade) : []
  })

/** Where what is worn under it shows: a shirt under dungarees, a blouse under a cardigan. */
const innerOf = ({ top, under }: Cut) => under ?? (top === 0 ? undefined : top)

/** The garment everything is worn under, what shows beneath it, and each in the colours said. */
export function toldClothes({
  looks,
  human,
}: {
  looks: Looks
  human: Human
}): Pick<Human, 'outfit' | 'colors'> {
  const garments = allOf(looks, 'garment')
  const outer = garments.find(({ part }) => innerOf(CUTS[part.outfit]) !== undefined) ?? garments[0]
  const inner = garments.find((garment) => garment !== outer)
  const [legs] = allOf(looks, 'legs')
  const own = CUTS[human.outfit]
  const showsLegs = !legs || (own.bottom !== 0 && own.legs === CUTS[legs.part.outfit].legs)
  const outfit = outer?.part.outfit ?? (showsLegs ? human.outfit : legs.part.outfit)
  const cut = CUTS[outfit]
  const colors: Human['colors'] = [...human.colors]
  const paint = (place: 0 | 1 | 2 | undefined, color: string | undefined) => {
    if (place !== undefined && color) colors[place] = color
  }
  const [pattern] = colorsOf(aboutOf(allOf(looks, 'pattern')))
  const [main, second = pattern] = colorsOf(outer?.about ?? [])
  paint(0, main)
  paint(cut.detail, second)
  paint(innerOf(cut), inner && colorsOf(inner.about)[0])
  const isSkirtAlone = !outer && legs?.part.outfit === 'dress'
  if (isSkirtAlone || cut.bottom !== 0)
    paint(isSkirtAlone ? 0 : cut.bottom, colorsOf(legs?.about ?? [])[0] ?? legs?.part.color)
  return { outfit, colors }
}

/** One colour for all that is not cloth: of a head-scarf before others, which are smaller. */
export function toldAccent(looks: Looks): string | undefined {
  const headScarves = allOf(looks, 'hair').filter(({ part }) => part.style === 'head_scarf')
  const others = looks.mentions.filter(
    ({ part, isDenied }) => !isDenied && ['ornament', 'glasses', 'wheelchair'].includes(part.kind),
  )
  return colorsOf(aboutOf([...headScarves, ...others]))[0]
}
