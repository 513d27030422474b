import type { Story } from '@luciole/contract/stories'
import type { Language } from '@luciole/contract/language'
import { useTranslation } from 'react-i18next'
import { Garland } from '#ui/garland.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { useMoreBelow } from '#ui/use-more-below'

const COLORS = ['sun', 'mint', 'lilac', 'rose', 'sky', 'dawn'] as const
const SIZE = { hero: 128, helper: 108, other: 84 } as const

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
  return (
    <div
      lang={language}
      role="region"
      aria-label={t('characters')}
      ref={box}
      className="mx-auto w-full max-w-160 flex-1 overflow-y-auto pt-16 pb-2 lg:max-w-none lg:pt-8 low:pt-5 low:pb-24"
    >
      <h1 className="px-6 text-center text-2xl">{t('characters')}</h1>
      <div className="-mb-3 lg:mx-auto lg:mb-0 lg:max-w-120 low:hidden">
        <Garland />
      </div>
      <ul className="mt-3 flex flex-wrap items-start justify-center gap-x-4 gap-y-5 px-4 md:gap-x-7 md:gap-y-12 lg:mt-6 lg:gap-x-5 lg:gap-y-8 low:mt-8">
        {cast.map(({ id, name, introduction, part, portrait }, index) => (
          <li
            key={id}
            className="grid w-[min(10.5rem,44vw)] justify-items-center gap-1 text-center md:w-36 md:gap-2"
          >
            <span className="md:[zoom:1.15] low:[zoom:1]">
              <Portrait
                state={
                  portrait
                    ? { kind: 'ready', image: portrait.sources.at(-1)?.url ?? '' }
                    : { kind: 'none', initial: name[language].slice(0, 1) }
                }
                color={COLORS[index % COLORS.length] ?? 'sun'}
                size={part === 'hero' ? SIZE.hero : part === 'helper' ? SIZE.helper : SIZE.other}
              />
            </span>
            <span className="font-title text-lg leading-tight font-semibold md:text-xl">
              {name[language]}
            </span>
            <span className="text-sm leading-snug text-balance text-reader-ink/80">
              {introduction[language]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
