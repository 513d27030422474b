import type { Kid } from '@luciole/contract/kids'
import type { Story } from '@luciole/contract/stories'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button.tsx'
import { optionalPart } from '#ui/optional-part'
import { Quiet } from '#ui/quiet.tsx'
import { Constellation } from './constellation.tsx'
import './lake.css'
import { LakeScene } from './lake-scene.tsx'
import { chosenParty } from './players'
import { RemoveStory } from './remove-story.tsx'
import { useBreathing } from './use-breathing'

const NotifyButton = optionalPart(
  async () => (await import('#features/notifications/notify-button.tsx')).NotifyButton,
)

const LINE_MS = 12_000
const SLOW_MS = 6 * 60_000

/** A night sky in which every real event lights a star of this story's hero. */
export function GeneratingScreen({ story, kid }: { story: Story; kid: Kid }) {
  const { t, i18n } = useTranslation('reader')
  const [line, setLine] = useState(0)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const turning = setInterval(() => setLine((shown) => shown + 1), LINE_MS)
    const age = Date.now() - Date.parse(story.createdAt)
    const slow = setTimeout(() => setSlow(true), Math.max(0, SLOW_MS - age))
    return () => {
      clearInterval(turning)
      clearTimeout(slow)
    }
  }, [story.createdAt])
  const { cast } = story
  const { hero, friends } = useMemo(() => chosenParty({ cast, kid }), [cast, kid])
  const language = i18n.resolvedLanguage === 'fr' ? 'fr' : 'en'
  const sentence = story.waiting[line % Math.max(1, story.waiting.length)]?.[language]
  const { pagesPainted, pageCount, state } = story
  const isWritten = pageCount > 0
  const lit = (isWritten ? 1 : 0) + pagesPainted + (state === 'ready' ? 1 : 0)
  const breathing = useBreathing()
  return (
    <main data-theme="night" className="fixed inset-0 overflow-hidden bg-[#15112f] text-[#f3ecdf]">
      <LakeScene hero={hero} friends={friends} isSwelling={breathing.breath !== null} />
      <div className="relative mx-auto flex h-full max-w-140 flex-col overflow-y-auto px-screen pt-safe pb-safe">
        <div className="flex justify-between">
          <RemoveStory story={story} />
          <IconButton
            label={t('generating.toShelf')}
            ground="glass"
            render={<Link to="/kid/$kidid" params={{ kidid: story.kidId }} />}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <h1 className="text-center text-2xl">{t('generating.title')}</h1>
        <p
          key={breathing.breath ?? sentence}
          className="mt-1 min-h-7 shrink-0 animate-appear text-center text-[#d8cfe6]"
        >
          {breathing.breath
            ? t(`generating.${breathing.breath}`)
            : isSlow
              ? t('generating.slow')
              : (sentence ?? t('generating.message'))}
        </p>
        <Constellation hero={hero} total={(pageCount || 8) + 2} lit={lit} />
        <div className="mt-auto grid gap-2 text-center">
          <p role="status" className="font-title text-lg font-semibold">
            {isWritten
              ? t('generating.painted', { count: pagesPainted, pages: pageCount })
              : t('generating.message')}
          </p>
          <p className="text-sm text-[#d8cfe6]">{t('generating.leave')}</p>
          <div className="flex min-h-12 flex-wrap justify-center">
            {breathing.breath === null && (
              <Quiet onClick={breathing.begin}>{t('generating.breathe')}</Quiet>
            )}
          </div>
          <Suspense>
            <NotifyButton />
          </Suspense>
        </div>
      </div>
    </main>
  )
}
