import type { Story } from '@luciole/contract/stories'
import type { Language } from '@luciole/contract/language'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { previewAddress } from '#features/portraits/avatar-preview.tsx'
import { Garland } from '#ui/garland.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { useMoreBelow } from '#ui/use-more-below'

const COLORS = ['sun', 'mint', 'lilac', 'rose', 'sky', 'dawn'] as const
const SIZE = { hero: 128, helper: 108, other: 84 } as const
/** As many stand on a phone in twos; more of them stand closer, all of one size. */
const FEW = 6
const AMONG_MANY = 92

type Member = Pick<Story['cast'][number], 'id' | 'name' | 'introduction' | 'portrait'> & {
  part: string
  /** Of a book of ours; a lent one has every portrait. */
  character?: Story['cast'][number]['character']
}

/** "the mole" begins a line here. */
const capitalised = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1)

/** Painted; until it is, drawn at once by the same hand. */
const Face = memo(function Face({
  member: { portrait, character },
  ...frame
}: {
  member: Member
  color: (typeof COLORS)[number]
  size: number
}) {
  const painted = portrait?.sources.at(-1)?.url
  const image = painted ?? (character && previewAddress({ character }))
  return (
    <Portrait
      {...frame}
      state={image ? { kind: 'ready', image, isWhole: painted !== undefined } : { kind: 'none' }}
    />
  )
})

/** Who is in this story, as large as their part. */
export function CastLeaf({
  story,
  language,
}: {
  story: { cast: readonly Member[] }
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
        {cast.map((member, index) => (
          <li
            key={member.id}
            className={`grid justify-items-center gap-1 text-center md:w-36 md:gap-2 ${isFew ? 'w-[min(10.5rem,44vw)] md:max-lg:portrait:w-52 xl:w-40 min-[88rem]:w-42' : 'w-[min(7rem,29vw)] lg:gap-1'}`}
          >
            <span
              className={`md:[zoom:1.15] low:[zoom:1] ${isFew ? 'md:max-lg:portrait:[zoom:1.6] xl:[zoom:1.35] min-[88rem]:[zoom:1.45]' : ''}`}
            >
              <Face
                member={member}
                color={COLORS[index % COLORS.length] ?? 'sun'}
                size={sizeOf(member.part)}
              />
            </span>
            <span
              className={`font-title leading-tight font-semibold ${isFew ? 'text-lg md:text-xl' : 'text-base text-balance md:text-lg'}`}
            >
              {capitalised(member.name[language])}
            </span>
            <span className="text-sm leading-snug text-balance text-reader-ink/80">
              {member.introduction[language]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
