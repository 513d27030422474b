import type { Story } from '@luciole/contract/stories'
import type { Language } from '@luciole/contract/language'
import { useTranslation } from 'react-i18next'
import { Garland } from '#ui/garland.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { useMoreBelow } from '#ui/use-more-below'

const COLORS = ['sun', 'mint', 'lilac', 'rose', 'sky', 'dawn'] as const
const SIZE = { hero: 128, helper: 108, other: 84 } as const
/** As many stand on a phone in twos; more of them stand closer, all of one size. */
const FEW = 6
const AMONG_MANY = 92

/** Who is in this story, as large as their part. */
export function CastLeaf({
  story,
  language,
}: {
  story: {
    cast: (Pick<Story['cast'][number], 'id' | 'name' | 'introduction' | 'portrait'> & {
      part: string
    })[]
  }
  language: Language
}) {
  const { t } = useTranslation('reader', { lng: language })
  const box = useMoreBelow<HTMLDivElement>()
  // Who looks different later in the story is still one and the same.
  const cast = story.cast.filter(
    ({ name: { en } }, index, all) => all.findIndex(({ name }) => name.en === en) === index,
  )
  const isFew = cast.length <= FEW
  const sizeOf = (part: string) =>
    !isFew ? AMONG_MANY : part === 'hero' || part === 'helper' ? SIZE[part] : SIZE.other
  return (
    <div
      lang={language}
      role="region"
      aria-label={t('characters')}
      ref={box}
      className="mx-auto flex w-full max-w-160 flex-1 flex-col overflow-y-auto pt-16 pb-2 lg:max-w-none lg:justify-center-safe lg:pt-4 low:justify-start low:pt-5 low:pb-24"
    >
      <h1 className="px-6 text-center text-2xl">{t('characters')}</h1>
      <div className="-mb-3 lg:mx-auto lg:mb-0 lg:max-w-120 lg:max-xl:hidden low:hidden">
        <Garland />
      </div>
      <ul
        className={`mt-3 flex flex-wrap items-start justify-center px-4 md:gap-x-7 lg:mt-6 lg:gap-x-5 low:mt-8 ${isFew ? 'gap-x-4 gap-y-5 md:gap-y-12 lg:gap-y-6' : 'gap-x-2 gap-y-4 md:gap-y-8 lg:mx-auto lg:max-w-184 lg:gap-y-4'}`}
      >
        {cast.map(({ id, name, introduction, part, portrait }, index) => (
          <li
            key={id}
            className={`grid justify-items-center gap-1 text-center md:w-36 md:gap-2 ${isFew ? 'w-[min(10.5rem,44vw)] xl:w-40' : 'w-[min(7rem,29vw)] lg:gap-1'}`}
          >
            <span className={`md:[zoom:1.15] low:[zoom:1] ${isFew ? 'xl:[zoom:1.35]' : ''}`}>
              <Portrait
                state={
                  portrait
                    ? { kind: 'ready', image: portrait.sources.at(-1)?.url ?? '', isWhole: true }
                    : { kind: 'none', initial: name[language].slice(0, 1) }
                }
                color={COLORS[index % COLORS.length] ?? 'sun'}
                size={sizeOf(part)}
              />
            </span>
            <span
              className={`font-title leading-tight font-semibold ${isFew ? 'text-lg md:text-xl' : 'text-base text-balance md:text-lg'}`}
            >
              {name[language]}
            </span>
            <span
              className={`leading-snug text-balance text-reader-ink/80 ${isFew ? 'text-sm' : 'text-xs md:text-sm'}`}
            >
              {introduction[language]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
