import type { Kid } from '@luciole/contract/kids'
import type { Language } from '@luciole/contract/language'
import type { Story } from '@luciole/contract/stories'
import { Link } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { MoonNight } from '#ui/moon-night.tsx'
import { chosenParty } from './players'
import { SittingFigures } from './sitting-figure.tsx'

const ASLEEP = { feeling: 'asleep', wears: 'pyjamas', size: 300 } as const
const MOON = { middle: 204, width: 200, tallest: 210, bottom: 401 } as const

/** The moon, one thing to talk about in the dark, and good night. */
export function EndLeaf({
  story,
  kid,
  language,
  onFinish,
  onAgain,
  onPictures,
}: {
  story: Story
  kid: Kid
  language: Language
  onFinish: () => void
  onAgain: () => void
  /** Present while a parent has something to decide about them. */
  onPictures: (() => void) | null
}) {
  const { t } = useTranslation('reader', { lng: language })
  const [asked, setAsked] = useState(0)
  const prompt = story.prompts[asked % Math.max(1, story.prompts.length)]
  const { cast } = story
  const sleepers = useMemo(() => {
    const { hero, friends } = chosenParty({ cast, kid })
    return [hero, ...friends]
  }, [cast, kid])
  return (
    <div data-theme="night" lang={language} className="end-leaf">
      <MoonNight className="end-moon">
        <SittingFigures look={ASLEEP} characters={sleepers} bench={MOON} />
      </MoonNight>
      <div className="relative mx-auto grid w-full max-w-120 content-center gap-4 px-6 pt-2 pb-safe text-center text-[#f3ecdf] low:gap-1.5 low:pt-5">
        <h1 className="text-3xl">{t('theEnd')}</h1>
        <p className="text-lg text-[#e5dcec] italic">{story.title?.[language]}</p>
        {prompt && (
          <section aria-label={t('talk')} className="grid justify-items-center">
            <h2 className="text-base text-[#d8cfe6]">{t('talk')}</h2>
            <p aria-live="polite" className="mt-1 text-lg leading-snug">
              {prompt[language]}
            </p>
            {story.prompts.length > 1 && (
              <IconButton label={t('talkMore')} onClick={() => setAsked(asked + 1)}>
                <RefreshCw aria-hidden="true" className="text-[#d8cfe6]" />
              </IconButton>
            )}
          </section>
        )}
        <Lamp onClick={onFinish}>{t('finish')}</Lamp>
        <div className="flex flex-wrap justify-between *:no-underline">
          <Quiet onClick={onAgain}>{t('readAgain')}</Quiet>
          <Quiet render={<Link to="/kid/$kidid/createstory" params={{ kidid: story.kidId }} />}>
            {t('another')}
          </Quiet>
        </div>
        {onPictures && <Quiet onClick={onPictures}>{t('pictures.open')}</Quiet>}
      </div>
    </div>
  )
}
