import type { Picture } from '@luciole/contract/stories'
import type { Language } from '@luciole/contract/language'
import { useRef, useState, type CSSProperties } from 'react'

const FETCHED_AHEAD_MS = 100
const LOOK = {
  'not yet': 'opacity-0',
  'at once': '',
  slowly: 'transition-opacity duration-240',
}

/** One picture, its blurred stand-in until it is there, cropped around what must be seen. */
export function StoryPicture({
  picture,
  language,
  sizes,
  isEager = false,
  className = '',
}: {
  picture: Picture
  language: Language
  sizes: string
  isEager?: boolean
  className?: string
}) {
  const asked = useRef(0)
  const [shown, setShown] = useState<'not yet' | 'at once' | 'slowly'>('not yet')
  const { x, y, w, h } = picture.focus
  const focus = {
    '--ratio': picture.width / picture.height,
    '--across': x + w / 2,
    '--down': y + h / 2,
    '--broad': w,
    '--tall': h,
    backgroundImage: `url(${picture.blur})`,
  } as CSSProperties
  return (
    <span
      className={`story-picture bg-cover bg-center brightness-(--picture) ${className}`}
      style={focus}
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
        ref={(image) => {
          if (image) asked.current = performance.now()
        }}
        // One that was fetched ahead is there with the page, a moment after it was asked for: nothing fades in.
        onLoad={() =>
          setShown(performance.now() - asked.current < FETCHED_AHEAD_MS ? 'at once' : 'slowly')
        }
        className={LOOK[shown]}
      />
    </span>
  )
}
