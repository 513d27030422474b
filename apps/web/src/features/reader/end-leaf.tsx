import type { Language } from '@luciole/contract/language'
import type { Story } from '@luciole/contract/stories'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Lamp } from '#ui/lamp.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { MoonNight } from '#ui/moon-night.tsx'

/** The moon, one thing to talk about in the dark, and good night. */
export function EndLeaf({
  story,
  language,
  onFinish,
  onAgain,
}: {
  story: Story
  language: Language
  onFinish: () => void
  onAgain: () => void
}) {
  const { t } = useTranslation('reader', { lng: language })
  return (
    <div data-theme="night" lang={language} className="end-leaf">
      <MoonNight className="absolute inset-x-0 top-0 mx-auto h-[68%] w-full" />
      <div className="relative mx-auto mt-auto grid w-full max-w-120 gap-4 px-6 pt-[38svh] pb-safe text-center text-[#f3ecdf]">
        <h1 className="text-3xl">{t('theEnd')}</h1>
        <p className="text-lg italic opacity-90">{story.title?.[language]}</p>
        <section aria-label={t('talk')}>
          <h2 className="text-base opacity-80">{t('talk')}</h2>
          <ul className="mt-1 grid gap-1.5">
            {story.prompts.map((prompt) => (
              <li key={prompt.en}>{prompt[language]}</li>
            ))}
          </ul>
        </section>
        <Lamp onClick={onFinish}>{t('finish')}</Lamp>
        <div className="flex flex-wrap justify-between">
          <Quiet onClick={onAgain}>{t('readAgain')}</Quiet>
          <Quiet render={<Link to="/kid/$kidid/createstory" params={{ kidid: story.kidId }} />}>
            {t('another')}
          </Quiet>
        </div>
      </div>
    </div>
  )
}
