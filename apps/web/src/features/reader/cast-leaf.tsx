import type { Story } from '@luciole/contract/stories'
import type { Language } from '@luciole/contract/language'
import { useTranslation } from 'react-i18next'
import { Garland } from '#ui/garland.tsx'
import { Portrait } from '#ui/portrait.tsx'

const COLORS = ['sun', 'mint', 'lilac', 'rose', 'sky', 'dawn'] as const
const SIZE = { hero: 148, helper: 112, other: 96 } as const

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
  return (
    <div
      lang={language}
      role="region"
      aria-label={t('characters')}
      // Taller than a phone now and then: keys must be able to scroll it.
      tabIndex={0}
      className="mx-auto w-full max-w-160 flex-1 overflow-y-auto pt-18 pb-6 lg:max-w-none lg:pt-8 low:pt-5 low:pb-24"
    >
      <h1 className="px-6 text-center text-2xl">{t('characters')}</h1>
      <div className="lg:mx-auto lg:max-w-120 low:hidden">
        <Garland />
      </div>
      <ul className="mt-12 flex flex-wrap items-start justify-center gap-x-7 gap-y-14 px-6 lg:mt-6 lg:gap-x-5 lg:gap-y-8 low:mt-4">
        {story.cast.map(({ id, name, introduction, part, portrait }, index) => (
          <li key={id} className="grid w-36 justify-items-center gap-2 text-center">
            <Portrait
              state={
                portrait
                  ? { kind: 'ready', image: portrait.sources.at(-1)?.url ?? '' }
                  : { kind: 'none', initial: name[language].slice(0, 1) }
              }
              color={COLORS[index % COLORS.length] ?? 'sun'}
              size={part === 'hero' ? SIZE.hero : part === 'helper' ? SIZE.helper : SIZE.other}
            />
            <span className="font-title text-xl leading-tight font-semibold">{name[language]}</span>
            <span className="text-sm leading-snug text-reader-ink/80">
              {introduction[language]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
