import type { Picture } from '@luciole/contract/stories'
import type { Language } from '@luciole/contract/language'
import { useLayoutEffect, useRef, useState } from 'react'

const SOON_MS = 100
const LOOK = {
  there: '',
  awaited: 'opacity-0',
  coming: 'transition-opacity duration-240',
}

/** One picture, its blurred stand-in until it is there; `framing` says what of it is seen. */
export function StoryPicture({
  picture,
  language,
  sizes,
  isEager = false,
}: {
  picture: Picture
  language: Language
  sizes: string
  isEager?: boolean
}) {
  const image = useRef<HTMLImageElement>(null)
  const asked = useRef(0)
  const [look, setLook] = useState<keyof typeof LOOK>('there')
  useLayoutEffect(() => {
    asked.current = performance.now()
    // The browser chooses a source in a microtask: after it, one that was fetched ahead is whole,
    // and is painted with its page.
    queueMicrotask(() => {
      if (image.current?.complete === false) setLook('awaited')
    })
  }, [])
  return (
    <span
      className="story-picture bg-cover bg-center [filter:var(--picture)]"
      style={{ backgroundImage: `url(${picture.blur})` }}
    >
      <img
        src={picture.sources.at(0)?.url}
        srcSet={picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        lang={language}
        alt={picture.alt[language]}
        loading={isEager ? 'eager' : 'lazy'}
        decoding={isEager ? 'sync' : 'async'}
        draggable={false}
        ref={image}
        // What comes a moment after its page does not fade in either.
        onLoad={() => {
          const isSoon = performance.now() - asked.current < SOON_MS
          setLook((before) => (before === 'there' || isSoon ? 'there' : 'coming'))
        }}
        className={LOOK[look]}
      />
    </span>
  )
}
